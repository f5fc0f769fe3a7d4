import { useId, useRef, useState } from 'react';
import { observer } from 'mobx-react-lite';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import { useTexts } from '../../context/AppContext.ts';
import { focusHeading } from '../../kit/focusHeading.ts';
import { ignoreNextPress } from '../../kit/ignoreNextPress.ts';
import { useFocusLeftBehind } from '../../kit/useFocusLeftBehind.ts';
import { Icon } from '../../kit/Icon.tsx';
import { dealPageTexts } from '../../texts/dealPage.ts';
import type { BookingSummaryViewModel } from './BookingSummaryViewModel.ts';
import { knownPaid } from './dealPayment.ts';
import { paymentNote } from './paymentNote.ts';
import { ReasonForm } from './ReasonForm.tsx';
import './EndDeal.scss';

type EndDealProps = {
  readonly vm: BookingSummaryViewModel;
  readonly summary: BookingSummary;
  readonly move: 'cancel' | 'decline';
};

/** Declines or cancels the deal. It opens on request and states the effect first. */
export const EndDeal = observer(function EndDeal({ vm, summary, move }: EndDealProps) {
  const texts = useTexts(dealPageTexts);
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  useFocusLeftBehind(whole);
  const { side } = summary;
  const { open, pending } = texts.ending[move];
  // Only an accepted booking keeps its product from others.
  const freed = vm.stage === 'accepted' ? ` ${texts.freeAgain}` : '';
  const note = paymentNote(summary, vm);
  const effect = (): string => {
    if (note === 'processing') return texts.endingProcessing;
    const hasMoney = knownPaid(summary, vm) === true && note !== 'paidTest';
    return hasMoney ? texts.endingPaid[side] : texts.endingText[side] + freed;
  };
  const end = async (reason: string): Promise<boolean> => {
    if (!(await vm.move(move, reason))) return false;
    ignoreNextPress();
    focusHeading();
    // The page is shorter now, and its result is at the top.
    scrollTo(0, 0);
    // If the deal has moved on instead, the move may still be possible.
    return !vm.moves.includes(move);
  };
  const goBack = (): void => {
    vm.moving.forget();
    setOpen(false);
    opener.current?.focus();
  };
  const asked = {
    bookingId: vm.bookingId,
    submitLabel: open,
    pendingLabel: pending,
    isPending: vm.moving.isPending,
    failure: vm.failureOf(move),
    onSubmit: end,
    onBack: goBack,
  };
  return (
    <div ref={whole} className="end-deal">
      <button
        ref={opener}
        type="button"
        className="btn btn-danger-quiet"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={isOpen ? goBack : () => setOpen(true)}
      >
        <Icon name="x" />
        <span>{open}</span>
      </button>
      {isOpen && (
        <div id={id} className="end-deal__form">
          <p>{effect()}</p>
          {side === 'seller' ? (
            <ReasonForm side="seller" move={move} {...asked} />
          ) : (
            <ReasonForm side="buyer" move="cancel" {...asked} />
          )}
        </div>
      )}
    </div>
  );
});
