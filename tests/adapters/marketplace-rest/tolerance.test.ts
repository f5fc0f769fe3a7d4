import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { MemoryTokenStore } from '../MemoryTokenStore.ts';
import { ScriptedServer } from '../ScriptedServer.ts';
import { signedInAs } from '../signedInAs.ts';
import { restMarketplace } from './restMarketplace.ts';
import { newBooking, newProduct, productWire } from './wire.ts';

let server: ScriptedServer;
let api: MarketplaceApi;

beforeAll(async () => {
  server = await ScriptedServer.start();
  api = restMarketplace({ url: server.url, store: new MemoryTokenStore('kept'), auth: signedInAs('a@b.com') });
});
afterAll(() => server.stop());

async function productFrom(change: object): Promise<Product | undefined> {
  server.answer({ json: [{ ...productWire, ...change }] });
  const found = await api.products.all();
  return found.ok ? found.value.items[0] : undefined;
}

describe('a product', () => {
  test.each([
    [32000, 32000], ['32000', 32000], ['32,000', 32000], [' 32000.50 ', 32000.5], [0, 0],
  ])('has its price, written as %j', async (written, price) => {
    expect(await productFrom({ price: written })).toMatchObject({ price });
  });

  test.each([['a lot'], [''], [null], [-5]])('without a price that can be read (%j) is left out', async (written) => {
    expect(await productFrom({ price: written })).toBeUndefined();
  });

  test.each([
    ['2023-03-07', Date.UTC(2023, 2, 7)],
    ['2023-03-07T06:30:00.000Z', Date.UTC(2023, 2, 7, 6, 30)],
    ['Tue Mar 07 2023 12:00:00 GMT+0600 (Bangladesh Standard Time)', Date.UTC(2023, 2, 7, 6)],
    ['last week', null],
    [undefined, null],
  ])('posted %j', async (postTime, postedAt) => {
    expect(await productFrom({ postTime })).toMatchObject({ postTime: postTime ?? '', postedAt });
  });

  test.each([['good', 'Good'], ['EXCELLENT', 'Excellent'], [' Fair ', 'Fair']])(
    'of condition %j is %s', async (written, condition) => {
      expect(await productFrom({ condition: written })).toMatchObject({ condition });
    },
  );

  test.each([['Like new'], [''], [undefined]])(
    'of a condition that the shop does not know (%j) is left out', async (condition) => {
      expect(await productFrom({ condition })).toBeUndefined();
    },
  );

  test.each([
    ['advertise', true], [true, true], [undefined, false], ['', false], ['no', false], [false, false],
  ])('marked %j: advertised %s', async (advertise, advertised) => {
    expect(await productFrom({ advertise })).toMatchObject({ advertised });
  });

  test('may have numbers where others have text', async () => {
    expect(await productFrom({ _id: 7, phone: 1711000000, categoryId: 2 })).toMatchObject({
      id: '7', phone: '1711000000', categoryId: '2',
    });
  });

  test('may lack what is not needed to offer it', async () => {
    const bare = { image: undefined, description: null, location: undefined, useDuration: undefined };
    expect(await productFrom(bare)).toMatchObject({ image: '', description: '', location: '', useDuration: '' });
  });

  test('brings no field along that the shop does not know', async () => {
    expect(await productFrom({ secret: 1 })).not.toHaveProperty('secret');
  });
});

test('a category is named by its categoryId where it has one', async () => {
  server.answer({ json: [{ _id: 'a1', categoryId: 1, categoryName: 'HP' }, { _id: 'a2', categoryName: 'Dell' }] });
  expect(await api.categories.list()).toMatchObject({ value: { items: [{ id: '1' }, { id: 'a2' }] } });
});

test('upcoming products without ids are told apart all the same, the same way each time', async () => {
  server.answer({ json: [{ category: 'phone', title: 'X', brand: 'b' }, { title: 'Y' }, { _id: 'z', title: 'Z' }] });
  expect(await api.upcomingProducts.list()).toMatchObject({ value: { items: [{ id: 'X' }, { id: 'Y' }, { id: 'z' }] } });
});

test.each([
  [{ status: 'verified' }, true], [{ isVerified: true }, true], [{ status: 'pending' }, false], [{}, false],
])('a seller with %j is verified: %s', async (fields, verified) => {
  server.answer({ json: [{ _id: '1', name: 'R', email: 'r@b.com', ...fields }] });
  expect(await api.sellers.list()).toMatchObject({ value: { items: [{ verified }] } });
});

test('a flag that is left out is not raised', async () => {
  server.answer({ json: {} });
  expect(await api.users.isAdmin('a@b.com')).toEqual({ ok: true, value: false });
  expect(await api.users.isVerified('a@b.com')).toEqual({ ok: true, value: false });
});

test.each([[{ acknowledged: false, message: 'Already booked.' }], [{ message: 'Already booked.' }]])(
  "[S-BOOK-2] a booking refused with %j carries the server's message", async (answer) => {
    server.answer({ json: answer });
    expect(await api.bookings.book(newBooking)).toEqual({
      ok: false, failure: { code: 'api/refused', message: 'Already booked.' },
    });
  },
);

test('a booking that is not acknowledged is none', async () => {
  server.answer({ json: { acknowledged: false } });
  expect(await api.bookings.book(newBooking)).toEqual({ ok: false, failure: { code: 'api/malformed' } });
});

test('a post refused with status 200 is no product', async () => {
  server.answer({ json: { message: 'No more posts today.' } });
  expect(await api.products.add(newProduct)).toEqual({
    ok: false, failure: { code: 'api/refused', message: 'No more posts today.' },
  });
});

test('a post answered with the product itself is one', async () => {
  server.answer({ json: { _id: '1', productName: 'HP ProBook 450' } });
  expect(await api.products.add(newProduct)).toEqual({ ok: true, value: undefined });
});

test.each([['with nothing', { text: '' }], ['with null', { json: null }]])(
  'a booking that is gone, answered %s, is not found', async (_name, answer) => {
    server.answer(answer);
    expect(await api.bookings.byId('1')).toEqual({ ok: false, failure: { code: 'api/not-found' } });
  },
);

test('a registration answered with nothing is one', async () => {
  server.answer({ status: 204, text: '' });
  expect(await api.users.register({ name: 'R', email: 'r@b.com', type: 'seller' })).toEqual({ ok: true, value: undefined });
});

describe('a change', () => {
  test('made again changes nothing and is no failure', async () => {
    server.answer({ json: { acknowledged: true, matchedCount: 1, modifiedCount: 0, upsertedCount: 0, upsertedId: null } });
    expect(await api.products.advertise('1')).toEqual({ ok: true, value: undefined });
    expect(await api.sellers.verify('r@b.com')).toEqual({ ok: true, value: undefined });
  });

  test('of what is not there is not found', async () => {
    server.answer({ json: { acknowledged: true, matchedCount: 0, modifiedCount: 0, upsertedCount: 0, upsertedId: null } });
    expect(await api.products.advertise('1')).toEqual({ ok: false, failure: { code: 'api/not-found' } });
  });
});

test('deleting what is not there says so without failing', async () => {
  server.answer({ json: { acknowledged: true, deletedCount: 0 } });
  expect(await api.products.delete('1')).toEqual({ ok: true, value: false });
  expect(await api.bookings.delete('1')).toEqual({ ok: true, value: false });
  expect(await api.buyers.delete('k@b.com')).toEqual({ ok: true, value: false });
});

test('ten thousand products are read to the last', async () => {
  server.answer({ json: Array.from({ length: 10_000 }, (_, index) => ({ ...productWire, _id: `id${index}` })) });
  const found = await api.products.all();
  expect(found).toMatchObject({ ok: true, value: { dropped: 0 } });
  expect(found.ok && found.value.items.at(-1)?.id).toBe('id9999');
});
