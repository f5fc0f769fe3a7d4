import { afterEach, expect, it, vi } from 'vitest';
import { see } from '../faults/screen.ts';
import { booking } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';

vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const payment = `/dashboard/payment/${booking.id}`;
const secrets = 'payment_intent=pi_1&payment_intent_client_secret=pi_1_secret_2&redirect_status=succeeded';

it.each(['/login', '/signup'])(
  '[G-PAY-1] the address of %s loses a payment’s secret and otherwise stays the same',
  async (page) => {
    await aProductionShop({ at: `${page}?from=${encodeURIComponent(`${payment}?${secrets}`)}` });
    await see('Email address');
    expect(window.location.pathname + window.location.search).toBe(`${page}?from=${encodeURIComponent(payment)}`);
  },
);

it('[G-PAY-1] the address of a payment loses its secret even if a visitor is sent to the login', async () => {
  await aProductionShop({ at: `${payment}?${secrets}` });
  await see('Please log in to go on.');
  expect(window.location.href).not.toContain('secret');
});
