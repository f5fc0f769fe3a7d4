import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { DealSide } from '#domain/booking/BookingState.ts';
import type { TimelineStop } from '#domain/booking/timeline.ts';
import { dealNews, nextInDeal } from './dealStages.ts';

type BySide<T> = { readonly [S in DealSide]: T };

export const dealPage = {
  yourTurn: 'Your turn',
  waitingFor: (who: string) => `Waiting for ${who}`,
  /** For a person whose name is unknown. */
  other: { buyer: 'the seller', seller: 'the buyer' } satisfies BySide<string>,

  next: nextInDeal,
  /** One side alone confirmed the hand-over: the other one’s account is gone, or the marketplace doesn’t say. */
  completedByOne: {
    buyer: 'The deal is complete. Your receipt is below.',
    seller: 'The deal is complete.',
  },
  payOrMeet: (who: string) => `Pay now, or when you meet ${who}`,
  payNow: 'Pay Now',
  /** For a card payment that is under way. */
  seePayment: 'See the payment',
  toHandOver: 'Go to hand over',
  accept: 'Accept',
  accepting: 'Accepting…',
  findAnother: 'See other products',
  /** Stands before what the person wrote. */
  reason: 'Reason:',
  paidForNothing: (reference: string) =>
    `You paid by card, and ending a deal doesn’t refund you. Ask the seller for your money and name the payment: ${reference}.`,
  sellerOwes: 'The buyer paid by card, and ending a deal doesn’t refund them.',
  news: dealNews,

  timeline: 'Where the deal stands',
  steps: {
    requested: 'Requested',
    accepted: 'Accepted',
    paid: 'Paid',
    'handed-over': 'Handed over',
    completed: 'Completed',
    declined: 'Declined',
    cancelled: 'Cancelled',
  },
  status: {
    done: 'Done: ',
    now: 'Next: ',
    open: 'Possible now: ',
    later: 'Later: ',
    ended: 'Ended: ',
  } satisfies { readonly [S in TimelineStop['status']]: string },
  payWhen: 'By card now, or when you meet',
  byBoth: 'By each of you',

  handOver: 'Hand over',
  you: 'You',
  iHave: { buyer: 'I have it', seller: 'I handed it over' } satisfies BySide<string>,
  theyHave: { buyer: '“I have it”', seller: '“I handed it over”' } satisfies BySide<string>,
  tickWhen: {
    buyer: 'Confirm when it’s in your hands. This can’t be undone.',
    seller: 'Confirm when it’s in the buyer’s hands. This can’t be undone.',
  } satisfies BySide<string>,
  notTicked: 'Not confirmed yet',
  neverTicked: 'Not confirmed',
  ticked: (day: string) => `Confirmed on ${day}`,
  askTick: { buyer: 'Do you have it in your hands?', seller: 'Did you hand it over?' } satisfies BySide<string>,
  askTickText: 'You can’t undo this, and the booking can’t be cancelled afterwards.',
  notYet: 'Not yet',
  confirming: 'Confirming…',

  ending: {
    cancel: { open: 'Cancel this booking', pending: 'Cancelling…' },
    decline: { open: 'Decline this request', pending: 'Declining…' },
  },
  endingText: {
    buyer: 'The seller reads your reason.',
    seller: 'The buyer reads your reason.',
  } satisfies BySide<string>,
  freeAgain: 'The product is free for others again.',
  endingPaid: {
    buyer: 'You paid by card. Cancelling doesn’t refund you: agree on that with the seller first.',
    seller: 'The buyer paid by card. Cancelling doesn’t refund them: agree on that with them first.',
  } satisfies BySide<string>,
  endingProcessing:
    'Your card payment is under way. Cancelling doesn’t stop it and doesn’t refund you: agree on that with the seller first.',

  done: {
    accept: 'You accepted the request',
    decline: 'You declined the request',
    cancel: 'You cancelled the booking',
    'hand-over': 'You confirmed the hand-over',
  } satisfies { readonly [M in BookingMove]: string },
};
