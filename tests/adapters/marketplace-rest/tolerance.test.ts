import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { ScriptedServer } from '../ScriptedServer.ts';
import { signedInAs } from '../signedInAs.ts';
import { restMarketplace } from './restMarketplace.ts';
import { bookingWire, newBooking, newProduct, productWire } from './wire.ts';

let server: ScriptedServer;
let api: MarketplaceApi;

beforeAll(async () => {
  server = await ScriptedServer.start();
  api = restMarketplace({ url: server.url, store: new InMemoryTokenStore('kept'), auth: signedInAs('a@b.com') });
});
afterAll(() => server.stop());

async function productFrom(change: object): Promise<Product | undefined> {
  server.answer({ json: [{ ...productWire, ...change }] });
  const found = await api.products.all();
  return found.ok ? found.value.items[0] : undefined;
}

describe('a product', () => {
  test.each([
    [32000, 32000],
    ['32000', 32000],
    ['32,000', 32000],
    [' 32000.50 ', 32000.5],
    [0, 0],
    ['ProductPrice: 25500', 25500],
    ['25000 tk', 25000],
  ])('has its price, written as %j', async (written, price) => {
    expect(await productFrom({ price: written })).toMatchObject({ price });
  });

  test.each([['a lot'], [''], [null], [-5], ['25000 or 30000'], ['25k']])(
    'without a readable price (%j) is left out',
    async (written) => {
      expect(await productFrom({ price: written })).toBeUndefined();
    },
  );

  test.each([
    ['2023-03-07', Date.UTC(2023, 2, 7)],
    ['2023-03-07T06:30:00.000Z', Date.UTC(2023, 2, 7, 6, 30)],
    ['Tue Mar 07 2023 12:00:00 GMT+0600 (Bangladesh Standard Time)', Date.UTC(2023, 2, 7, 6)],
    ['last week', null],
    [undefined, null],
  ])('posted %j', async (postTime, postedAt) => {
    expect(await productFrom({ postTime })).toMatchObject({ postTime: postTime ?? '', postedAt });
  });

  test.each([
    ['good', 'Good'],
    ['EXCELLENT', 'Excellent'],
    [' Fair ', 'Fair'],
  ])('of condition %j is %s', async (written, condition) => {
    expect(await productFrom({ condition: written })).toMatchObject({ condition });
  });

  test.each([['Like new'], [''], [undefined]])('of an unknown condition (%j) is left out', async (condition) => {
    expect(await productFrom({ condition })).toBeUndefined();
  });

  test.each([
    ['advertise', true],
    [true, true],
    [undefined, false],
    ['', false],
    ['no', false],
    [false, false],
  ])('marked %j: advertised %s', async (advertise, advertised) => {
    expect(await productFrom({ advertise })).toMatchObject({ advertised });
  });

  test('may have numbers instead of texts', async () => {
    expect(await productFrom({ _id: 7, phone: 1711000000, categoryId: 2 })).toMatchObject({
      id: '7',
      phone: '1711000000',
      categoryId: '2',
    });
  });

  test('may lack fields that an offer does not need', async () => {
    const bare = { image: undefined, description: null, location: undefined, useDuration: undefined };
    expect(await productFrom(bare)).toMatchObject({ image: '', description: '', location: '', useDuration: '' });
  });

  test('loses fields that the shop does not know', async () => {
    expect(await productFrom({ secret: 1 })).not.toHaveProperty('secret');
  });
});

describe('a row', () => {
  const listed = async (...json: readonly unknown[]) => {
    server.answer({ json });
    const found = await api.products.all();
    if (!found.ok) throw new Error('It is a list.');
    return found.value;
  };
  const longest = 'x'.repeat(1000);

  test.each([
    ['no id', { _id: undefined }],
    ['an empty id', { _id: '' }],
    ['an id of spaces', { _id: '  ' }],
    ['an id that is longer than any', { _id: `${longest}x` }],
    ['an id that is an object', { _id: {} }],
    ['no seller', { email: undefined }],
    ['a seller of spaces', { email: ' ' }],
    ['no name', { productName: undefined }],
    ['an empty name', { productName: '' }],
    ['a name of spaces', { productName: ' ' }],
    ['a name that is a list', { productName: ['HP'] }],
    ['a category that is longer than any', { categoryName: `${longest}x` }],
  ])('with %s is unreadable', async (_what, change) => {
    const { items, unreadable } = await listed({ ...productWire, ...change });
    expect([items.length, unreadable.length]).toEqual([0, 1]);
  });

  test('with a long id or category is read unchanged', async () => {
    const { items } = await listed({ ...productWire, _id: longest, categoryName: longest });
    expect(items).toMatchObject([{ id: longest, categoryName: longest }]);
  });

  test('keeps the address of its picture unchanged, however long it is', async () => {
    const image = `https://img.example.com/${'x'.repeat(5000)}.jpg`;
    expect((await listed({ ...productWire, image })).items).toMatchObject([{ image }]);
  });

  test.each([
    ['its id and its owner', { _id: 'a1', email: 'r@b.com' }, { id: 'a1', email: 'r@b.com' }],
    ['its id alone', { _id: 7 }, { id: '7', email: null }],
    ['its owner alone', { email: 'r@b.com', _id: {} }, { id: null, email: 'r@b.com' }],
    ['nothing', { _id: ' ', email: '' }, { id: null, email: null }],
    ['no field at all', 7, { id: null, email: null }],
  ])('that is unreadable is known by %s', async (_what, row, known) => {
    expect(await listed(row)).toEqual({ items: [], unreadable: [known] });
  });
});

describe('a refusal', () => {
  const malformed = { ok: false, failure: { code: 'api/malformed' } };
  const refused = (message: string) => ({ ok: false, failure: { code: 'api/refused', message } });
  const longest = 'x'.repeat(300);

  test.each([
    ['a JSON message', { json: { message: 'Taken.' } }, refused('Taken.')],
    ['a text', { text: '  Taken.\n' }, refused('Taken.')],
    ['a text as JSON', { json: 'Taken.' }, refused('Taken.')],
    ['a text of 300 letters', { text: longest }, refused(longest)],
    ['a longer text', { text: `${longest}x` }, malformed],
    ['markup', { text: '<b>Taken.</b>' }, malformed],
    ['nothing', { text: '' }, malformed],
    ['spaces', { text: '  ' }, malformed],
    ['an empty JSON message', { json: { message: '' } }, malformed],
    ['a message that is no text', { json: { message: 7 } }, malformed],
    ['an empty text as JSON', { json: '' }, malformed],
    ['a number as JSON', { json: 7 }, malformed],
  ])('in the form of %s is understood or malformed', async (_what, answer, outcome) => {
    server.answer({ status: 409, ...answer });
    expect(await api.sellers.list()).toEqual(outcome);
  });

  test.each([
    [399, { ok: false, failure: { code: 'api/malformed' } }],
    [400, refused('Taken.')],
    [499, refused('Taken.')],
    [500, { ok: false, failure: { code: 'api/unavailable' } }],
  ])('with status %d has a message for people only from 400 to 499', async (status, outcome) => {
    server.answer({ status, json: { message: 'Taken.' } });
    expect(await api.categories.list()).toEqual(outcome);
  });

  test('with status 200 and an empty message is malformed', async () => {
    server.answer({ json: { acknowledged: false, message: '' } });
    expect(await api.products.add(newProduct)).toEqual(malformed);
  });
});

test.each([
  ['a list', []],
  ['a text', 'done'],
  ['an acknowledgement that is a text', { acknowledged: 'true' }],
])('a post answered with %s is malformed', async (_what, json) => {
  server.answer({ json });
  expect(await api.products.add(newProduct)).toEqual({ ok: false, failure: { code: 'api/malformed' } });
});

test('a category is named by its categoryId where it has one', async () => {
  server.answer({
    json: [
      { _id: 'a1', categoryId: 1, categoryName: 'HP' },
      { _id: 'a2', categoryName: 'Dell' },
    ],
  });
  expect(await api.categories.list()).toMatchObject({ value: { items: [{ id: '1' }, { id: 'a2' }] } });
});

test('upcoming products without ids get distinct ids, the same each time', async () => {
  server.answer({ json: [{ category: 'phone', title: 'X', brand: 'b' }, { title: 'Y' }, { _id: 'z', title: 'Z' }] });
  expect(await api.upcomingProducts.list()).toMatchObject({
    value: { items: [{ id: 'X' }, { id: 'Y' }, { id: 'z' }] },
  });
});

test.each([
  [{ status: 'verified' }, true],
  [{ isVerified: true }, true],
  [{ status: 'pending' }, false],
  [{}, false],
])('a seller with %j is verified: %s', async (fields, verified) => {
  server.answer({ json: [{ _id: '1', name: 'R', email: 'r@b.com', ...fields }] });
  expect(await api.sellers.list()).toMatchObject({ value: { items: [{ verified }] } });
});

test('a missing flag means false', async () => {
  server.answer({ json: {} });
  expect(await api.users.isAdmin('a@b.com')).toEqual({ ok: true, value: false });
  expect(await api.users.isVerified('a@b.com')).toEqual({ ok: true, value: false });
});

test.each([[{ acknowledged: false, message: 'Already booked.' }], [{ message: 'Already booked.' }]])(
  "[S-BOOK-2] a booking refused with %j carries the server's message",
  async (answer) => {
    server.answer({ json: answer });
    expect(await api.bookings.book(newBooking)).toEqual({
      ok: false,
      failure: { code: 'api/refused', message: 'Already booked.' },
    });
  },
);

test('a booking without acknowledgement has failed', async () => {
  server.answer({ json: { acknowledged: false } });
  expect(await api.bookings.book(newBooking)).toEqual({ ok: false, failure: { code: 'api/malformed' } });
});

test('a post refused with status 200 has failed', async () => {
  server.answer({ json: { message: 'No more posts today.' } });
  expect(await api.products.add(newProduct)).toEqual({
    ok: false,
    failure: { code: 'api/refused', message: 'No more posts today.' },
  });
});

test('a post answered with the product itself has succeeded', async () => {
  server.answer({ json: { _id: '1', productName: 'HP ProBook 450' } });
  expect(await api.products.add(newProduct)).toEqual({ ok: true, value: undefined });
});

test.each([
  ['with nothing', { text: '' }],
  ['with null', { json: null }],
])('a booking that is gone, answered %s, is not found', async (_name, answer) => {
  server.answer(answer);
  expect(await api.bookings.byId('000000000000000000000001')).toEqual({
    ok: false,
    failure: { code: 'api/not-found' },
  });
});

test('[G-TRUE-1] a booking that is answered with another one cannot be read, and capitals in its id make it no other', async () => {
  const { _id } = bookingWire;
  server.answer({ json: bookingWire });
  expect(await api.bookings.byId(_id.toUpperCase())).toMatchObject({ ok: true, value: { id: _id } });
  expect(await api.bookings.byId(productWire._id)).toEqual({ ok: false, failure: { code: 'api/malformed' } });
});

test.each(['1', 'undefined', '00000000000000000000000g', '0000000000000000000000011'])(
  '[G-TRUE-1] a booking with a malformed id (%s) is not found, without a call',
  async (id) => {
    server.answer('hang');
    expect(await api.bookings.byId(id)).toEqual({ ok: false, failure: { code: 'api/not-found' } });
    expect(server.received).toEqual([]);
  },
);

test('a registration with an empty answer has succeeded', async () => {
  server.answer({ status: 204, text: '' });
  expect(await api.users.register({ name: 'R', email: 'r@b.com', type: 'seller' })).toEqual({
    ok: true,
    value: undefined,
  });
});

describe('a change', () => {
  test('made again changes nothing and succeeds', async () => {
    server.answer({
      json: { acknowledged: true, matchedCount: 1, modifiedCount: 0, upsertedCount: 0, upsertedId: null },
    });
    expect(await api.products.advertise('1')).toEqual({ ok: true, value: undefined });
    expect(await api.sellers.verify('r@b.com')).toEqual({ ok: true, value: undefined });
  });

  test('of a missing row is not found', async () => {
    server.answer({
      json: { acknowledged: true, matchedCount: 0, modifiedCount: 0, upsertedCount: 0, upsertedId: null },
    });
    expect(await api.products.advertise('1')).toEqual({ ok: false, failure: { code: 'api/not-found' } });
  });

  const done = { ok: true, value: undefined };
  const gone = { ok: false, failure: { code: 'api/not-found' } };
  const unreadable = { ok: false, failure: { code: 'api/malformed' } };

  test.each([
    ['changed a row', { modifiedCount: 1 }, done],
    ['matched a row', { matchedCount: 1 }, done],
    ['matched a row and changed nothing', { matchedCount: 1, modifiedCount: 0 }, done],
    ['matched no row', { matchedCount: 0 }, gone],
    ['made a row', { modifiedCount: 0, upsertedCount: 1 }, gone],
    [
      'made a row where there was none',
      { matchedCount: 0, modifiedCount: 0, upsertedCount: 1, upsertedId: 'fa01' },
      gone,
    ],
    ['made a row and only names it', { modifiedCount: 0, upsertedId: { index: 0, _id: 'fa01' } }, gone],
    ['changed nothing and does not say why', { modifiedCount: 0 }, unreadable],
    ['changed nothing and made nothing', { modifiedCount: 0, upsertedCount: 0, upsertedId: null }, unreadable],
    ['was not acknowledged', { acknowledged: false, matchedCount: 1, modifiedCount: 1 }, unreadable],
    ['says nothing', {}, unreadable],
    [
      'was refused with status 200',
      { message: 'Not today.' },
      { ok: false, failure: { code: 'api/refused', message: 'Not today.' } },
    ],
  ])('[G-TRUE-1] that %s is said to be just that', async (_name, answer, outcome) => {
    server.answer({ json: answer });
    expect(await api.products.advertise('1')).toEqual(outcome);
    expect(await api.sellers.verify('r@b.com')).toEqual(outcome);
  });
});

test('deleting a missing row succeeds and says so', async () => {
  server.answer({ json: { acknowledged: true, deletedCount: 0 } });
  expect(await api.products.delete('1')).toEqual({ ok: true, value: false });
  expect(await api.bookings.delete('1')).toEqual({ ok: true, value: false });
  expect(await api.buyers.delete('k@b.com')).toEqual({ ok: true, value: false });
});

test('ten thousand products are read completely', async () => {
  server.answer({ json: Array.from({ length: 10_000 }, (_, index) => ({ ...productWire, _id: `id${index}` })) });
  const found = await api.products.all();
  expect(found).toMatchObject({ ok: true, value: { unreadable: [] } });
  expect(found.ok && found.value.items.at(-1)?.id).toBe('id9999');
});
