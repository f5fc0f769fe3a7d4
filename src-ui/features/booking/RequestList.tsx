import { observer } from 'mobx-react-lite';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { useDrawnSoFar } from '../../kit/useDrawnSoFar.ts';
import { requestsTexts } from '../../texts/requests.ts';
import { EndedRequests } from './EndedRequests.tsx';
import { RequestGroup } from './RequestGroup.tsx';
import { RequestFilters } from './RequestFilters.tsx';
import { RequestNews } from './RequestNews.tsx';
import type { RequestsViewModel } from './RequestsViewModel.ts';

type RequestListProps = { readonly vm: RequestsViewModel; readonly unreadable: number };

/** Open requests by product, then ended ones. */
export const RequestList = observer(function RequestList({ vm, unreadable }: RequestListProps) {
  const texts = useTexts(requestsTexts);
  const format = useFormat();
  const { filter, groups } = vm;
  const ended = filter === 'all' || filter === 'ended' ? vm.ended : [];
  return (
    <>
      <RequestNews vm={vm} />
      <RequestFilters vm={vm} />
      {groups.length === 0 && (filter === 'ended' ? ended.length === 0 : true) && (
        <div className="requests-none">
          <p>{texts.noneShown[filter]}</p>
          {filter !== 'all' && (
            <button type="button" className="btn btn-quiet btn-sm" onClick={() => vm.show('all')}>
              {texts.showAll}
            </button>
          )}
        </div>
      )}
      <RequestGroups vm={vm} />
      {ended.length > 0 && <EndedRequests vm={vm} ended={ended} />}
      {unreadable > 0 && <p className="form-note mt-2">{texts.unreadable(unreadable, format.count(unreadable))}</p>}
    </>
  );
});

const RequestGroups = observer(function RequestGroups({ vm }: Pick<RequestListProps, 'vm'>) {
  const drawn = useDrawnSoFar(vm.groups.length);
  return (
    <div className="request-groups">
      {vm.groups.slice(0, drawn).map(({ product, shown }) => (
        <RequestGroup key={product.key} vm={vm} product={product} shown={shown} />
      ))}
    </div>
  );
});
