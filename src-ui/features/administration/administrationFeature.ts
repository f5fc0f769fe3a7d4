import { deleteBuyer } from '#domain/administration/deleteBuyer.ts';
import { deleteSeller } from '#domain/administration/deleteSeller.ts';
import { findListedProducts } from '#domain/administration/findListedProducts.ts';
import { listBuyers } from '#domain/administration/listBuyers.ts';
import { listSellers } from '#domain/administration/listSellers.ts';
import { searchListings } from '#domain/administration/searchListings.ts';
import { verifySeller } from '#domain/administration/verifySeller.ts';
import { browseProducts } from '#domain/search/browseProducts.ts';
import type { Ports } from '#domain/Ports.ts';
import { listReports } from '#domain/reporting/listReports.ts';
import type { PageState } from '../../state/PageState.ts';
import { BuyersViewModel } from './BuyersViewModel.ts';
import { PersonFacts } from './PersonFacts.ts';
import { SellersViewModel } from './SellersViewModel.ts';

export const administrationFeature = (
  {
    sellers,
    buyers,
    products,
    search,
    reports,
    clock,
  }: Pick<Ports, 'sellers' | 'buyers' | 'products' | 'search' | 'reports' | 'clock'>,
  { session, notifications, verifiedSellers }: Pick<PageState, 'session' | 'notifications' | 'verifiedSellers'>,
) => {
  const facts = (): PersonFacts =>
    new PersonFacts({
      browse: browseProducts({ products, search }),
      searchListings: search === null ? null : searchListings(search),
      listReports: reports === null ? null : listReports({ reports }),
      session,
    });
  return {
    sellers: () =>
      new SellersViewModel({
        list: listSellers({ sellers }),
        verifySeller: verifySeller({ sellers }),
        deleteSeller: deleteSeller({ sellers }),
        findListed: findListedProducts({ products, search }),
        facts: facts(),
        clock,
        verifiedSellers,
        session,
        notifications,
      }),
    buyers: () =>
      new BuyersViewModel({
        list: listBuyers({ buyers }),
        deleteBuyer: deleteBuyer({ buyers }),
        facts: facts(),
        clock,
        session,
        notifications,
      }),
  };
};
