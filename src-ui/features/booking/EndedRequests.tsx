import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { SellerRequest } from '#domain/booking/SellerRequest.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { bookingHref } from '../../context/paths.ts';
import { useDrawnSoFar } from '../../kit/useDrawnSoFar.ts';
import { requestsTexts } from '../../texts/requests.ts';
import { DealState } from './DealState.tsx';
import { RequestWhen } from './RequestFacts.tsx';
import { RequestNote } from './RequestNote.tsx';
import type { RequestsViewModel } from './RequestsViewModel.ts';
import { Passage } from '../../parts/Passage.tsx';

type EndedRequestsProps = { readonly vm: RequestsViewModel; readonly ended: readonly SellerRequest[] };

/** The number of ended requests that are shown at first. */
const few = 5;

/** Requests that have ended, one line each. */
export const EndedRequests = observer(function EndedRequests({ vm, ended }: EndedRequestsProps) {
  const texts = useTexts(requestsTexts);
  const format = useFormat();
  const id = useId();
  const shown = vm.filter === 'ended' ? ended : ended.slice(0, few);
  const drawn = useDrawnSoFar(shown.length);
  return (
    <section className="requests-ended" aria-labelledby={id}>
      <h2 id={id}>{texts.ended}</h2>
      <ul className="ended-requests">
        {shown.slice(0, drawn).map((request) => (
          <EndedRequest key={request.booking.id} vm={vm} request={request} />
        ))}
      </ul>
      {shown.length < ended.length && (
        <button type="button" className="btn btn-quiet btn-sm mt-2" onClick={() => vm.show('ended')}>
          {texts.showEnded(format.count(ended.length))}
        </button>
      )}
    </section>
  );
});

type EndedRequestProps = { readonly vm: RequestsViewModel; readonly request: SellerRequest };

const EndedRequest = observer(function EndedRequest({ vm, request }: EndedRequestProps) {
  const texts = useTexts(requestsTexts);
  const { booking, stage } = request;
  const reason = booking.reason?.trim() ?? '';
  return (
    <li>
      <div className="ended-requests__what">
        <b>
          <Passage>{booking.productName}</Passage>
        </b>
        <span>
          <Passage>{texts.endedWith(booking.buyerName)}</Passage>
        </span>
        {reason !== '' && (
          <p>
            <Passage>{texts.because(reason)}</Passage>
          </p>
        )}
        <RequestNote request={request} promisedTo={null} isMovedOn={vm.problem(request) === 'moved-on'} />
      </div>
      <RequestWhen booking={booking} clock={vm.clock} />
      {stage !== null && <DealState stage={stage} side="seller" />}
      {stage === 'completed' && (
        <Link className="link" href={bookingHref(booking.id)}>
          {texts.openReceipt}
          <span className="visually-hidden">{texts.ofDeal(booking.buyerName, booking.productName)}</span>
        </Link>
      )}
    </li>
  );
});
