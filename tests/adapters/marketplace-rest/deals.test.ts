import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { ScriptedServer } from '../ScriptedServer.ts';
import { signedInAs } from '../signedInAs.ts';
import { restMarketplace } from './restMarketplace.ts';
import { bookingWire, newBooking, productWire } from './wire.ts';

let server: ScriptedServer;
let api: MarketplaceApi;
let specified: MarketplaceApi;

beforeAll(async () => {
  server = await ScriptedServer.start();
});
afterAll(() => server.stop());

beforeEach(() => {
  const options = { url: server.url, store: new InMemoryTokenStore('kept-token'), auth: signedInAs('a@b.com') };
  api = restMarketplace({ ...options, extensions: ['sales', 'paid'] });
  specified = restMarketplace(options);
});

const dealWire = {
  ...bookingWire,
  productId: '63f2a1b4c8d9e0f1a2b3c4d5',
  sellerEmail: 'rahim@example.com',
  bookedAt: '2026-11-18T10:24:00.000Z',
  state: 'handed-over',
  handedOver: { seller: '2026-11-22T16:10:00.000Z' },
  reason: 'None',
  paid: true,
  paymentIntentId: 'pi_1',
};
const deal = {
  productId: '63f2a1b4c8d9e0f1a2b3c4d5',
  sellerEmail: 'rahim@example.com',
  bookedAt: Date.UTC(2026, 10, 18, 10, 24),
  state: 'handed-over',
  handedOver: { seller: Date.UTC(2026, 10, 22, 16, 10) },
  reason: 'None',
};
const payment = { isPaid: true, paymentIntentId: 'pi_1' };

async function read(row: object, from: MarketplaceApi = api): Promise<Booking> {
  server.answer({ json: row });
  const found = await from.bookings.byId(bookingWire._id);
  if (!found.ok) throw new Error(found.failure.code);
  return found.value;
}

describe('[G-SALE-1] [G-PAY-2] a booking', () => {
  test('is read with its deal and its payment', async () => {
    expect(await read(dealWire)).toMatchObject({ ...deal, ...payment });
  });

  test('says nothing of them to a shop that is not configured for them, whatever the backend sends', async () => {
    const booking = await read(dealWire, specified);
    for (const field of Object.keys({ ...deal, ...payment })) expect(booking).not.toHaveProperty(field);
  });

  test('says nothing of a deal where the backend does not', async () => {
    const booking = await read(bookingWire);
    for (const field of Object.keys(deal)) expect(booking).not.toHaveProperty(field);
  });

  test.each([{}, { paid: null }, { paid: false }])('is not paid where the backend says %j of it', async (said) => {
    const booking = await read({ ...bookingWire, ...said });
    expect(booking.isPaid).toBe(false);
    expect(booking).not.toHaveProperty('paymentIntentId');
  });

  test.each([
    ['state', 'paused'],
    ['state', 7],
    ['bookedAt', 'yesterday'],
    ['handedOver', 'yes'],
    ['productId', ''],
    ['sellerEmail', null],
    ['reason', ' '],
    ['paid', 'perhaps'],
  ])('is read without a field that makes no sense: %s %j', async (field, value) => {
    const booking = await read({ ...dealWire, [field]: value });
    expect(booking).not.toHaveProperty(field === 'paid' ? 'isPaid' : field);
    expect(booking.productName).toBe(bookingWire.productName);
  });

  test.each(['paused', 7, ''])('[G-TRUE-1] is known to have a state that the shop does not know: %j', async (state) => {
    expect((await read({ ...dealWire, state })).hasUnknownState).toBe(true);
    expect(await read({ ...dealWire, state }, specified)).not.toHaveProperty('hasUnknownState');
  });

  test.each([undefined, null, 'accepted'])('has no unknown state where the backend says %j', async (state) => {
    expect(await read({ ...dealWire, state })).not.toHaveProperty('hasUnknownState');
  });

  test('is read with the side whose hand-over makes sense', async () => {
    const handedOver = { seller: 'soon', buyer: '2026-11-22T16:10:00.000Z' };
    expect((await read({ ...dealWire, handedOver })).handedOver).toEqual({ buyer: Date.UTC(2026, 10, 22, 16, 10) });
  });

  test('is sent with its product’s id, and without one as ever', async () => {
    server.answer({ json: { acknowledged: true } });
    await api.bookings.book({ ...newBooking, productId: 'p1' });
    expect(JSON.parse(server.received[0]?.body ?? '')).toMatchObject({ productId: 'p1' });
    server.answer({ json: { acknowledged: true } });
    await api.bookings.book(newBooking);
    expect(JSON.parse(server.received[0]?.body ?? '')).not.toHaveProperty('productId');
  });
});

describe('[G-SALE-1] a product', () => {
  const statusOf = async (status: unknown, from: MarketplaceApi) => {
    server.answer({ json: [{ ...productWire, status }] });
    const found = await from.products.all();
    return found.ok ? found.value.items[0] : undefined;
  };

  test.each(['available', 'reserved', 'sold'] as const)('is %s where the backend says so', async (status) => {
    expect(await statusOf(status, api)).toMatchObject({ status });
  });

  test.each(['verified', '', null, 1])('has no status where the backend says %j', async (status) => {
    expect(await statusOf(status, api)).not.toHaveProperty('status');
  });

  test('has no status in a shop that is not configured for it', async () => {
    expect(await statusOf('sold', specified)).not.toHaveProperty('status');
  });
});

describe('[G-SALE-1] a move', () => {
  test('puts the state that is asked for, and the reason if there is one', async () => {
    server.answer({ json: { modifiedCount: 1 } });
    expect(await api.sales?.move('b 1', 'cancel', 'I found another one')).toEqual(ok());
    const [sent] = server.received;
    expect(`${sent?.method} ${sent?.url}`).toBe('PUT /booking/b%201/state');
    expect(sent?.authorization).toBe('Bearer kept-token');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ state: 'cancelled', reason: 'I found another one' });
    server.answer({ json: { modifiedCount: 1 } });
    await api.sales?.move('1', 'hand-over');
    expect(JSON.parse(server.received[0]?.body ?? '')).toEqual({ state: 'handed-over' });
  });

  test('that came too late is told with the state that holds', async () => {
    server.answer({ status: 409, json: { message: 'It is cancelled', state: 'cancelled' } });
    expect(await api.sales?.move('1', 'accept')).toEqual(fail({ code: 'booking/moved-on', state: 'cancelled' }));
  });

  test.each([{ message: 'No' }, { message: 'No', state: 'paused' }])(
    'is refused like any other call where 409 names no state: %j',
    async (json) => {
      server.answer({ status: 409, json });
      expect(await api.sales?.move('1', 'accept')).toEqual(fail({ code: 'api/refused', message: 'No' }));
    },
  );

  test('is done only where the answer proves it', async () => {
    server.answer({ json: { modifiedCount: 0 } });
    expect(await api.sales?.move('1', 'accept')).toEqual(fail({ code: 'api/malformed' }));
  });
});

test('[G-SALE-1] requests are asked for by the seller’s address', async () => {
  server.answer({ json: [dealWire] });
  expect(await api.sales?.ofSeller('rahim+shop@example.com')).toMatchObject(ok({ items: [deal] }));
  expect(server.received[0]?.url).toBe('/sellersbookings?email=rahim%2Bshop%40example.com');
});

describe('[G-PAY-2] telling of a payment', () => {
  test('puts the provider’s id of it', async () => {
    server.answer({ json: { modifiedCount: 1 } });
    expect(await api.paid?.tell('1', 'pi_1')).toEqual(ok(true));
    const [sent] = server.received;
    expect(`${sent?.method} ${sent?.url}`).toBe('PUT /booking/1');
    expect(JSON.parse(sent?.body ?? '')).toEqual({ paymentIntentId: 'pi_1' });
  });

  test.each([
    [{ modifiedCount: 0 }, ok(false)],
    [{ acknowledged: true, matchedCount: 1, modifiedCount: 0 }, ok(false)],
    [{ acknowledged: true, matchedCount: 0, modifiedCount: 0 }, fail({ code: 'api/not-found' })],
    [{ acknowledged: true, modifiedCount: 1, upsertedId: 'new' }, fail({ code: 'api/not-found' })],
    [{ acknowledged: true, matchedCount: 0, modifiedCount: 0, upsertedCount: 1 }, fail({ code: 'api/not-found' })],
    [{ acknowledged: false, message: 'No such payment' }, fail({ code: 'api/refused', message: 'No such payment' })],
    [{ modifiedCount: 0, message: 'No such payment' }, fail({ code: 'api/refused', message: 'No such payment' })],
  ])('reads %j', async (json, answer) => {
    server.answer({ json });
    expect(await api.paid?.tell('1', 'pi_1')).toEqual(answer);
  });
});

test('a marketplace without extensions has neither port', () => {
  expect([specified.sales, specified.paid]).toEqual([null, null]);
});
