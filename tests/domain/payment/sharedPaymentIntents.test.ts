import { expect, it } from 'vitest';
import type { PaymentIntentsApi } from '#domain/payment/PaymentIntentsApi.ts';
import { sharedPaymentIntents } from '#domain/payment/sharedPaymentIntents.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { offline } from '../../builders/answers.ts';

const request = { bookingId: 'b1', price: 41_000, payer: 'nusrat@example.com' };

/** Payments that begin as 'new 1', 'new 2', …, or fail while the device is offline. */
function world() {
  const device = { isOffline: false };
  let created = 0;
  const intents: PaymentIntentsApi = {
    create: async () => (device.isOffline ? fail(offline) : ok(`new ${(created += 1)}`)),
  };
  return { device, shared: sharedPaymentIntents(intents) };
}

it('[G-PAY-1] begins one payment for two visits at the same time', async () => {
  const { shared } = world();
  expect(await Promise.all([shared.create(request), shared.create(request)])).toEqual([ok('new 1'), ok('new 1')]);
});

it('asks again at a later visit, also after a failure', async () => {
  const { device, shared } = world();
  device.isOffline = true;
  expect(await Promise.all([shared.create(request), shared.create(request)])).toEqual([fail(offline), fail(offline)]);
  device.isOffline = false;
  expect(await shared.create(request)).toEqual(ok('new 1'));
  expect(await shared.create(request)).toEqual(ok('new 2'));
});

it.each([
  { ...request, bookingId: 'b2' },
  { ...request, price: 40_000 },
  { ...request, payer: 'tahsin@example.com' },
])('shares no payment with a visit that asks for $bookingId, $price and $payer', async (other) => {
  const { shared } = world();
  expect(await Promise.all([shared.create(request), shared.create(other)])).toEqual([ok('new 1'), ok('new 2')]);
});
