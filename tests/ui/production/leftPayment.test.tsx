import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#ui/features/payment/PaymentPage.tsx';
import '#src/live/shopPorts.ts';
import { paymentTexts } from '#ui/texts/payment.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { press, see, shown, type } from '../faults/screen.ts';
import { booking } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';
import { holdLongWaits } from './longWaits.ts';
import { allSettled, later, signOut, toasts } from './people.ts';
import { playStripe } from './playedStripe.ts';

// The first page that a test opens waits for its code.
vi.setConfig({ testTimeout: 30_000 });
afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

const page = `/dashboard/payment/${booking.id}`;
const { late, checkPayment, retry, statuses } = paymentTexts.english;
const pay = 'Pay 41,000 tk';
const card = { 'Card number': '4242 4242 4242 4242', 'Expiration date': '12/34', 'Security code': '123' };
const declined = { error: { type: 'card_error', message: 'Your card was declined.' } };

/** The card is sent, and the provider answers when told to. */
async function paying() {
  const shop = await aProductionShop({ who: people.buyer });
  const { stripe } = playStripe(shop.server.url);
  await shop.go(page);
  await see(pay);
  const answers: ((answer: unknown) => void)[] = [];
  stripe.confirmPayment = () => new Promise((resolve) => answers.push(resolve));
  await type(card);
  await press(pay);
  await vi.waitFor(() => expect(answers).toHaveLength(1), 10_000);
  const answer = async (given: unknown): Promise<void> => {
    await act(async () => answers[0]?.(given));
    await allSettled();
  };
  return { shop, answer };
}

describe('[G-FAULT-1] [G-PAY-1] somebody who left the page of a payment while it was under way', () => {
  it('reads that the card was refused and nothing charged, and can open the page again', async () => {
    const { shop, answer } = await paying();
    await shop.go('/blog');
    await answer(declined);
    expect(toasts()).toContain(late.refused(booking.productName, 'Your card was declined.'));
    await press(retry);
    await see(pay);
    expect(window.location.pathname).toBe(page);
  });

  it('reads that nobody knows the outcome when the provider never answers, and checks it', async () => {
    const { pass } = holdLongWaits();
    const { shop } = await paying();
    await shop.go('/blog');
    await pass(60);
    await see(late.unknown(booking.productName));
    await press(checkPayment);
    await see(pay);
    await see(statuses.requires_payment_method);
  });

  it('reads what has become of it though they are on its page again when they check it', async () => {
    const { pass } = holdLongWaits();
    const { shop } = await paying();
    await shop.go('/blog');
    await shop.go(page);
    await see(pay);
    await pass(60);
    await see(late.unknown(booking.productName));
    await press(checkPayment);
    await see(statuses.requires_payment_method);
    expect(window.location.search).toBe('');
  });

  it('still sees their new attempt under way when they check the one before', async () => {
    const { pass } = holdLongWaits();
    const { shop } = await paying();
    await shop.go('/blog');
    await shop.go(page);
    await see(pay);
    await pass(30);
    await type(card);
    await press(pay);
    await pass(30);
    await see(late.unknown(booking.productName));
    shop.server.script = ({ url }) => (url.startsWith('/booking/') ? json(500, {}) : null);
    await press(checkPayment);
    await allSettled();
    expect(window.location.search).toBe('');
    expect(shown()).toContain(paymentTexts.english.paying);
  });

  it('reads that no payment was sent if the booking had ended before', async () => {
    const shop = await aProductionShop({ who: people.buyer });
    playStripe(shop.server.url);
    await shop.go(page);
    await see(pay);
    shop.backend.world.marketplace.bookings.delete(booking.id);
    const { fault, release } = later();
    let asked = 0;
    shop.server.script = ({ url }) => (url === `/booking/${booking.id}` && (asked += 1) > 0 ? fault : null);
    await type(card);
    await press(pay);
    await vi.waitFor(() => expect(asked).toBe(1), 10_000);
    await shop.go('/blog');
    release();
    await vi.waitFor(() => expect(toasts()).toContain(late.notSent(booking.productName)), 10_000);
    await allSettled();
    expect(asked).toBe(1);
  });

  it('[G-SESSION-1] is told nothing once they have signed out', async () => {
    const { shop, answer } = await paying();
    await shop.go('/blog');
    await signOut();
    await answer(declined);
    expect(shown()).not.toContain(booking.productName);
  });
});

it('[S-PAY-4] a refused card is told by the page alone to a payer who stays', async () => {
  const { answer } = await paying();
  await answer(declined);
  await see('Your card was declined.');
  expect(toasts()).toBe('');
});

it('[G-PAY-1] somebody who leaves the page of a payment and returns at once begins one payment', async () => {
  const shop = await aProductionShop({ who: people.buyer });
  playStripe(shop.server.url);
  const begun = () => shop.server.asked.filter((call) => call === 'POST /create-payment-intent').length;
  const { fault, release } = later();
  shop.server.script = ({ url }) => (url === '/create-payment-intent' ? fault : null);
  await shop.go(page);
  await vi.waitFor(() => expect(begun()).toBe(1), 10_000);
  await shop.go('/blog');
  await shop.go(page);
  await allSettled();
  release();
  await see(pay);
  expect(begun()).toBe(1);
});
