import { beforeEach, describe, expect, test } from 'vitest';
import { type CachedSlice, cached, cachedMarketplace } from '#adapters/caching/caching.ts';
import { CachedReads } from '#adapters/caching/CachedReads.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { newBooking, newProduct } from '../marketplace-rest/wire.ts';
import { direct } from './direct.ts';

const fiveMinutes = 5 * 60 * 1000;

let now: number;
let asked: string[];
let reads: CachedReads;
let told: (readonly string[])[];
let failure: ApiFailure | null;
let api: MarketplaceApi;

/** An API slice that records every call and answers null, or the failure that the test has set. */
function noted<Slice extends keyof MarketplaceApi>(name: Slice): NonNullable<MarketplaceApi[Slice]> {
  return new Proxy({} as NonNullable<MarketplaceApi[Slice]>, {
    get:
      (_target, method) =>
      async (argument?: unknown): Promise<Result<unknown, ApiFailure>> => {
        asked.push(`${name}.${String(method)}${typeof argument === 'string' ? ` ${argument}` : ''}`);
        return failure === null ? ok({ items: [], unreadable: [] }) : fail(failure);
      },
  });
}

beforeEach(() => {
  now = Date.UTC(2024, 0, 1);
  asked = [];
  failure = null;
  told = [];
  reads = new CachedReads(direct, { now: () => now });
  const caching = { reads, alone: direct, tell: (prefixes: readonly string[]) => void told.push(prefixes) };
  const cachedSlice = <S extends CachedSlice>(slice: S) => cached(slice, noted(slice), caching);
  api = {
    tokens: noted('tokens'),
    users: cachedSlice('users'),
    products: cachedSlice('products'),
    categories: cachedSlice('categories'),
    bookings: cachedSlice('bookings'),
    paymentIntents: noted('paymentIntents'),
    sellers: cachedSlice('sellers'),
    buyers: cachedSlice('buyers'),
    upcomingProducts: cachedSlice('upcomingProducts'),
    sales: cachedSlice('sales'),
    paid: cachedSlice('paid'),
    reports: cachedSlice('reports'),
    search: cachedSlice('search'),
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
  test('is cached for five minutes and no longer', async () => {
    await read(api);
    now += fiveMinutes - 1;
    await read(api);
    expect(asked).toEqual([name]);
    now += 1;
    await read(api);
    expect(asked).toEqual([name, name]);
  });

  test('is asked again on request, and then cached', async () => {
    await read(api);
    await read(api, true);
    await read(api);
    expect(asked).toEqual([name, name]);
  });

  test('is not cached when it failed', async () => {
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
] as const)('[S-AUTH-3] %s is asked each time, because a person’s rights must be current', async (_name, read) => {
  await read(api.users);
  await read(api.users);
  expect(asked).toHaveLength(2);
});

test('the cached answers of different people, categories and sellers are kept apart', async () => {
  await api.products.ofCategory('HP');
  await api.products.ofCategory('Dell');
  await api.bookings.ofBuyer('one@b.com');
  await api.bookings.ofBuyer('two@b.com');
  expect(asked).toHaveLength(4);
});

test('a clock that goes backwards makes every entry expire', async () => {
  await api.categories.list();
  now -= 1;
  await api.categories.list();
  expect(asked).toHaveLength(2);
});

const products = lists.slice(0, 4).map(([name]) => name);

const bookings = ['bookings.ofBuyer k@b.com', 'bookings.byId 1'];

const writes: readonly (readonly [string, (api: MarketplaceApi) => Promise<unknown>, readonly string[]])[] = [
  ['adding a product', (api) => api.products.add(newProduct), products],
  ['advertising a product', (api) => api.products.advertise('1'), products],
  ['deleting a product', (api) => api.products.delete('1'), products],
  ['booking', (api) => api.bookings.book(newBooking), bookings],
  ['deleting a booking', (api) => api.bookings.delete('1'), bookings],
  ['verifying a seller', (api) => api.sellers.verify('r@b.com'), ['sellers.list', 'users.isVerified r@b.com']],
  [
    'deleting a seller, with whom products and bookings may go',
    (api) => api.sellers.delete('r@b.com'),
    ['sellers.list', 'users.isVerified r@b.com', ...products, ...bookings],
  ],
  ['deleting a buyer, with whom bookings may go', (api) => api.buyers.delete('k@b.com'), ['buyers.list', ...bookings]],
  [
    'signing up',
    (api) => api.users.register({ name: 'N', email: 'n@b.com', type: 'seller' }),
    ['sellers.list', 'buyers.list', 'users.isVerified r@b.com'],
  ],
];

async function readAll(): Promise<void> {
  for (const [, read] of lists) await read(api);
}

describe.each(writes)('[S-CACHE-1] %s', (_name, write, forgotten) => {
  test('drops what it makes stale, and nothing else', async () => {
    await readAll();
    await write(api);
    asked = [];
    await readAll();
    expect(asked.toSorted()).toEqual([...forgotten].toSorted());
  });

  test('drops it even when its own answer is lost, because it may have taken effect', async () => {
    await readAll();
    failure = { code: 'api/timeout' };
    await write(api);
    failure = null;
    asked = [];
    await readAll();
    expect(asked.toSorted()).toEqual([...forgotten].toSorted());
  });
});

test.each(writes)(
  '[G-TRUE-1] %s is announced to the other tabs, which drop the same',
  async (_name, write, forgotten) => {
    await readAll();
    await write(api);
    await readAll();
    expect(told).toHaveLength(1);
    reads.forget(...told.flat());
    asked = [];
    await readAll();
    expect(asked.toSorted()).toEqual([...forgotten].toSorted());
  },
);

test('an answer requested before a write is not cached after it', async () => {
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

test('token requests and payments are never cached', async () => {
  await api.tokens.issue('a@b.com');
  await api.tokens.issue('a@b.com');
  await api.paymentIntents.create({ bookingId: '1', price: 1 });
  await api.paymentIntents.create({ bookingId: '1', price: 1 });
  expect(asked).toHaveLength(4);
});

describe('[G-SALE-1] where deals have a life', () => {
  const requests: Read = [
    'sales.ofSeller r@b.com',
    (api, fresh) => api.sales?.ofSeller('r@b.com', { fresh }) ?? missing(),
  ];
  const missing = (): never => {
    throw new Error('There are no sales');
  };
  const withSales: typeof writes = [
    ['a move', (api) => api.sales?.move('1', 'accept') ?? missing(), [...products, ...bookings, requests[0]]],
    ['booking', (api) => api.bookings.book(newBooking), [...bookings, requests[0]]],
    ['deleting a booking', (api) => api.bookings.delete('1'), [...products, ...bookings, requests[0]]],
    ['deleting a product', (api) => api.products.delete('1'), [...products, ...bookings, requests[0]]],
    ['deleting a buyer', (api) => api.buyers.delete('k@b.com'), ['buyers.list', ...products, ...bookings, requests[0]]],
    ['telling of a payment', (api) => api.paid?.tell('1', 'pi_1') ?? missing(), [...bookings, requests[0]]],
  ];

  test.each(withSales)('%s forgets both sides of it, and nothing else', async (_name, write, forgotten) => {
    const noteAll = Object.fromEntries(Object.keys(api).map((slice) => [slice, noted(slice as keyof MarketplaceApi)]));
    const deals = cachedMarketplace(noteAll as unknown as MarketplaceApi, { reads, alone: direct, tell: () => {} });
    const readEach = async () => {
      for (const [, read] of [...lists, requests]) await read(deals);
    };
    await readEach();
    await write(deals);
    asked = [];
    await readEach();
    expect(asked.toSorted()).toEqual([...forgotten].toSorted());
  });

  test('an extension that a marketplace lacks is lacking behind the cache, too', () => {
    const { sales: _sales, paid: _paid, ...specified } = api;
    const plain = cachedMarketplace(
      { ...specified, sales: null, paid: null },
      { reads, alone: direct, tell: () => {} },
    );
    expect([plain.sales, plain.paid]).toEqual([null, null]);
  });
});
