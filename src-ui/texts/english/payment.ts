import type { PaymentStatus } from '#domain/payment/PaymentProvider.ts';

const statuses: { readonly [S in PaymentStatus]: string } = {
  succeeded: 'Payment succeeded!',
  processing: 'Your payment is processing.',
  requires_payment_method: 'Your payment was not successful, please try again.',
  canceled: 'Something went wrong.',
  other: 'Something went wrong.',
};

/** Each text says what the status means for the money and the booking. */
const meanings: { readonly [S in PaymentStatus]: string } = {
  succeeded: 'Your booking is paid.',
  processing: 'The bank hasn’t answered yet. You can leave this page; you won’t be charged twice.',
  requires_payment_method: 'Nothing was charged, and you still have your booking.',
  canceled: 'This payment was cancelled and nothing was charged. You can start a new one.',
  other: 'We don’t know yet whether the payment went through. Check again before you pay again.',
};

export const payment = {
  title: 'Pay for your booking',
  receiptTitle: 'Your payment',
  /** The page's name if there is nothing to pay. */
  plainTitle: 'Payment',
  bookings: 'Booked Products',
  loading: 'Loading the payment',
  offlineTitle: 'Paying needs a connection.',
  offlineText: 'Nothing was charged, and what you typed is still here. We’ll tell you when you’re online.',
  summary: 'Your booking',
  meetingLocation: 'Meeting location',
  bookingPrice: 'Booking',
  charge: 'To be charged',
  charged: 'Charged',
  /** Ends the sentence that names the charge. */
  reference: '. Reference:',
  product: 'Product',

  statuses,
  meanings,
  cardRefusedMeaning: 'Nothing was charged. Try again, or use another card.',
  unexpected: 'An unexpected error occurred.',
  /** Says nothing of an earlier attempt. */
  notSent: 'No payment was sent this time.',
  unreachableMeaning: 'We couldn’t reach the payment provider. Check the payment before you pay again.',
  unexpectedMeaning: 'We don’t know whether the payment went through. Check it before you pay again.',
  unansweredTitle: 'The payment provider hasn’t answered',
  unanswered:
    'We don’t know yet whether the payment went through. If your bank asks you to confirm, do that first. Check the payment before you pay again.',
  checkFailed: 'The payment provider didn’t answer. Please check again in a moment.',

  /** For somebody who has left the page. `why`: the provider’s sentence. */
  late: {
    notSent: (product: string) => `No payment was sent for ${product}.`,
    refused: (product: string, why: string) => `Nothing was charged for ${product}. ${why}`,
    unknown: (product: string) =>
      `We don’t know whether your payment for ${product} went through. Check it before you pay again.`,
  },

  formMissingTitle: 'The card form didn’t load',
  formMissing: 'You haven’t paid anything with it. Check your connection and any ad blocker, then try again.',
  cardForm: 'Card',
  pay: (amount: string) => `Pay ${amount}`,
  paying: 'Paying…',
  providerNote: 'The payment provider handles your card. The shop never sees its number.',
  differsTitle: 'The charge differs from your booking',
  differs: (charge: string, price: string) =>
    `The payment provider will charge ${charge}. Your booking says ${price}. Pay only if you agree to the charge.`,
  agree: (charge: string) => `I agree to a charge of ${charge}`,
  agreeFirst: 'Please agree to the charge before you pay.',

  notYetDueTitle: 'There’s nothing to pay yet',
  notYetDue: 'The seller hasn’t accepted your booking. You can pay as soon as they have.',
  noLongerDueTitle: 'There’s nothing to pay',
  noLongerDue: 'This deal is over. See your bookings for how it ended.',
  unknownDueTitle: 'We don’t know whether you can pay now',
  unknownDue: 'The marketplace says something about this deal that the shop can’t read. Ask the seller before you pay.',

  check: 'Check again',
  checking: 'Checking…',
  checkPayment: 'Check the payment',
  startAgain: 'Start a new payment',
  seeBookings: 'See your bookings',
  retry: 'Try again',

  goneTitle: 'This booking is gone',
  gone: 'It was deleted, or the link is wrong. There is nothing to pay here.',
  goneUncharged: 'It was deleted. Nothing was charged.',
  notYoursTitle: 'This is not your booking',
  notYours: 'Only the person who booked a product can pay for it.',
  notLoaded: 'We couldn’t prepare the payment',
  /** Stands below the payment’s status. */
  bookingUnread: 'We couldn’t load your booking',
  paidHereTitle: 'You paid for this booking on this device',

  untoldTitle: 'The shop doesn’t know of your payment yet',
  untold: 'You’ve paid, so don’t pay again. We tell the shop as soon as we reach it, or at your next visit.',
  tellAgain: 'Try again now',
  telling: 'Telling the shop…',

  alreadyPaidTitle: 'This booking is already paid',
  alreadyPaid: 'There is nothing left to pay.',

  noMoneyTitle: 'Test payments: no money moves',
  noMoney: 'Only test cards work, and nobody is charged.',

  strangeTitle: 'This payment link wasn’t started from your bookings',
  strangePayment: (charge: string, reference: string) =>
    `It’s for a payment of ${charge} (reference ${reference}), which we can’t match to this booking. If you paid in another browser, check there before you pay again.`,
  strangeNothing: 'It charged nothing and isn’t for this booking. You can pay for your booking here.',
  strangeBesides: 'It isn’t for this booking. Below is the payment started on this device.',
  payHere: 'Pay for this booking here',
};
