import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { ReportsApi } from '#domain/reporting/ReportsApi.ts';
import type { Listing } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import type { Seed } from '#fakes/createFakes.ts';
import { hostileStrings } from './hostileStrings.ts';
import { withHostileMarketplace } from './hostileMarketplace.ts';

type Somebody = { readonly email: string; readonly password: string };
export type Everybody = { readonly buyer: Somebody; readonly seller: Somebody; readonly admin: Somebody };

function itemsOf<T>(answer: Result<Listing<T>, { readonly code: string }>): readonly T[] {
  if (!answer.ok) throw new Error(`The list was not read: ${answer.failure.code}`);
  return answer.value.items;
}

export function reportsOf({ reports }: MarketplaceApi): ReportsApi {
  if (reports === null) throw new Error('The marketplace takes no reports.');
  return reports;
}

/** What the real adapter accepts from a hostile marketplace, as a world for the fakes. */
export function hostileWorld({ buyer, seller, admin }: Everybody): Promise<Seed> {
  return withHostileMarketplace({ buyer: buyer.email, seller: seller.email }, async (api) => {
    const sellers = itemsOf(await api.sellers.list());
    const buyers = itemsOf(await api.buyers.list());
    const known = [
      { ...admin, type: 'buyer', admin: true },
      { ...seller, type: 'seller', admin: false },
      { ...buyer, type: 'buyer', admin: false },
    ] as const;
    return {
      name: 'hostile',
      marketplace: {
        users: [
          ...known.map(({ email, type, admin }, place) => ({
            id: `${place}`,
            name: hostileStrings[place] ?? '',
            email,
            type,
            admin,
            verified: false,
          })),
          ...sellers.map((one) => ({ ...one, type: 'seller' as const, admin: false })),
          ...buyers.map((one) => ({ ...one, type: 'buyer' as const, admin: false, verified: false })),
        ],
        categories: itemsOf(await api.categories.list()),
        products: itemsOf(await api.products.all()),
        bookings: itemsOf(await api.bookings.ofBuyer(buyer.email)),
        reports: itemsOf(await reportsOf(api).list()),
        upcomingProducts: itemsOf(await api.upcomingProducts.list()),
      },
      accounts: known.map(({ email, password }, place) => ({
        email,
        password,
        displayName: hostileStrings[place] ?? '',
        photoURL: `javascript:hack(${place})`,
        google: false,
      })),
    };
  });
}
