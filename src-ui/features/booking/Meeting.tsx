import { type RefObject, useId, useRef } from 'react';
import { observer } from 'mobx-react-lite';
import { isOpen } from '#domain/booking/BookingState.ts';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import { useTexts } from '../../context/AppContext.ts';
import { Notice } from '../../kit/Notice.tsx';
import { useVisibleAgain } from '../../kit/useVisibleAgain.ts';
import { TellSeller } from '../../parts/tell/TellSeller.tsx';
import { bookingSummaryTexts } from '../../texts/bookingSummary.ts';
import { tellSellerTexts } from '../../texts/tellSeller.ts';
import type { BookingSummaryViewModel } from './BookingSummaryViewModel.ts';
import { knownPaid } from './dealPayment.ts';
import { paymentNote } from './paymentNote.ts';
import { EndDeal } from './EndDeal.tsx';
import { HandOver } from './HandOver.tsx';
import { Inspection } from './Inspection.tsx';
import { MeetingBar } from './MeetingBar.tsx';
import { MeetingCard } from './MeetingCard.tsx';
import { NextStep } from './NextStep.tsx';
import { Receipt } from './Receipt.tsx';
import { Timeline } from './Timeline.tsx';

type MeetingProps = { readonly vm: BookingSummaryViewModel; readonly summary: BookingSummary };

/** The booking's next step, its card, and its sections in the order of the deal. */
export const Meeting = observer(function Meeting({ vm, summary }: MeetingProps) {
  const checks = useRef<HTMLHeadingElement>(null);
  const handOver = useRef<HTMLHeadingElement>(null);
  const { stage } = vm;
  const { unknownStateTitle, unknownState } = useTexts(bookingSummaryTexts);
  const note = paymentNote(summary, vm);
  const hasUnknownState = summary.booking.hasUnknownState === true;
  useVisibleAgain(() => {
    if (vm.stage !== null || hasUnknownState) void vm.refresh();
  });
  const isToMeet = summary.side === 'buyer' && isOpen(summary.booking);
  // Before the seller has answered, declining has the same effect as cancelling.
  const ending = (['decline', 'cancel'] as const).find((move) => vm.moves.includes(move));
  return (
    <>
      {hasUnknownState && (
        <Notice tone="plain" title={unknownStateTitle}>
          {unknownState[summary.side]}
        </Notice>
      )}
      {stage !== null && <NextStep vm={vm} summary={summary} stage={stage} onHandOver={() => goTo(handOver)} />}
      <div className="meet">
        <MeetingCard summary={summary} payment={vm} load={vm.summary} onRetry={() => void vm.refresh()} />
        <div className="meet__main">
          {stage !== null && (
            <Timeline
              summary={summary}
              stage={stage}
              isPaid={knownPaid(summary, vm)}
              isTest={note === 'paidTest'}
              isProcessing={note === 'processing'}
            />
          )}
          {isToMeet && (
            <>
              <Tell summary={summary} />
              <Inspection booking={summary.booking} headingRef={checks} />
            </>
          )}
          {(summary.booking.handedOver !== undefined || vm.moves.includes('hand-over')) && (
            <HandOver vm={vm} summary={summary} headingRef={handOver} />
          )}
          {stage !== 'declined' && stage !== 'cancelled' && <Receipt vm={vm} summary={summary} />}
          {ending !== undefined && <EndDeal key={ending} vm={vm} summary={summary} move={ending} />}
        </div>
      </div>
      {isToMeet && <MeetingBar summary={summary} onChecks={() => goTo(checks)} />}
    </>
  );
});

const Tell = observer(function Tell({ summary }: Pick<MeetingProps, 'summary'>) {
  const { title } = useTexts(tellSellerTexts);
  const id = useId();
  return (
    <section className="meet__block" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <TellSeller notice={summary} />
    </section>
  );
});

function goTo({ current }: RefObject<HTMLElement | null>): void {
  current?.scrollIntoView();
  current?.focus({ preventScroll: true });
}
