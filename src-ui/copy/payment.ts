import type { PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import { catalogue } from './catalogue.ts';

const statuses: { readonly [S in PaymentStatus]: string } = {
  succeeded: 'Payment succeeded!',
  processing: 'Your payment is processing.',
  requires_payment_method: 'Your payment was not successful, please try again.',
  canceled: 'Something went wrong.',
  other: 'Something went wrong.',
};

/** What a status means for the money and the booking. */
const meanings: { readonly [S in PaymentStatus]: string } = {
  succeeded: 'Your booking is paid.',
  processing: 'The bank has not answered yet. You may leave this page; nothing is charged twice.',
  requires_payment_method: 'Nothing was charged, and your booking is kept.',
  canceled: 'This payment was cancelled and nothing was charged. You can start a new one.',
  other: 'It is not known yet whether the payment went through. Look again before you pay again.',
};

const english = {
  title: 'Pay for your booking',
  receiptTitle: 'Your payment',
  bookings: 'Booked Products',
  loading: 'Loading the payment',
  summary: 'Your booking',
  meetingLocation: 'Meeting location',
  bookingPrice: 'Booking',
  charge: 'To be charged',
  charged: 'Charged',
  reference: 'Reference',
  product: 'Product',

  statuses,
  meanings,
  cardRefusedMeaning: 'Nothing was charged. You can try again, also with another card.',
  unexpected: 'An unexpected error occurred.',
  unreachableMeaning: 'The payment provider could not be reached. Check the payment before you pay again.',
  unexpectedMeaning: 'It is not known whether the payment went through. Check it before you pay again.',
  checkFailed: 'The payment provider did not answer. Please check again in a moment.',

  news: 'State of the payment',
  cardForm: 'Card',
  pay: (amount: string) => `Pay ${amount}`,
  paying: 'Paying…',
  providerNote: 'The card form belongs to the payment provider. The shop never sees the card’s number.',
  differsTitle: 'Another amount will be charged',
  differs: (charge: string, price: string) =>
    `The payment provider will charge ${charge}. Your booking says ${price}. Pay only if you agree to the charge.`,
  agree: (charge: string) => `I agree to a charge of ${charge}`,
  agreeFirst: 'Please agree to the charge before you pay.',

  check: 'Check again',
  checking: 'Checking…',
  checkPayment: 'Check the payment',
  startAgain: 'Start a new payment',
  seeBookings: 'See your bookings',
  retry: 'Try again',

  goneTitle: 'This booking is gone',
  gone: 'It was deleted, or the address is not right. There is nothing to pay here.',
  notYoursTitle: 'This is not your booking',
  notYours: 'Only the person who booked a product can pay for it.',
  notLoaded: 'The payment could not be prepared',
  paidHereTitle: 'You paid for this booking on this device',

  noMoneyTitle: 'No money moves: this is a trial',
  noMoney: 'Payments of this shop run on a stand-in, or in the provider’s test mode: only test cards work, and nothing is charged to anybody.',

  strangeTitle: 'This link tells of a payment that was not begun here',
  strangePayment: (charge: string, reference: string) =>
    `It is a payment of ${charge} (reference ${reference}), and nothing says that it is for this booking. If you paid in another browser, look there before you pay again.`,
  strangeNothing: 'Nothing was charged by it, and it says nothing about this booking. You can pay for the booking here.',
  strangeBesides: 'It says nothing about this booking. What you see here is the payment that was begun on this device.',
  payHere: 'Pay for this booking here',
};

export const paymentTexts = catalogue(english, { ...english });
