import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import { Link } from 'wouter';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingStage } from '#domain/booking/bookingLife.ts';
import { isTurnOf, nextStep } from '#domain/booking/nextStep.ts';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import { useTexts } from '../../context/AppContext.ts';
import { categoryHref, paths, paymentHref } from '../../context/paths.ts';
import { FormError } from '../../kit/FormError.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Notice } from '../../kit/Notice.tsx';
import { RefreshButton } from '../../parts/RefreshButton.tsx';
import { dealPageTexts } from '../../texts/dealPage.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import type { BookingSummaryViewModel } from './BookingSummaryViewModel.ts';
import { mayPay } from './dealPayment.ts';
import { counterpartOf } from './counterpartOf.ts';
import { paymentNote } from './paymentNote.ts';
import { PaidButEnded } from './PaidButEnded.tsx';
import './NextStep.scss';

type NextStepProps = {
  readonly vm: BookingSummaryViewModel;
  readonly summary: BookingSummary;
  readonly stage: BookingStage;
  readonly onHandOver: () => void;
};

/** The deal's next step and its side, or the end of the deal. */
export const NextStep = observer(function NextStep({ vm, summary, stage, onHandOver }: NextStepProps) {
  const texts = useTexts(dealPageTexts);
  const id = useId();
  const { side } = summary;
  const who = counterpartOf(summary)?.name.trim() || texts.other[side];
  const { title, text } = texts.next[side][stage];
  const { buyer, seller } = summary.booking.handedOver ?? {};
  // If one side's account is deleted, the other side's word completes the deal.
  const isByOne = stage === 'completed' && (buyer === undefined || seller === undefined);
  const news = vm.news === null ? null : isByOne ? texts.completedByOne.seller : texts.news[side][vm.news];
  const isTurn = isTurnOf(stage, side);
  const isPayable = mayPay(summary, vm);
  const isPayTime = isPayable && stage === 'accepted';
  return (
    <>
      {news !== null && <Notice tone="info" title={news} isSaid />}
      <section className={isTurn ? 'next-step' : 'next-step next-step--wait'} aria-labelledby={id}>
        <Turn stage={stage} isTurn={isTurn} who={who} />
        <h2 id={id}>{isPayTime ? texts.payOrMeet(who) : title(who)}</h2>
        <p>{isByOne ? texts.completedByOne[side] : text}</p>
        <PaidButEnded vm={vm} summary={summary} stage={stage} />
        <div className="btn-row">
          {vm.moves.includes('accept') && <Accept vm={vm} />}
          {isTurn && stage !== 'accepted' && vm.moves.includes('hand-over') && (
            <button type="button" className="btn btn-primary" onClick={onHandOver}>
              {texts.toHandOver}
            </button>
          )}
          {isPayable && (
            <Link className={`btn btn-${isPayTime ? 'primary' : 'quiet'}`} href={paymentHref(summary.booking.id)}>
              <Icon name="credit-card" />
              {texts.payNow}
            </Link>
          )}
          {paymentNote(summary, vm) === 'processing' && (
            <Link className="btn btn-quiet" href={paymentHref(summary.booking.id)}>
              <Icon name="credit-card" />
              {texts.seePayment}
            </Link>
          )}
          {side === 'buyer' && (stage === 'declined' || stage === 'cancelled') && (
            <Link className="btn btn-quiet" href={othersHref(summary.booking)}>
              {texts.findAnother}
            </Link>
          )}
          {!('end' in nextStep(stage)) && <RefreshButton load={vm.summary} onRefresh={() => void vm.refresh()} />}
        </div>
        {vm.moves.includes('accept') && <NotAccepted vm={vm} />}
      </section>
    </>
  );
});

function othersHref({ categoryName }: Booking): string {
  return categoryName.trim() === '' ? paths.allProducts : categoryHref(categoryName);
}

type TurnProps = { readonly stage: BookingStage; readonly isTurn: boolean; readonly who: string };

const Turn = observer(function Turn({ stage, isTurn, who }: TurnProps) {
  const texts = useTexts(dealPageTexts);
  const next = nextStep(stage);
  if ('end' in next || next.by.length === 0) return null;
  return (
    <span className="next-step__turn">
      <Icon name={isTurn ? 'user' : 'clock'} />
      <span>{isTurn ? texts.yourTurn : texts.waitingFor(who)}</span>
    </span>
  );
});

type Vm = { readonly vm: BookingSummaryViewModel };

const Accept = observer(function Accept({ vm }: Vm) {
  const texts = useTexts(dealPageTexts);
  const { isPending } = vm.moving;
  return (
    <button
      type="button"
      className="btn btn-primary"
      aria-busy={isPending || undefined}
      onClick={() => void vm.move('accept')}
    >
      {isPending ? texts.accepting : texts.accept}
    </button>
  );
});

const NotAccepted = observer(function NotAccepted({ vm }: Vm) {
  const words = useTexts(failureTexts);
  const failure = vm.failureOf('accept');
  return <FormError text={failure === null ? null : failureText(failure, words)} />;
});
