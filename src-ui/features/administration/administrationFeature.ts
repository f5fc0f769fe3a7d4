import { deleteBuyer } from '#domain/administration/deleteBuyer.ts';
import { deleteSeller } from '#domain/administration/deleteSeller.ts';
import { findListedProducts } from '#domain/administration/findListedProducts.ts';
import { listBuyers } from '#domain/administration/listBuyers.ts';
import { listSellers } from '#domain/administration/listSellers.ts';
import { verifySeller } from '#domain/administration/verifySeller.ts';
import type { Ports } from '#domain/Ports.ts';
import type { PageState } from '../../state/PageState.ts';
import { BuyersViewModel } from './BuyersViewModel.ts';
import { SellersViewModel } from './SellersViewModel.ts';

export const administrationFeature = (
  { sellers, buyers, products }: Pick<Ports, 'sellers' | 'buyers' | 'products'>,
  { session, notifications, verifiedSellers }: Pick<PageState, 'session' | 'notifications' | 'verifiedSellers'>,
) => ({
  sellers: () =>
    new SellersViewModel({
      list: listSellers({ sellers }),
      verifySeller: verifySeller({ sellers }),
      deleteSeller: deleteSeller({ sellers }),
      findListed: findListedProducts({ products }),
      verifiedSellers,
      session,
      notifications,
    }),
  buyers: () =>
    new BuyersViewModel({
      list: listBuyers({ buyers }),
      deleteBuyer: deleteBuyer({ buyers }),
      session,
      notifications,
    }),
});
