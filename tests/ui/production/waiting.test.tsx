import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { paymentTexts } from '#ui/texts/payment.ts';
import { commonTexts } from '#ui/texts/common.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, settled, shown, type } from '../faults/screen.ts';
import { booking, products } from '../faults/shopWorld.ts';
import { aProductionShop } from './aProductionShop.tsx';
import { hang } from './FaultyServer.ts';
import { playTimeouts } from './playTimeouts.ts';
import { playStripe } from './playedStripe.ts';

vi.setConfig({ testTimeout: 30_000 });
playTimeouts();

const { longWait, stop } = commonTexts.english;
const { cancelled, timeout } = failureTexts.english;

async function pass(seconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await settled();
}

describe('[G-TRUE-1] A shop whose backend never answers', () => {
  it('says after 8 seconds that it takes long, can be stopped, and loads on the next try', async () => {
    const { server, go } = await aProductionShop();
    server.script = () => hang;
    await go('/allproducts');
    await see('Everything on offer');
    await pass(6);
    expect(shown()).not.toContain(longWait);
    await pass(2);
    await see(longWait);
    screen.getByRole('button', { name: stop }).focus();
    await press(stop);
    await see(cancelled);
    await nothingPending();
    expect(document.activeElement?.tagName).toBe('H1');

    server.script = () => null;
    await press('Try again');
    await see(products.laptop.productName);
  });

  it('gives up a read after 20 seconds, retries included', async () => {
    const { server, go } = await aProductionShop();
    server.script = () => hang;
    await go('/allproducts');
    await see('Everything on offer');
    await pass(21);
    await see(timeout);
    await nothingPending();
  });

  it('gives up restoring a session after 20 seconds, and restores it on the next try', async () => {
    const { server, reload } = await aProductionShop({ who: people.buyer });
    server.script = () => hang;
    await reload('/dashboard');
    await pass(8);
    await see(longWait);
    await pass(13);
    await see(timeout);

    server.script = () => null;
    await press('Try again');
    await see('Galaxy S21');
  });

  it('lets a person stop restoring a session', async () => {
    const { server, reload } = await aProductionShop({ who: people.buyer });
    server.script = () => hang;
    await reload('/dashboard');
    await pass(8);
    await press(stop);
    await see(cancelled);

    server.script = () => null;
    await press('Try again');
    await see('Galaxy S21');
  });
});

it('[G-FAULT-1] a payment waits at most 20 seconds for what the marketplace says of its booking', async () => {
  const shop = await aProductionShop({ who: people.buyer });
  const { left } = playStripe(shop.server.url);
  await shop.go(`/dashboard/payment/${booking.id}`);
  await see('Pay 41,000 tk');
  await type({ 'Card number': '4242 4242 4242 4242', 'Expiration date': '12/34', 'Security code': '123' });
  shop.server.script = ({ method, url }) => (method === 'GET' && url.startsWith('/booking/') ? hang : null);
  await press('Pay 41,000 tk');
  await pass(10);
  await see(paymentTexts.english.paying);
  expect(left).toEqual([]);
  await pass(11);
  await vi.waitFor(() => expect(left).toHaveLength(1));
});

it('[G-FAULT-1] a booking waits at most 20 seconds to hear whether its product is still offered', async () => {
  const shop = await aProductionShop({ who: people.buyer, at: '/categories/HP' });
  await press(`Book Now: ${products.laptop.productName}`);
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  shop.server.script = ({ method, url }) => (method === 'GET' && url === '/categories/HP' ? hang : null);
  await press('Book this product');
  await pass(10);
  expect(shop.server.asked).not.toContain('POST /booking');
  await pass(11);
  await vi.waitFor(() => expect(shop.server.asked).toContain('POST /booking'));
});
