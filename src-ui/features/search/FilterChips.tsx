import { useEffect, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { setFilters, withoutFilter, withoutFilters } from '#domain/search/setFilters.ts';
import { useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { FindingViewModel } from './FindingViewModel.ts';
import type { FindingAddress } from './useFindingAddress.ts';
import { Passage } from '../../parts/Passage.tsx';
import { useSearchWords } from '../../parts/search/useSearchWords.ts';
import { wordFilter } from '../../parts/search/wordFilter.ts';

type FilterChipsProps = { readonly finding: FindingViewModel; readonly address: FindingAddress };

/** The active filters, each with a button to remove it. */
export const FilterChips = observer(function FilterChips({ finding, address }: FilterChipsProps) {
  const texts = useTexts(browseTexts);
  const words = useSearchWords();
  const group = useRef<HTMLDivElement>(null);
  const dropped = useRef<number | null>(null);
  const filters = setFilters(finding.query);

  // The pressed chip is gone, so focus the next one. The heading comes after the last.
  useEffect(() => {
    if (dropped.current === null || group.current === null) return;
    const chips = group.current.querySelectorAll('button');
    const next = chips[Math.min(dropped.current, chips.length - 1)];
    if (next === undefined) focusHeading();
    else next.focus();
    dropped.current = null;
  }, [filters.length]);

  return (
    <div className="chips" ref={group}>
      {filters.map((filter, place) => {
        const label = wordFilter(filter, words);
        return (
          <button
            key={'value' in filter ? `${filter.facet} ${filter.value}` : filter.facet}
            type="button"
            className="chip chip--filter"
            aria-label={texts.removeFilter(label)}
            onClick={() => {
              dropped.current = place;
              address.show(withoutFilter(finding.query, filter));
            }}
          >
            <span className="chip__text">
              <Passage>{label}</Passage>
            </span>
            <Icon name="x" size="sm" />
          </button>
        );
      })}
      {filters.length > 1 && (
        <button
          type="button"
          className="link clear small"
          onClick={() => {
            dropped.current = 0;
            address.show(withoutFilters(finding.query));
          }}
        >
          {texts.clearAll}
        </button>
      )}
    </div>
  );
});
