import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { SellerRequest } from '#domain/booking/SellerRequest.ts';
import { useTexts } from '../../context/AppContext.ts';
import { bookingHref } from '../../context/paths.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { IconName } from '../../kit/IconName.ts';
import { Spinner } from '../../kit/Spinner.tsx';
import { requestsTexts } from '../../texts/requests.ts';
import type { RequestsViewModel } from './RequestsViewModel.ts';

type RequestActionsProps = {
  readonly vm: RequestsViewModel;
  readonly request: SellerRequest;
  /** Called for a move that needs a question first. */
  readonly onAsk: (move: BookingMove) => void;
  readonly onSend: (move: BookingMove) => void;
};

type Look = { readonly className: string; readonly icon: IconName | null; readonly asksFirst: boolean };

const looks: { readonly [M in BookingMove]: Look } = {
  accept: { className: 'btn btn-primary btn-sm', icon: 'check', asksFirst: false },
  decline: { className: 'btn btn-danger-quiet btn-sm', icon: null, asksFirst: true },
  cancel: { className: 'btn btn-danger-quiet btn-sm', icon: null, asksFirst: true },
  'hand-over': { className: 'btn btn-primary btn-sm', icon: 'check', asksFirst: true },
};

/** From left to right. A request that can be declined needs no Cancel button. */
const places: readonly (readonly BookingMove[])[] = [['decline', 'cancel'], ['hand-over'], ['accept']];

/** The seller's possible moves for a request. */
export const RequestActions = observer(function RequestActions(props: RequestActionsProps) {
  const { vm, request, onAsk, onSend } = props;
  const texts = useTexts(requestsTexts);
  const { booking, kind, moves } = request;
  const pending = vm.pendingMove(request);
  const offered = places.flatMap((choices) => choices.find((move) => moves.includes(move)) ?? []);
  if (offered.length === 0 && kind !== 'under-way') return null;
  return (
    <div className="acts">
      {offered.map((move) => {
        const { className, icon, asksFirst } = looks[move];
        const isPending = pending === move;
        return (
          <button
            key={move}
            type="button"
            className={className}
            data-move={move}
            aria-busy={isPending || undefined}
            aria-disabled={(pending !== null && !isPending) || undefined}
            onClick={pending === null ? () => (asksFirst ? onAsk : onSend)(move) : undefined}
          >
            {isPending ? <Spinner /> : icon !== null && <Icon name={icon} />}
            <span>
              <span>{isPending ? texts.pending[move] : texts.labels[move]}</span>
              <span className="visually-hidden">{texts.about[move](booking.buyerName)}</span>
            </span>
          </button>
        );
      })}
      {kind === 'under-way' && (
        <Link className="btn btn-quiet btn-sm" href={bookingHref(booking.id)}>
          <span>
            {texts.openMeeting}
            <span className="visually-hidden">{texts.ofDeal(booking.buyerName, booking.productName)}</span>
          </span>
        </Link>
      )}
    </div>
  );
});
