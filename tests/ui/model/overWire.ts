import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Result } from '#domain/shared/Result.ts';

type Answer = Promise<Result<unknown, ApiFailure>>;
type Call = (...what: readonly unknown[]) => Answer;

/** Takes a call, named as the fakes name it, to the server and its answer back, if it comes back. */
export type Carry = (call: string, what: readonly unknown[], ask: () => Answer) => Answer;

function slice<S extends object>(name: string, server: S, carry: Carry): S {
  return new Proxy(server, {
    get: (target, method) => {
      const call = Reflect.get(target, method) as Call | undefined;
      // A container asks whatever it is given whether it is a promise.
      return call && ((...what: readonly unknown[]) => carry(`${name}.${String(method)}`, what, () => Reflect.apply(call, target, what)));
    },
  });
}

/** The marketplace as a tab has it: with something between the two. */
export function overWire(api: MarketplaceApi, carry: Carry): MarketplaceApi {
  return {
    tokens: slice('tokens', api.tokens, carry),
    users: slice('users', api.users, carry),
    products: slice('products', api.products, carry),
    categories: slice('categories', api.categories, carry),
    bookings: slice('bookings', api.bookings, carry),
    paymentIntents: slice('paymentIntents', api.paymentIntents, carry),
    sellers: slice('sellers', api.sellers, carry),
    buyers: slice('buyers', api.buyers, carry),
    upcomingProducts: slice('upcomingProducts', api.upcomingProducts, carry),
  };
}
