import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { requestsTexts } from '../../texts/requests.ts';
import { requestFilters, type RequestsViewModel } from './RequestsViewModel.ts';

/** The kinds of requests, with their numbers. */
export const RequestFilters = observer(function RequestFilters({ vm }: { readonly vm: RequestsViewModel }) {
  const texts = useTexts(requestsTexts);
  const format = useFormat();
  return (
    <div className="chips mb-4" role="group" aria-label={texts.show}>
      {requestFilters.map((filter) => (
        <button
          key={filter}
          type="button"
          className="chip"
          aria-pressed={vm.filter === filter}
          onClick={() => vm.show(filter)}
        >
          {texts.filters[filter]}
          {filter !== 'all' && <span className="num"> {format.count(vm.count(filter))}</span>}
        </button>
      ))}
    </div>
  );
});
