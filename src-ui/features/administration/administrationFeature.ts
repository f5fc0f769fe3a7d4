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
  ports: Pick<Ports, 'sellers' | 'buyers' | 'products' | 'search' | 'reports' | 'clock'>,
  { session, notifications, verifiedSellers }: Pick<PageState, 'session' | 'notifications' | 'verifiedSellers'>,
) => {
  const { search, reports, clock } = ports;
  const facts = (): PersonFacts =>
    new PersonFacts({
      browse: browseProducts(ports),
      searchListings: search && searchListings(search),
      listReports: reports && listReports({ reports }),
      session,
    });
  return {
    sellers: () =>
      new SellersViewModel({
        list: listSellers(ports),
        verifySeller: verifySeller(ports),
        deleteSeller: deleteSeller(ports),
        findListed: findListedProducts(ports),
        facts: facts(),
        clock,
        verifiedSellers,
        session,
        notifications,
      }),
    buyers: () =>
      new BuyersViewModel({
        list: listBuyers(ports),
        deleteBuyer: deleteBuyer(ports),
        facts: facts(),
        clock,
        session,
        notifications,
      }),
  };
};
