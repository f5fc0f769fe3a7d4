import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Result } from '#domain/shared/Result.ts';

type Answer = Promise<Result<unknown, ApiFailure>>;
type Call = (...what: readonly unknown[]) => Answer;

/** Sends a call, with its name in the fakes, to the server, and brings the answer back if it arrives. */
export type Carry = (call: string, what: readonly unknown[], ask: () => Answer) => Answer;

function slice<S extends object>(name: string, server: S, carry: Carry): S {
  return new Proxy(server, {
    get: (target, method) => {
      const call = Reflect.get(target, method) as Call | undefined;
      // Inversify checks whether a bound value is a promise.
      return (
        call &&
        ((...what: readonly unknown[]) =>
          carry(`${name}.${String(method)}`, what, () => Reflect.apply(call, target, what)))
      );
    },
  });
}

/** The marketplace as a tab sees it, with a wire in between. */
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
    sales: api.sales && slice('sales', api.sales, carry),
    paid: api.paid && slice('paid', api.paid, carry),
    reports: api.reports && slice('reports', api.reports, carry),
    search: null,
  };
}
