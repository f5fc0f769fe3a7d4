import { type RefObject, useEffect, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { SellerRequest } from '#domain/booking/SellerRequest.ts';
import { useTexts } from '../../context/AppContext.ts';
import { Avatar } from '../../kit/Avatar.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { ignoreNextPress } from '../../kit/ignoreNextPress.ts';
import { useFocusLeftBehind } from '../../kit/useFocusLeftBehind.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import { requestsTexts } from '../../texts/requests.ts';
import { DealState } from './DealState.tsx';
import { HandOverQuestion } from './HandOverQuestion.tsx';
import { ReasonForm } from './ReasonForm.tsx';
import { RequestActions } from './RequestActions.tsx';
import { RequestFacts, RequestWhen } from './RequestFacts.tsx';
import { RequestNote } from './RequestNote.tsx';
import type { RequestsViewModel } from './RequestsViewModel.ts';
import { Passage } from '../../parts/Passage.tsx';

type RequestRowProps = {
  readonly vm: RequestsViewModel;
  readonly request: SellerRequest;
  /** The buyer to whom the product is promised, if this row names them. */
  readonly promisedTo: string | null;
  /** The price above the product's requests, in taka. */
  readonly shownPrice: number;
};

const looks = { answer: 'open', waiting: 'waiting', 'under-way': 'accepted', ended: 'open', unknown: 'open' } as const;

/** One request with the seller's possible moves. */
export const RequestRow = observer(function RequestRow({ vm, request, promisedTo, shownPrice }: RequestRowProps) {
  const texts = useTexts(requestsTexts);
  const failures = useTexts(failureTexts);
  const { booking, stage, kind, moves } = request;
  const [asked, setAsked] = useState<BookingMove | null>(null);
  const row = useRef<HTMLLIElement>(null);
  const opener = useRef<BookingMove | null>(null);
  useKeptFocus(row, stage);

  // Close the question of a move that is no longer possible.
  const asking = asked !== null && moves.includes(asked) ? asked : null;
  useEffect(() => {
    if (asking !== null || opener.current === null) return;
    // A move that was made has no button any more.
    const button = row.current?.querySelector<HTMLElement>(`[data-move="${opener.current}"]`);
    (button ?? row.current)?.focus();
    opener.current = null;
  }, [asking]);

  const ask = (move: BookingMove): void => {
    vm.forgetProblem(request);
    opener.current = move;
    setAsked(move);
  };
  const goBack = (): void => {
    vm.forgetProblem(request);
    setAsked(null);
  };
  const send = async (move: BookingMove, reason?: string): Promise<boolean> => {
    if (!(await vm.move(request, move, reason))) return false;
    ignoreNextPress();
    setAsked(null);
    return true;
  };
  const problem = vm.problem(request);
  const isPending = vm.pendingMove(request) !== null;
  const hasForm = asking === 'decline' || asking === 'cancel';
  const look = hasForm ? 'asked' : looks[kind];
  return (
    <li ref={row} className={`request request--${look}`} tabIndex={-1}>
      <Avatar name={booking.buyerName} size="lg" />
      <div className="request__who">
        <b>
          <span>
            <Passage>{booking.buyerName}</Passage>
          </span>
          {stage !== null && <DealState stage={stage} side="seller" />}
          {vm.news.isNew(request) && <span className="tag tag--new">{texts.isNew}</span>}
        </b>
        <RequestWhen booking={booking} clock={vm.clock} />
      </div>
      <RequestFacts booking={booking} shownPrice={shownPrice} />
      <RequestNote request={request} promisedTo={promisedTo} isMovedOn={problem === 'moved-on'} />
      {hasForm ? (
        <ReasonForm
          bookingId={booking.id}
          side="seller"
          move={asking}
          submitLabel={(asking === 'decline' ? texts.submitDecline : texts.submitCancel)(booking.buyerName)}
          pendingLabel={texts.pending[asking]}
          isPending={isPending}
          failure={problem === 'moved-on' ? null : problem}
          onSubmit={(reason) => send(asking, reason)}
          onBack={goBack}
        />
      ) : (
        <RequestActions vm={vm} request={request} onAsk={ask} onSend={(move) => void send(move)} />
      )}
      {!hasForm && asking === null && (
        <div role="alert" className="request__problem">
          {problem !== null && problem !== 'moved-on' && (
            <p className="field-error">
              <Icon name="alert-circle" />
              <span>{failureText(problem, failures)}</span>
            </p>
          )}
        </div>
      )}
      {asking === 'hand-over' && (
        <HandOverQuestion
          request={request}
          isPending={isPending}
          failure={problem === null || problem === 'moved-on' ? null : failureText(problem, failures)}
          onConfirm={() => void send('hand-over')}
          onCancel={goBack}
        />
      )}
    </li>
  );
});

/** A move removes its button, so the row takes the focus. */
function useKeptFocus(row: RefObject<HTMLElement | null>, stage: SellerRequest['stage']): void {
  const isHere = useFocusLeftBehind(row);
  const shown = useRef(stage);
  useEffect(() => {
    if (shown.current === stage) return;
    shown.current = stage;
    if (isHere.current && document.activeElement === document.body) row.current?.focus();
  }, [row, stage, isHere]);
}
