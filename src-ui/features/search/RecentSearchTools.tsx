import { observer } from 'mobx-react-lite';
import { useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { suggestionsTexts } from '../../texts/suggestions.ts';
import type { RecentSearches } from './RecentSearches.ts';

type RecentSearchToolsProps = {
  readonly recent: RecentSearches;
  /** The pressed button is gone. */
  readonly onForget: () => void;
};

/** Buttons beside the recent searches, because screen readers don't reach buttons inside of options. */
export const RecentSearchTools = observer(function RecentSearchTools({ recent, onForget }: RecentSearchToolsProps) {
  const texts = useTexts(suggestionsTexts);
  const forget = (change: () => void) => () => {
    change();
    onForget();
  };
  return (
    <>
      <ul className="suggest__tools">
        {recent.list.map((search) => (
          <li key={search}>
            <button
              type="button"
              className="btn-icon"
              aria-label={texts.forget(search)}
              onClick={forget(() => recent.forget(search))}
            >
              <Icon name="x" size="sm" />
            </button>
          </li>
        ))}
      </ul>
      <div className="suggest__foot">
        <button type="button" className="link" onClick={forget(() => recent.forgetAll())}>
          {texts.forgetAll}
        </button>
      </div>
    </>
  );
});
