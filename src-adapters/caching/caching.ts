import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { ReadOptions } from '#domain/shared/reading.ts';
import type { Answer, Reads } from './Reads.ts';

export type CachedSlice = Exclude<keyof MarketplaceApi, 'tokens' | 'paymentIntents'>;

export type Caching = {
  /** Caches answers and shares calls. */
  readonly reads: Reads;
  /** For reads that must be neither cached nor shared. */
  readonly alone: Reads;
  /** Tells the other tabs what a write has changed. */
  readonly tell: (prefixes: readonly string[]) => void;
};

/** Derives a read's key from its arguments, without the options at the end. */
type Key<Asked extends readonly unknown[]> = (...asked: Asked) => string;

/** An extension is null if the marketplace lacks it. */
type Slice<S extends CachedSlice> = NonNullable<MarketplaceApi[S]>;

/** A read has a key. A write lists the prefixes of all keys that it makes stale. */
type Line<Method> = Method extends (...given: infer Given) => unknown
  ? Required<Given> extends [...infer Asked, infer Last]
    ? ReadOptions extends Last
      ? Key<Asked> | { readonly alone: Key<Asked> }
      : readonly string[]
    : never
  : never;

/** The calls of a slice; what it says about itself passes through. */
type Calls<S extends CachedSlice> = Exclude<keyof Slice<S>, 'can'>;

const table: { readonly [S in CachedSlice]: { readonly [M in Calls<S>]: Line<Slice<S>[M]> } } = {
  users: {
    register: ['sellers', 'buyers', 'verified/'],
    // Roles are always asked anew. A login that joined a call in progress might wait for itself.
    isAdmin: { alone: (email) => `admin/${email}` },
    isSeller: { alone: (email) => `seller/${email}` },
    isVerified: (email) => `verified/${email}`,
  },
  products: {
    all: () => 'products/all',
    advertised: () => 'products/advertised',
    ofCategory: (categoryName) => `products/category/${categoryName}`,
    ofSeller: (email) => `products/seller/${email}`,
    add: ['products/'],
    advertise: ['products/'],
    delete: ['products/'],
  },
  categories: { list: () => 'categories' },
  upcomingProducts: { list: () => 'upcoming-products' },
  bookings: {
    ofBuyer: (email) => `bookings/buyer/${email}`,
    byId: (id) => `bookings/id/${id}`,
    book: ['bookings/'],
    delete: ['bookings/'],
  },
  // Some backends delete a person's data along with the person.
  sellers: {
    list: () => 'sellers',
    verify: ['sellers', 'verified/', 'products/found/'],
    delete: ['sellers', 'verified/', 'products/', 'bookings/'],
  },
  buyers: { list: () => 'buyers', delete: ['buyers', 'bookings/'] },
  sales: {
    ofSeller: (email) => `bookings/seller/${email}`,
    move: ['bookings/', 'products/'],
  },
  paid: { tell: ['bookings/'] },
  reports: { list: () => 'reports', report: ['reports'], delete: ['reports'] },
  // Pages of a list that was scrolled are still there on Back.
  search: {
    find: (request) => `products/found/${JSON.stringify(request)}`,
    product: (id) => `products/id/${id}`,
    similar: (like, size) => `products/similar/${size}/${JSON.stringify(like)}`,
    prices: (like) => `products/prices/${JSON.stringify(like)}`,
  },
};

/** With `sales`, a booking's state changes the product's status, and the other way round. */
const withSales: { readonly [S in CachedSlice]?: { readonly [M in Calls<S>]?: readonly string[] } } = {
  bookings: { delete: ['products/'] },
  products: { delete: ['bookings/'] },
  buyers: { delete: ['products/'] },
};

/** Every slice of the marketplace behind this table. Calls that are not in the table always reach the marketplace. */
export function cachedMarketplace(api: MarketplaceApi, caching: Caching): MarketplaceApi {
  const slices = (Object.keys(table) as CachedSlice[]).map((slice) => {
    const inner = api[slice];
    return [slice, inner && cached(slice, inner, caching, api.sales !== null)];
  });
  return { ...api, ...Object.fromEntries(slices) };
}

type AnyKey = (...asked: readonly unknown[]) => string;
type AnyCall = (...given: readonly unknown[]) => Answer<unknown>;

/** Wraps a slice of the marketplace so that it caches reads until a write makes them stale. */
export function cached<S extends CachedSlice>(
  slice: S,
  api: Slice<S>,
  { reads, alone, tell }: Caching,
  hasSales = false,
): Slice<S> {
  const reading = (through: Reads, call: AnyCall, key: AnyKey): AnyCall => {
    const options = key.length;
    return (...given) => {
      const asked = given.slice(0, options);
      return through.read(key(...asked), (own) => call(...asked, own), given[options] as ReadOptions);
    };
  };
  // Even a failed write may have taken effect.
  const writing = (call: AnyCall, prefixes: readonly string[]): AnyCall => {
    const forget = (): void => {
      reads.forget(...prefixes);
      tell(prefixes);
    };
    return (...given) => call(...given).finally(forget);
  };
  const more: Readonly<Record<string, readonly string[] | undefined>> = hasSales ? (withSales[slice] ?? {}) : {};
  const lines = Object.entries<AnyKey | { readonly alone: AnyKey } | readonly string[]>(table[slice]);
  const methods = lines.map(([name, line]) => {
    const call: AnyCall = (...given) => Reflect.apply(Reflect.get(api, name) as AnyCall, api, given);
    if (typeof line === 'function') return [name, reading(reads, call, line)];
    return [name, 'alone' in line ? reading(alone, call, line.alone) : writing(call, [...line, ...(more[name] ?? [])])];
  });
  return { ...api, ...Object.fromEntries(methods) };
}
