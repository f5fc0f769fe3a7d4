import { beforeEach, describe, expect, test } from 'vitest';
import { CachedBookingsApi } from '#adapters/wrappers/CachedBookingsApi.ts';
import { CachedBuyersApi } from '#adapters/wrappers/CachedBuyersApi.ts';
import { CachedCategoriesApi } from '#adapters/wrappers/CachedCategoriesApi.ts';
import { CachedProductsApi } from '#adapters/wrappers/CachedProductsApi.ts';
import { CachedReads } from '#adapters/wrappers/CachedReads.ts';
import { CachedSellersApi } from '#adapters/wrappers/CachedSellersApi.ts';
import { CachedUpcomingProductsApi } from '#adapters/wrappers/CachedUpcomingProductsApi.ts';
import { CachedUsersApi } from '#adapters/wrappers/CachedUsersApi.ts';
import type { Reads } from '#adapters/wrappers/Reads.ts';
import { RetriedTokensApi } from '#adapters/wrappers/RetriedTokensApi.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { newBooking, newProduct } from '../marketplace-rest/wire.ts';

const fiveMinutes = 5 * 60 * 1000;

let now: number;
let asked: string[];
let failure: ApiFailure | null;
let api: MarketplaceApi;

/** A slice whose every call is noted and answered with nothing, or the failure of the day. */
function noted<Slice extends keyof MarketplaceApi>(name: Slice): MarketplaceApi[Slice] {
  return new Proxy({} as MarketplaceApi[Slice], {
    get: (_target, method) => async (argument?: unknown): Promise<Result<unknown, ApiFailure>> => {
      asked.push(`${name}.${String(method)}${typeof argument === 'string' ? ` ${argument}` : ''}`);
      return failure === null ? ok({ items: [], dropped: 0 }) : fail(failure);
    },
  });
}

const direct: Reads = { read: (_key, ask, options) => ask({ signal: options?.signal }), forget() {} };

beforeEach(() => {
  now = Date.UTC(2024, 0, 1);
  asked = [];
  failure = null;
  const reads = new CachedReads(direct, { now: () => now });
  api = {
    tokens: new RetriedTokensApi(noted('tokens'), direct),
    users: new CachedUsersApi(noted('users'), reads),
    products: new CachedProductsApi(noted('products'), reads),
    categories: new CachedCategoriesApi(noted('categories'), reads),
    bookings: new CachedBookingsApi(noted('bookings'), reads),
    paymentIntents: noted('paymentIntents'),
    sellers: new CachedSellersApi(noted('sellers'), reads),
    buyers: new CachedBuyersApi(noted('buyers'), reads),
    upcomingProducts: new CachedUpcomingProductsApi(noted('upcomingProducts'), reads),
  };
});

type Read = readonly [name: string, read: (api: MarketplaceApi, fresh?: boolean) => Promise<unknown>];

const lists: readonly Read[] = [
  ['products.all', (api, fresh) => api.products.all({ fresh })],
  ['products.advertised', (api, fresh) => api.products.advertised({ fresh })],
  ['products.ofCategory HP', (api, fresh) => api.products.ofCategory('HP', { fresh })],
  ['products.ofSeller r@b.com', (api, fresh) => api.products.ofSeller('r@b.com', { fresh })],
  ['categories.list', (api, fresh) => api.categories.list({ fresh })],
  ['upcomingProducts.list', (api, fresh) => api.upcomingProducts.list({ fresh })],
  ['bookings.ofBuyer k@b.com', (api, fresh) => api.bookings.ofBuyer('k@b.com', { fresh })],
  ['bookings.byId 1', (api, fresh) => api.bookings.byId('1', { fresh })],
  ['sellers.list', (api, fresh) => api.sellers.list({ fresh })],
  ['buyers.list', (api, fresh) => api.buyers.list({ fresh })],
  ['users.isVerified r@b.com', (api, fresh) => api.users.isVerified('r@b.com', { fresh })],
];

describe.each(lists)('[S-CACHE-1] %s', (name, read) => {
  test('is kept for five minutes and no longer', async () => {
    await read(api);
    now += fiveMinutes - 1;
    await read(api);
    expect(asked).toEqual([name]);
    now += 1;
    await read(api);
    expect(asked).toEqual([name, name]);
  });

  test('is asked anew by who wants it fresh, and then kept', async () => {
    await read(api);
    await read(api, true);
    await read(api);
    expect(asked).toEqual([name, name]);
  });

  test('is not kept when it failed', async () => {
    failure = { code: 'api/offline' };
    await read(api);
    failure = null;
    expect(await read(api)).toMatchObject({ ok: true });
    expect(asked).toEqual([name, name]);
  });
});

test.each([
  ['isAdmin', (users: MarketplaceApi['users']) => users.isAdmin('a@b.com')],
  ['isSeller', (users: MarketplaceApi['users']) => users.isSeller('a@b.com')],
] as const)('[S-AUTH-3] %s is asked each time: what a person may do must not be yesterday’s', async (_name, read) => {
  await read(api.users);
  await read(api.users);
  expect(asked).toHaveLength(2);
});

test('the kept answers of two people, categories or sellers are not mixed up', async () => {
  await api.products.ofCategory('HP');
  await api.products.ofCategory('Dell');
  await api.bookings.ofBuyer('one@b.com');
  await api.bookings.ofBuyer('two@b.com');
  expect(asked).toHaveLength(4);
});

test('a clock that was set back makes nothing last', async () => {
  await api.categories.list();
  now -= 1;
  await api.categories.list();
  expect(asked).toHaveLength(2);
});

const products = lists.slice(0, 4).map(([name]) => name);

const writes: readonly (readonly [string, (api: MarketplaceApi) => Promise<unknown>, readonly string[]])[] = [
  ['adding a product', (api) => api.products.add(newProduct), products],
  ['advertising a product', (api) => api.products.advertise('1'), products],
  ['deleting a product', (api) => api.products.delete('1'), products],
  ['booking', (api) => api.bookings.book(newBooking), ['bookings.ofBuyer k@b.com', 'bookings.byId 1']],
  ['deleting a booking', (api) => api.bookings.delete('1'), ['bookings.ofBuyer k@b.com', 'bookings.byId 1']],
  ['verifying a seller', (api) => api.sellers.verify('r@b.com'), ['sellers.list', 'users.isVerified r@b.com']],
  ['deleting a seller', (api) => api.sellers.delete('r@b.com'), ['sellers.list', 'users.isVerified r@b.com']],
  ['deleting a buyer', (api) => api.buyers.delete('k@b.com'), ['buyers.list']],
  [
    'signing up', (api) => api.users.register({ name: 'N', email: 'n@b.com', type: 'seller' }),
    ['sellers.list', 'buyers.list', 'users.isVerified r@b.com'],
  ],
];

async function readAll(): Promise<void> {
  for (const [, read] of lists) await read(api);
}

describe.each(writes)('[S-CACHE-1] %s', (_name, write, forgotten) => {
  test('forgets what it changes, and nothing else', async () => {
    await readAll();
    await write(api);
    asked = [];
    await readAll();
    expect(asked.toSorted()).toEqual([...forgotten].toSorted());
  });

  test('forgets it even when the answer to it was lost: it may have been done', async () => {
    await readAll();
    failure = { code: 'api/timeout' };
    await write(api);
    failure = null;
    asked = [];
    await readAll();
    expect(asked.toSorted()).toEqual([...forgotten].toSorted());
  });
});

test('an answer that was on its way during a write is not kept', async () => {
  let release: (() => void) | undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reads = new CachedReads(direct, { now: () => now });
  const old = reads.read('products/all', async () => {
    await held;
    return ok('old');
  });
  reads.forget('products/');
  release?.();
  expect(await old).toEqual(ok('old'));
  expect(await reads.read('products/all', async () => ok('new'))).toEqual(ok('new'));
});

test('asking for a token and paying are never kept', async () => {
  await api.tokens.issue('a@b.com');
  await api.tokens.issue('a@b.com');
  await api.paymentIntents.create({ bookingId: '1', price: 1 });
  await api.paymentIntents.create({ bookingId: '1', price: 1 });
  expect(asked).toHaveLength(4);
});
