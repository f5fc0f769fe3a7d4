import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';
import type { BookingStage } from '#domain/booking/bookingLife.ts';
import { isTurnOf } from '#domain/booking/nextStep.ts';
import type { SellerRequest } from '#domain/booking/SellerRequest.ts';
import { useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import { requestsTexts } from '../../texts/requests.ts';

type RequestNoteProps = {
  readonly request: SellerRequest;
  readonly promisedTo: string | null;
  /** Whether the request had changed before the seller's last move. */
  readonly isMovedOn: boolean;
};

type Texts = (typeof requestsTexts)['english'];
type NoteWords = (texts: Texts, request: SellerRequest, promisedTo: string | null) => string | null;

/** The next step; null if the buttons already show it. */
const notes: { readonly [S in BookingStage]: NoteWords | null } = {
  requested: null,
  waiting: (texts, _request, promisedTo) => (promisedTo === null ? null : texts.promisedTo(promisedTo)),
  accepted: (texts, { booking }) => (booking.phone.trim() === '' ? texts.meetUncalled : texts.meet(booking.phone)),
  'seller-handed-over': (texts, { booking }) => texts.buyersTurn(booking.buyerName),
  'buyer-handed-over': (texts) => texts.confirmHandOver,
  completed: null,
  declined: null,
  cancelled: null,
};

/** A recent change of the request, and its next step. */
export const RequestNote = observer(function RequestNote({ request, promisedTo, isMovedOn }: RequestNoteProps) {
  const texts = useTexts(requestsTexts);
  const { stage } = request;
  const next = stage === null ? texts.unknownStage : (notes[stage]?.(texts, request, promisedTo) ?? null);
  return (
    <>
      {isMovedOn && <Note>{stage === null ? texts.movedOnUnknown : texts.movedOn[stage]}</Note>}
      {next !== null && (
        <Note>
          {stage !== null && isTurnOf(stage, 'seller') && <b>{texts.yourTurn} </b>}
          <span>{next}</span>
        </Note>
      )}
    </>
  );
});

function Note({ children }: { readonly children: ReactNode }) {
  return (
    <p className="request__note">
      <Icon name="info-circle" />
      <span>{children}</span>
    </p>
  );
}
