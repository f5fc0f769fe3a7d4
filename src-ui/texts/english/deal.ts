import type { BookingStage } from '#domain/booking/bookingLife.ts';
import type { DealSide } from '#domain/booking/BookingState.ts';

const seller: { readonly [S in BookingStage]: string } = {
  requested: 'Needs your answer',
  waiting: 'Waiting',
  accepted: 'Accepted',
  'seller-handed-over': 'You handed it over',
  'buyer-handed-over': 'The buyer has it',
  completed: 'Sold',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

const buyer: { readonly [S in BookingStage]: string } = {
  requested: 'Waiting for an answer',
  waiting: 'Promised to somebody else',
  accepted: 'Accepted',
  'seller-handed-over': 'The seller handed it over',
  'buyer-handed-over': 'You have it',
  completed: 'Yours',
  declined: 'Declined',
  cancelled: 'Cancelled',
};

export const deal = {
  stages: { seller, buyer } satisfies { readonly [S in DealSide]: object },

  reason: 'Reason',
  /** By the side that gives the reason. */
  readBy: { seller: 'The buyer will read it.', buyer: 'The seller will read it.' } satisfies {
    readonly [S in DealSide]: string;
  },
  suggestions: 'Suggested reasons',
  suggested: {
    seller: {
      decline: ['The place is too far for me', 'I want to keep the product', 'I sold it elsewhere'],
      cancel: ['I couldn’t reach you', 'We found no time to meet', 'I sold it elsewhere'],
    },
    buyer: {
      cancel: ['I found another one', 'We found no time to meet', 'It isn’t as described'],
    },
  },
  goBack: 'Go back',
};
