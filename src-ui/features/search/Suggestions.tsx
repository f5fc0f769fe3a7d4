import { observer } from 'mobx-react-lite';
import { type MouseEvent, type RefObject, useId } from 'react';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { useViewModel } from '../../context/useViewModel.ts';
import { suggestionsTexts } from '../../texts/suggestions.ts';
import { RecentSearchTools } from './RecentSearchTools.tsx';
import { searchFeature } from './searchFeature.ts';
import { SuggestionOption } from './SuggestionOption.tsx';
import type { Suggestion } from './suggestionsFor.ts';
import { useCombobox } from './useCombobox.ts';
import { useSettled } from './useSettled.ts';
import './Suggestions.scss';

type SuggestionsProps = {
  /** The field is there before this code, and keeps its text and focus when this code arrives. */
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onClose: (() => void) | undefined;
};

const kinds: readonly Suggestion['kind'][] = ['product', 'category', 'search', 'all'];

/** Suggestions below the search field. */
export const Suggestions = observer(function Suggestions({ field, onClose }: SuggestionsProps) {
  const texts = useTexts(suggestionsTexts);
  const format = useFormat();
  const viewModel = useViewModel(searchFeature, (make) => make.suggestions());
  const { suggestions, notice, text } = viewModel;
  const id = useId();
  useCombobox({ field, viewModel, listId: id, onClose });

  const line = notice === undefined ? '' : notice === 'none' ? texts.none(text) : texts[notice];
  const count = suggestions.length === 0 ? '' : texts.count(suggestions.length, format.count(suggestions.length));
  const said = useSettled(notice === 'preparing' ? '' : [line, count].filter((part) => part !== '').join(' '));

  const leave = (suggestion: Suggestion) => (event: MouseEvent) => {
    // Opens beside this page, where the person goes on typing.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    if (suggestion.kind === 'search') viewModel.recent.remember(suggestion.text);
    if (suggestion.kind === 'all') viewModel.recent.remember(text);
    field.current?.form?.reset();
    viewModel.close();
    onClose?.();
  };

  const retry = (): void => {
    viewModel.retry();
    // The pressed button is gone while the list is on its way.
    field.current?.focus();
  };

  const options = (kind: Suggestion['kind']) =>
    suggestions.map(
      (suggestion, place) =>
        suggestion.kind === kind && (
          <SuggestionOption
            key={suggestion.key}
            id={`${id}-${place}`}
            suggestion={suggestion}
            text={text.trim()}
            isActive={suggestion.key === viewModel.activeKey}
            onChoose={leave(suggestion)}
          />
        ),
    );

  const hasRecent = !viewModel.hasWords && suggestions.length > 0;
  return (
    <>
      {(suggestions.length > 0 || line !== '') && (
        <div className={hasRecent ? 'suggest suggest--recent' : 'suggest'}>
          {suggestions.length > 0 && (
            <div role="listbox" id={id} aria-label={texts.suggestions}>
              {kinds
                .filter((kind) => suggestions.some((suggestion) => suggestion.kind === kind))
                .map((kind) =>
                  kind === 'all' ? (
                    options(kind)
                  ) : (
                    <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
                      <div className="suggest__label" id={`${id}-${kind}`}>
                        {texts.groups[kind]}
                      </div>
                      {options(kind)}
                    </div>
                  ),
                )}
            </div>
          )}
          {hasRecent && <RecentSearchTools recent={viewModel.recent} onForget={() => field.current?.focus()} />}
          {line !== '' && <p className="suggest__line">{line}</p>}
          {notice === 'failed' && (
            <div className="suggest__foot">
              <button type="button" className="link" onClick={retry}>
                {texts.tryAgain}
              </button>
            </div>
          )}
        </div>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
});
