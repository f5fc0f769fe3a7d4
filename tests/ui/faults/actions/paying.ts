import { fireEvent } from '@testing-library/react';
import type { FakeCall } from '#fakes/control/FakeCall.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { paymentTexts } from '#ui/texts/payment.ts';
import { people } from '../../../contracts/tinyWorld.ts';
import type { RunningShop } from '../aRunningShop.tsx';
import { apiFaults, type Fault, providerFaults, without, worded } from '../faults.ts';
import type { PersonAction } from '../PersonAction.ts';
import { press, see, type } from '../screen.ts';
import { booking } from '../shopWorld.ts';

const { buyer } = people;
const words = paymentTexts.english;
const page = `/dashboard/payment/${booking.id}`;
const card = { 'Card number': '4242 4242 4242 4242', 'Expiration date': '12/34', 'Security code': '123' };
export const pay = 'Pay 41,000 tk';

function opens(call: FakeCall, faults: readonly Fault[]): PersonAction {
  return {
    name: 'opens a payment',
    call,
    who: buyer,
    faults,
    does: (shop) => shop.go(page),
    goesOn: () => press('Try again'),
    succeeded: () => see(pay),
  };
}

/** The payment exists, but its form is missing. */
const drawsForm: PersonAction = {
  ...opens(
    'payment.open',
    without(providerFaults, 'no connection').map((fault) => ({ ...fault, words: words.formMissingTitle })),
  ),
  goesOn: () => press(words.retry),
  succeeded: async () => {
    await see('Card number');
    await see(pay);
  },
};

/** A deleted booking is not requested again; the page offers the list of bookings instead. */
const opensGone: PersonAction = {
  ...opens('bookings.byId', [{ name: 'not found', failure: { code: 'api/not-found' }, words: words.goneTitle }]),
  goesOn: async (shop) => {
    await see(words.seeBookings);
    await shop.go('/dashboard');
    await see(booking.productName);
    await shop.go(page);
  },
};

export async function fillInCard(shop: RunningShop): Promise<void> {
  await shop.go(page);
  await see(pay);
  for (const [label, value] of Object.entries(card)) {
    await type({ [label]: value });
  }
  for (const input of document.querySelectorAll('main .card-frame input')) fireEvent.input(input);
}

/** Returns through the provider's return URL, as a browser does. */
async function returned(shop: RunningShop): Promise<void> {
  const url = shop.left.at(-1);
  if (url === undefined || shop.left.length !== 1) throw new Error(`The card was charged ${shop.left.length} times.`);
  await shop.go('/blog');
  await shop.go(url.slice(new URL(url).origin.length));
  await see(words.statuses.succeeded);
}

const confirms: PersonAction = {
  name: 'pays',
  call: 'payment.confirm',
  who: buyer,
  faults: [
    { name: 'timeout', failure: { code: 'payment/timeout' }, words: words.unanswered },
    {
      name: 'card refused',
      failure: { code: 'payment/card', message: 'Your card was declined.' },
      words: 'Your card was declined.',
    },
    ...worded(
      worded(
        worded(providerFaults, 'no connection', words.unreachableMeaning),
        'unreachable',
        words.unreachableMeaning,
      ),
      'unexpected',
      words.unexpectedMeaning,
    ),
  ],
  before: fillInCard,
  does: () => press(pay),
  typed: card,
  goesOn: () => press(pay),
  succeeded: returned,
};

/** Nobody knows the payment's result, and nobody can be asked yet. */
const checks: PersonAction = {
  name: 'checks a payment',
  call: 'payment.retrieve',
  who: buyer,
  faults: providerFaults.map((fault) => ({ ...fault, words: words.checkFailed })),
  before: async (shop) => {
    await fillInCard(shop);
    shop.fakes.control.failNext({ code: 'payment/unexpected' }, 'payment.confirm');
    await press(pay);
    await see(words.unexpectedMeaning);
  },
  does: () => press(words.checkPayment),
  typed: card,
  goesOn: () => press(words.checkPayment),
  succeeded: async (shop) => {
    await see(words.statuses.requires_payment_method);
    await press(pay);
    await returned(shop);
  },
};

export const paying: readonly PersonAction[] = [
  opens('bookings.byId', without(apiFaults, 'not found')),
  opensGone,
  // The booking was found; a way to pay for it is missing.
  opens(
    'paymentIntents.create',
    worded(without(apiFaults, 'no connection'), 'not found', failureTexts.english.unavailable),
  ),
  opens('payment.retrieve', without(providerFaults, 'no connection')),
  drawsForm,
  confirms,
  checks,
];
