import type { Seller } from '#domain/administration/Seller.ts';
import { deleteSeller } from '#domain/administration/deleteSeller.ts';
import { findListedProducts } from '#domain/administration/findListedProducts.ts';
import { listSellers } from '#domain/administration/listSellers.ts';
import type { SellersApi } from '#domain/administration/SellersApi.ts';
import { searchListings } from '#domain/administration/searchListings.ts';
import { verifySeller } from '#domain/administration/verifySeller.ts';
import { browseProducts } from '#domain/search/browseProducts.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import type { CheckSellerVerified } from '#domain/catalogue/checkSellerVerified.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { listReports } from '#domain/reporting/listReports.ts';
import type { ReportsApi } from '#domain/reporting/ReportsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { PersonFacts } from '#ui/features/administration/PersonFacts.ts';
import { SellersPage } from '#ui/features/administration/SellersPage.tsx';
import { SellersViewModel } from '#ui/features/administration/SellersViewModel.ts';
import { VerifiedSellers } from '#ui/state/VerifiedSellers.ts';
import type { Language } from '#ui/texts/Language.ts';
import { admin } from '../../builders/people.ts';
import { aDashboard } from '../dashboard/aDashboard.tsx';

export const arif: Seller = { id: 's1', name: 'Arif Chowdhury', email: 'arif@example.com', verified: true };
export const imran: Seller = { id: 's2', name: 'Imran Hossain', email: 'imran@example.com', verified: false };

type Facts = {
  readonly products?: ProductsApi;
  readonly reports?: ReportsApi | null;
  readonly search?: CatalogueSearch | null;
};

const noProducts = { all: async () => ok(listing([])) } as unknown as ProductsApi;

/** The admin's page of sellers, over a marketplace with these. */
export function openSellers(
  over: Partial<SellersApi> = {},
  language: Language = 'english',
  people: readonly Seller[] = [arif, imran],
  { products = noProducts, reports = null, search = null }: Facts = {},
) {
  let stored = people;
  const calls: string[] = [];
  const api: SellersApi = {
    list: async () => {
      calls.push('list');
      return ok(listing(stored));
    },
    verify: async (email) => {
      calls.push(`verify ${email}`);
      stored = stored.map((one) => (one.email === email ? { ...one, verified: true } : one));
      return ok();
    },
    delete: async (email) => {
      calls.push(`delete ${email}`);
      stored = stored.filter((one) => one.email !== email);
      return ok(true);
    },
    ...over,
  };
  const dashboard = aDashboard({
    actor: admin,
    language,
    viewModels: ({ session, notifications }) => ({
      sellers: () =>
        new SellersViewModel({
          list: listSellers({ sellers: api }),
          verifySeller: verifySeller({ sellers: api }),
          deleteSeller: deleteSeller({ sellers: api }),
          findListed: findListedProducts({ products, search }),
          facts: new PersonFacts({
            browse: browseProducts({ products, search }),
            searchListings: search === null ? null : searchListings(search),
            listReports: reports === null ? null : listReports({ reports }),
            session,
          }),
          clock: { now: () => Date.UTC(2026, 10, 22, 12) },
          verifiedSellers: new VerifiedSellers({} as CheckSellerVerified),
          session,
          notifications,
        }),
    }),
  });
  const page = dashboard.open('/dashboard/allseller', SellersPage);
  return { ...dashboard, ...page, calls };
}
