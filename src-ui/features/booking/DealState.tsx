import { observer } from 'mobx-react-lite';
import type { BookingStage } from '#domain/booking/bookingLife.ts';
import type { DealSide } from '#domain/booking/BookingState.ts';
import { isTurnOf } from '#domain/booking/nextStep.ts';
import { useTexts } from '../../context/AppContext.ts';
import { dealTexts } from '../../texts/deal.ts';
import './DealState.scss';

type DealStateProps = {
  readonly stage: BookingStage;
  /** The viewer's side. */
  readonly side: DealSide;
};

const promised: ReadonlySet<BookingStage> = new Set(['accepted', 'seller-handed-over', 'buyer-handed-over']);

/** A badge with the deal's stage, worded for one side. */
export const DealState = observer(function DealState({ stage, side }: DealStateProps) {
  const { stages } = useTexts(dealTexts);
  const toneClass = promised.has(stage) ? 'badge-state--available' : isTurnOf(stage, side) ? 'deal-state--now' : '';
  return <span className={`badge-state deal-state ${toneClass}`}>{stages[side][stage]}</span>;
});
