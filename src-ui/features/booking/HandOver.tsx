import { type RefObject, useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { observer } from 'mobx-react-lite';
import { type DealSide, isOpen } from '#domain/booking/BookingState.ts';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import { useFormat, useTexts } from '../../context/AppContext.ts';
import { ConfirmDialog } from '../../kit/ConfirmDialog.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Passage } from '../../parts/Passage.tsx';
import { dealPageTexts } from '../../texts/dealPage.ts';
import { failureText, failureTexts } from '../../texts/failures.ts';
import type { BookingSummaryViewModel } from './BookingSummaryViewModel.ts';
import { counterpartOf } from './counterpartOf.ts';
import './HandOver.scss';

type HandOverProps = {
  readonly vm: BookingSummaryViewModel;
  readonly summary: BookingSummary;
  /** The target of links to the hand-over. */
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** Each side confirms the hand-over separately. */
export const HandOver = observer(function HandOver({ vm, summary, headingRef }: HandOverProps) {
  const texts = useTexts(dealPageTexts);
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const { side } = summary;
  const other: DealSide = side === 'buyer' ? 'seller' : 'buyer';
  const isOver = !isOpen(summary.booking);
  const settle = async (): Promise<void> => {
    if (!(await vm.move('hand-over'))) return;
    // Nothing behind an open dialog takes the focus.
    flushSync(() => setAsking(false));
    headingRef.current?.focus();
  };
  return (
    <section className="meet__block" aria-labelledby={id}>
      <h2 id={id} ref={headingRef} tabIndex={-1}>
        {texts.handOver}
      </h2>
      <div className="hands">
        {vm.moves.includes('hand-over') ? (
          <div className="hand">
            <b>{texts.you}</b>
            <button type="button" className="btn btn-primary" onClick={() => setAsking(true)}>
              <Icon name="check" />
              <span>{texts.iHave[side]}</span>
            </button>
            <p>{texts.tickWhen[side]}</p>
          </div>
        ) : (
          <Hand name={texts.you} words={texts.theyHave[side]} at={summary.booking.handedOver?.[side]} isOver={isOver} />
        )}
        <Hand
          name={counterpartOf(summary)?.name.trim() || texts.other[side]}
          words={texts.theyHave[other]}
          at={summary.booking.handedOver?.[other]}
          isOver={isOver}
        />
      </div>
      {isAsking && <Question vm={vm} side={side} onClose={() => setAsking(false)} onConfirm={() => void settle()} />}
    </section>
  );
});

type HandProps = {
  readonly name: string;
  readonly words: string;
  readonly at: number | undefined;
  /** Nobody confirms it any more. */
  readonly isOver: boolean;
};

const Hand = observer(function Hand({ name, words, at, isOver }: HandProps) {
  const texts = useTexts(dealPageTexts);
  const format = useFormat();
  const isDone = at !== undefined;
  return (
    <div className={isDone ? 'hand is-done' : 'hand'}>
      <b>
        <Passage>{name}</Passage>
      </b>
      <div className="hand__state">
        <Icon name={isDone ? 'circle-check' : isOver ? 'x' : 'clock'} />
        <span>{isDone ? words : isOver ? texts.neverTicked : texts.notTicked}</span>
      </div>
      {isDone && <p>{texts.ticked(format.date(at))}</p>}
    </div>
  );
});

type QuestionProps = {
  readonly vm: BookingSummaryViewModel;
  readonly side: DealSide;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

const Question = observer(function Question({ vm, side, onConfirm, onClose }: QuestionProps) {
  const texts = useTexts(dealPageTexts);
  const words = useTexts(failureTexts);
  const failure = vm.failureOf('hand-over');
  return (
    <ConfirmDialog
      title={texts.askTick[side]}
      text={texts.askTickText}
      cancelLabel={texts.notYet}
      confirmLabel={vm.moving.isPending ? texts.confirming : texts.iHave[side]}
      isPending={vm.moving.isPending}
      failure={failure === null ? null : failureText(failure, words)}
      onConfirm={onConfirm}
      onCancel={() => {
        vm.moving.forget();
        onClose();
      }}
    />
  );
});
