import { useId } from 'react';
import { observer } from 'mobx-react-lite';
import type { BookingStage } from '#domain/booking/bookingLife.ts';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import { type KnownPaid, timelineOf, type TimelineStop } from '#domain/booking/timeline.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { Icon } from '../../kit/Icon.tsx';
import type { IconName } from '../../kit/IconName.ts';
import { dealPageTexts } from '../../texts/dealPage.ts';
import { meetingTexts } from '../../texts/meeting.ts';
import { Passage } from '../../parts/Passage.tsx';
import './Timeline.scss';

const icons: { readonly [S in TimelineStop['step']]: IconName } = {
  requested: 'message',
  accepted: 'check',
  paid: 'credit-card',
  'handed-over': 'users',
  completed: 'circle-check',
  declined: 'x',
  cancelled: 'x',
};

type TimelineProps = {
  readonly summary: BookingSummary;
  readonly stage: BookingStage;
  readonly isPaid: KnownPaid;
  /** Whether the only known payment is a test. */
  readonly isTest: boolean;
  /** Whether a card payment is under way. */
  readonly isProcessing: boolean;
};

/** The deal's stops. */
export const Timeline = observer(function Timeline(props: TimelineProps) {
  const { summary, stage, isPaid, isTest, isProcessing } = props;
  const texts = useTexts(dealPageTexts);
  const id = useId();
  return (
    <section className="meet__block" aria-labelledby={id}>
      <h2 id={id}>{texts.timeline}</h2>
      <ol className="deal-steps">
        {timelineOf(stage, isPaid, isProcessing).map(({ step, status }) => (
          <li key={step} className={`is-${status}`} aria-current={status === 'now' ? 'step' : undefined}>
            <span className="deal-steps__mark">
              <Icon name={status === 'done' ? 'check' : icons[step]} />
            </span>
            <div className="deal-steps__text">
              <b>
                <span className="visually-hidden">{texts.status[status]}</span>
                <span>{texts.steps[step]}</span>
              </b>
              <Detail summary={summary} step={step} status={status} isTest={isTest} isProcessing={isProcessing} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
});

/** The stop's time or side, if it is known. */
const Detail = observer(function Detail({
  summary,
  step,
  status,
  isTest,
  isProcessing,
}: Omit<TimelineProps, 'stage' | 'isPaid'> & TimelineStop) {
  const texts = useTexts(dealPageTexts);
  const { paidTest, processing } = useTexts(meetingTexts);
  const format = useFormat();
  const { booking, side } = summary;
  if (status === 'ended') {
    const reason = booking.reason?.trim() ?? '';
    if (reason === '') return null;
    return (
      <p>
        {texts.reason} <Passage>{reason}</Passage>
      </p>
    );
  }
  if (step === 'requested') return booking.bookedAt === undefined ? null : <p>{format.date(booking.bookedAt)}</p>;
  if (step === 'paid' && status === 'done') return isTest ? <p>{paidTest}</p> : null;
  if (step === 'paid' && isProcessing) return <p>{processing}</p>;
  if (step === 'paid' && status === 'open' && side === 'buyer') return <p>{texts.payWhen}</p>;
  if (step === 'handed-over' && status === 'done') {
    const days = Object.values(booking.handedOver ?? {});
    return days.length === 0 ? null : <p>{format.date(Math.max(...days))}</p>;
  }
  if (step === 'handed-over') return <p>{texts.byBoth}</p>;
  return null;
});
