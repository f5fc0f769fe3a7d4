import type { BookingStage } from '#domain/booking/bookingLife.ts';
import type { DealSide } from '#domain/booking/BookingState.ts';

type Next = { readonly title: (who: string) => string; readonly text: string };
type BySide<T> = { readonly [S in DealSide]: T };

const asks = (title: string, text: string): Next => ({ title: () => title, text });

/** The next step or the end, by side and stage. */
export const nextInDeal: BySide<{ readonly [S in BookingStage]: Next }> = {
  buyer: {
    requested: asks('The seller has your request', 'You can pay once it’s accepted. Send the message below, too.'),
    waiting: asks(
      'It’s promised to somebody else',
      'If that deal falls through, the seller can still accept your request.',
    ),
    accepted: {
      title: (who) => `Meet ${who}`,
      text: 'It’s reserved for you. Agree on a day, and check it before you take it.',
    },
    'seller-handed-over': asks(
      'Do you have it?',
      'The seller handed it over. Confirm it below once it’s in your hands: that completes the deal.',
    ),
    'buyer-handed-over': asks('You have it', 'The deal is complete once the seller confirms the hand-over, too.'),
    completed: asks('It’s yours', 'Both of you confirmed the hand-over. Your receipt is below.'),
    declined: asks('Your request was declined', 'Another seller may offer one like it.'),
    cancelled: asks('This booking was cancelled', 'Another seller may offer one like it.'),
  },
  seller: {
    requested: {
      title: (who) => `${who} wants to buy it`,
      text: 'Accept to reserve it for this buyer, or decline.',
    },
    waiting: asks('You promised it to somebody else', 'If that deal falls through, you can still accept this request.'),
    accepted: {
      title: (who) => `Meet ${who}`,
      text: 'It’s reserved for this buyer. Agree on a day, and confirm below once you handed it over.',
    },
    'seller-handed-over': asks('You handed it over', 'The deal is complete once the buyer confirms, too.'),
    'buyer-handed-over': asks(
      'Did you hand it over?',
      'The buyer has it. Confirm the hand-over below: that completes the deal.',
    ),
    completed: { title: (who) => `Sold to ${who}`, text: 'Both of you confirmed the hand-over.' },
    declined: asks('This request was declined', 'Nothing is left to do.'),
    cancelled: asks('This booking was cancelled', 'Nothing is left to do.'),
  },
};

/** News of a stage that was reached while the page was open. */
export const dealNews: BySide<{ readonly [S in BookingStage]: string }> = {
  buyer: {
    requested: 'The product is free again. Your request waits for an answer.',
    waiting: 'The seller promised the product to somebody else meanwhile.',
    accepted: 'The seller accepted meanwhile.',
    'seller-handed-over': 'The seller confirmed the hand-over meanwhile.',
    'buyer-handed-over': 'You confirmed already that you have it.',
    completed: 'The deal is complete: both of you confirmed the hand-over.',
    declined: 'Your request was declined meanwhile.',
    cancelled: 'The booking was cancelled meanwhile.',
  },
  seller: {
    requested: 'The product is free again. This request waits for your answer.',
    waiting: 'The product is promised to somebody else.',
    accepted: 'You accepted this request already.',
    'seller-handed-over': 'You confirmed the hand-over already.',
    'buyer-handed-over': 'The buyer confirmed meanwhile that they have it.',
    completed: 'The deal is complete: both of you confirmed the hand-over.',
    declined: 'This request was declined meanwhile.',
    cancelled: 'The booking was cancelled meanwhile.',
  },
};
