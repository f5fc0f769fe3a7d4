import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { ChoiceChips } from '../../kit/ChoiceChips.tsx';
import { requestsTexts } from '../../texts/requests.ts';
import { requestFilters } from './shownRequests.ts';
import type { RequestsViewModel } from './RequestsViewModel.ts';

/** The kinds of requests, with their numbers. */
export const RequestFilters = observer(function RequestFilters({ vm }: { readonly vm: RequestsViewModel }) {
  const texts = useTexts(requestsTexts);
  const format = useFormat();
  return (
    <div className="mb-4">
      <ChoiceChips
        label={texts.show}
        choices={requestFilters.map((filter) => ({
          value: filter,
          label: texts.filters[filter],
          count: filter === 'all' ? undefined : format.count(vm.count(filter)),
        }))}
        value={vm.filter}
        onChange={(filter) => vm.show(filter)}
      />
    </div>
  );
});
