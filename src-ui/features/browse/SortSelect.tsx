import { observer } from 'mobx-react-lite';
import { findingSorts, sortOf } from '#domain/catalogue/finding/FindingQuery.ts';
import { useTexts } from '../../app/AppContext.ts';
import { browseTexts } from '../../copy/browse.ts';
import type { FindingViewModel } from './FindingViewModel.ts';
import type { FindingAddress } from './useFindingAddress.ts';

type SortSelectProps = { readonly finding: FindingViewModel; readonly address: FindingAddress };

export const SortSelect = observer(function SortSelect({ finding, address }: SortSelectProps) {
  const texts = useTexts(browseTexts);
  const { query } = finding;
  const usual = sortOf({ ...query, sort: null });
  return (
    <select
      className="form-select"
      aria-label={texts.sortBy}
      value={sortOf(query)}
      onChange={(event) => {
        const sort = findingSorts.find((one) => one === event.target.value) ?? null;
        address.show({ ...query, sort: sort === usual ? null : sort });
      }}
    >
      {findingSorts.map((sort) =>
        // Without words there is nothing to match well.
        sort === 'relevance' && usual !== 'relevance' ? null : <option key={sort} value={sort}>{texts.sorts[sort]}</option>)}
    </select>
  );
});
