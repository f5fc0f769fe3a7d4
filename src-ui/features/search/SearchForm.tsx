import { observer } from 'mobx-react-lite';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useApp, useTexts } from '../../context/AppContext.ts';
import { chunk } from '../../context/chunk.ts';
import { paths } from '../../context/paths.ts';
import { Icon } from '../../kit/Icon.tsx';
import { appTexts } from '../../texts/app.ts';

const suggestions = chunk(async () => (await import('./searchParts.ts')).Suggestions);

type SearchFormProps = {
  /** Closes the phone's search, which the form fills. */
  readonly onClose?: () => void;
};

/** The shop's search: a plain form that opens All Products. Its suggestions load once somebody uses it. */
export const SearchForm = observer(function SearchForm({ onClose }: SearchFormProps) {
  const { search } = useTexts(appTexts);
  const [, navigate] = useLocation();
  const { notifications } = useApp();
  const [Suggestions, setSuggestions] = useState(() => suggestions.here);
  const field = useRef<HTMLInputElement>(null);

  /** Each use of the field tries again; one message is enough. */
  const isTold = useRef(false);

  const load = (): void => {
    suggestions.load().then(() => setSuggestions(() => suggestions.here), tellMissing);
  };
  const tellMissing = (): void => {
    if (isTold.current) return;
    isTold.current = true;
    notifications.say('info', appTexts, (texts) => texts.noSuggestions, {
      actions: [{ label: (language) => appTexts[language].retry, run: retry }],
    });
  };

  const retry = (): void => {
    isTold.current = false;
    load();
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const query = new URLSearchParams({ q: field.current?.value.trim() ?? '' });
    // The list's own search has the words.
    event.currentTarget.reset();
    onClose?.();
    navigate(`${paths.allProducts}?${query}`);
  };

  return (
    <form
      className="site-search affix affix--start"
      role="search"
      aria-label={search}
      action={paths.allProducts}
      onSubmit={submit}
    >
      <span className="affix__start">
        <Icon name="search" />
      </span>
      <input
        ref={field}
        className="form-control"
        type="search"
        name="q"
        aria-label={search}
        placeholder={search}
        enterKeyHint="search"
        autoComplete="off"
        onFocus={load}
        data-search
        data-autofocus
      />
      {Suggestions && <Suggestions field={field} onClose={onClose} />}
    </form>
  );
});
