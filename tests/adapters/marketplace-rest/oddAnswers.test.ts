import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { ScriptedServer } from '../ScriptedServer.ts';
import { signedInAs } from '../signedInAs.ts';
import { restMarketplace } from './restMarketplace.ts';
import { productWire } from './wire.ts';

let server: ScriptedServer;
let api: MarketplaceApi;

beforeAll(async () => {
  server = await ScriptedServer.start();
  api = restMarketplace({
    extensions: ['sales', 'paid', 'reports', 'search'],
    url: server.url,
    store: new InMemoryTokenStore('kept'),
    auth: signedInAs('a@b.com'),
  });
});
afterAll(() => server.stop());

const malformed = fail({ code: 'api/malformed' });
const refused = fail({ code: 'api/refused', message: 'Not yours.' });

describe('[G-TRUE-1] a deletion', () => {
  test.each([
    ['counts a row', { deletedCount: 1 }, ok(true)],
    ['counts a row and has a message', { acknowledged: true, deletedCount: 1, message: 'Deleted.' }, ok(true)],
    ['counts none', { acknowledged: true, deletedCount: 0 }, ok(false)],
    ['counts none and says why', { deletedCount: 0, message: 'Not yours.' }, refused],
    ['was not acknowledged', { acknowledged: false, deletedCount: 0 }, malformed],
    ['was not acknowledged, but counts a row', { acknowledged: false, deletedCount: 1 }, malformed],
    ['was not acknowledged and says why', { acknowledged: false, message: 'Not yours.' }, refused],
    ['was refused with status 200', { message: 'Not yours.' }, refused],
    ['says nothing', {}, malformed],
    ['counts in words', { deletedCount: 'one' }, malformed],
  ])('whose answer %s is read as just that', async (_what, answer, outcome) => {
    server.answer({ json: answer });
    expect(await api.products.delete('1')).toEqual(outcome);
    expect(await api.bookings.delete('1')).toEqual(outcome);
    expect(await api.buyers.delete('k@b.com')).toEqual(outcome);
    expect(await api.sellers.delete('k@b.com')).toEqual(outcome);
    expect(await api.reports?.delete('1')).toEqual(outcome);
  });
});

describe('[G-TRUE-1] a list that is answered with 404', () => {
  const lists = [
    ['all products', () => api.products.all()],
    ['a seller’s products', () => api.products.ofSeller('a@b.com')],
    ['categories', () => api.categories.list()],
    ['bookings', () => api.bookings.ofBuyer('a@b.com')],
    ['requests', () => api.sales?.ofSeller('a@b.com')],
    ['reports', () => api.reports?.list()],
    ['sellers', () => api.sellers.list()],
    ['buyers', () => api.buyers.list()],
  ] as const;

  test.each(lists)('is not called gone: %s', async (_name, list) => {
    server.answer({ status: 404, json: { message: 'No such call.' } });
    expect(await list()).toEqual(fail({ code: 'api/refused', message: 'No such call.' }));
    server.answer({ status: 404, text: '' });
    expect(await list()).toEqual(malformed);
  });

  test('leaves 404 its meaning for a single booking', async () => {
    server.answer({ status: 404, json: { message: 'No such booking.' } });
    expect(await api.bookings.byId('000000000000000000000001')).toEqual(fail({ code: 'api/not-found' }));
  });
});

describe('[G-TRUE-1] 404 for a call that looks for nothing single', () => {
  const request = { within: { of: 'all' }, query: emptyQuery, size: 1, after: null, facets: [] } as const;
  const unavailable = fail({ code: 'api/unavailable' });

  test.each([
    ['a search', () => api.search?.find(request), malformed],
    ['whether somebody is an admin', () => api.users.isAdmin('a@b.com'), unavailable],
    ['whether somebody is a seller', () => api.users.isSeller('a@b.com'), unavailable],
    ['a registration', () => api.users.register({ name: 'A', email: 'a@b.com', type: 'buyer' }), unavailable],
  ])('calls nothing gone: %s', async (_name, ask, failure) => {
    server.answer({ status: 404, json: { message: 'No such call.' } });
    expect(await ask()).toEqual(failure);
  });
});

test('[G-TRUE-1] a product that is answered with another one cannot be read, and capitals in its id make it no other', async () => {
  const { _id } = productWire;
  server.answer({ json: productWire });
  expect(await api.search?.product(_id.toUpperCase())).toMatchObject({ ok: true, value: { id: _id } });
  expect(await api.search?.product('000000000000000000000001')).toEqual(malformed);
});

test('[G-TRUE-1] a row that a joined table repeats is listed once', async () => {
  server.answer({ json: [productWire, { ...productWire, _id: 'other' }, productWire] });
  const found = await api.products.all();
  expect(found.ok && found.value.items.map(({ id }) => id)).toEqual([productWire._id, 'other']);
});

test('[G-TRUE-1] rows without an id are all listed, and all unreadable ones counted', async () => {
  server.answer({ json: [{ title: 'X' }, { title: 'X' }, {}, {}, null, null] });
  const found = await api.upcomingProducts.list();
  expect(found.ok && [found.value.items.length, found.value.unreadable.length]).toEqual([2, 4]);
});
