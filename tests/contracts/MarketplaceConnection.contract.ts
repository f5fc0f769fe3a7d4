import { describe, expect, it } from 'vitest';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { AlreadyPaid } from '#domain/payment/PaymentIntentsApi.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { ReadOptions } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import { contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import {
  type KnownPerson,
  type MakeMarketplace,
  type UnaskedOfMarketplace,
  aBookingOf,
  aProductOf,
} from './MarketplaceHarness.ts';

type Call = (
  api: MarketplaceApi,
  person: KnownPerson,
  options?: ReadOptions,
) => Promise<Result<unknown, ApiFailure | AlreadyPaid>>;

const reads: Readonly<Record<string, Call>> = {
  'users.isAdmin': (api, { email }, options) => api.users.isAdmin(email, options),
  'users.isSeller': (api, { email }, options) => api.users.isSeller(email, options),
  'users.isVerified': (api, { email }, options) => api.users.isVerified(email, options),
  'products.all': (api, _person, options) => api.products.all(options),
  'products.advertised': (api, _person, options) => api.products.advertised(options),
  'products.ofCategory': (api, _person, options) => api.products.ofCategory('HP', options),
  'products.ofSeller': (api, { email }, options) => api.products.ofSeller(email, options),
  'categories.list': (api, _person, options) => api.categories.list(options),
  'bookings.ofBuyer': (api, { email }, options) => api.bookings.ofBuyer(email, options),
  'bookings.byId': (api, _person, options) => api.bookings.byId('000000000000000000000001', options),
  'sellers.list': (api, _person, options) => api.sellers.list(options),
  'buyers.list': (api, _person, options) => api.buyers.list(options),
  'upcomingProducts.list': (api, _person, options) => api.upcomingProducts.list(options),
};

const writes: Readonly<Record<string, Call>> = {
  'tokens.issue': (api, { email }) => api.tokens.issue(email),
  'users.register': (api, { email }) => api.users.register({ name: 'Nobody', email, type: 'buyer' }),
  'products.add': (api, person) => api.products.add(aProductOf(person)),
  'products.advertise': (api) => api.products.advertise('000000000000000000000001'),
  'products.delete': (api) => api.products.delete('000000000000000000000001'),
  'bookings.book': (api, person) => api.bookings.book(aBookingOf(person)),
  'bookings.delete': (api) => api.bookings.delete('000000000000000000000001'),
  'paymentIntents.create': (api) => api.paymentIntents.create({ bookingId: '000000000000000000000001', price: 1 }),
  'sellers.verify': (api, { email }) => api.sellers.verify(email),
  'sellers.delete': (api, { email }) => api.sellers.delete(email),
  'buyers.delete': (api, { email }) => api.buyers.delete(email),
};

/** Holds for every call. */
export function describeMarketplaceConnectionContract(
  name: string,
  make: MakeMarketplace,
  unasked: UnaskedOfMarketplace = {},
): void {
  describe(`Connection to the marketplace: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    for (const [call, run] of Object.entries({ ...reads, ...writes })) {
      caseNeeding('offline', `[G-FAULT-1] ${call} says that it is offline`, async () => {
        const { api, people, signIn, goOffline } = at();
        await signIn(people.buyer);
        goOffline();
        expect(codeOf(await run(api, people.buyer))).toBe('api/offline');
      });
    }

    for (const [call, run] of Object.entries(reads)) {
      it(`${call} can be cancelled`, async () => {
        const { api, people, signIn } = at();
        await signIn(people.buyer);
        const before = new AbortController();
        before.abort();
        expect(codeOf(await run(api, people.buyer, { signal: before.signal }))).toBe('api/cancelled');
      });
    }

    it('cancels a running call', async () => {
      const { api, people } = at();
      const cancel = new AbortController();
      const answer = reads['products.all']?.(api, people.buyer, { signal: cancel.signal });
      cancel.abort();
      expect(await answer).toMatchObject({ ok: false, failure: { code: 'api/cancelled' } });
    });

    it('ignores a signal that comes after the answer', async () => {
      const { api } = at();
      const cancel = new AbortController();
      const answer = await api.products.all({ signal: cancel.signal });
      cancel.abort();
      valueOf(answer);
    });
  });
}
