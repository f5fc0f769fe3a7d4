import { observer } from 'mobx-react-lite';
import FormSelect from 'react-bootstrap/FormSelect';
import { findingSorts } from '#domain/search/FindingQuery.ts';
import { sortOf } from '#domain/search/sortOf.ts';
import { sortIn } from '#domain/search/sortIn.ts';
import { useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import type { FindingViewModel } from './FindingViewModel.ts';
import type { FindingAddress } from './useFindingAddress.ts';

type SortSelectProps = { readonly finding: FindingViewModel; readonly address: FindingAddress };

export const SortSelect = observer(function SortSelect({ finding, address }: SortSelectProps) {
  const texts = useTexts(browseTexts);
  const { query, hasStatuses, can } = finding;
  const usual = sortOf({ ...query, sort: null });
  return (
    <FormSelect
      aria-label={texts.sortBy}
      value={sortIn(query, hasStatuses)}
      onChange={(event) => {
        const sort = findingSorts.find((one) => one === event.target.value) ?? null;
        address.show({ ...query, sort: sort === usual ? null : sort });
      }}
    >
      {can.sorts.map((sort) =>
        // Relevance needs a search text, availability a list that states it.
        (sort === 'relevance' && usual !== 'relevance') || (sort === 'available' && !hasStatuses) ? null : (
          <option key={sort} value={sort}>
            {texts.sorts[sort]}
          </option>
        ),
      )}
    </FormSelect>
  );
});
