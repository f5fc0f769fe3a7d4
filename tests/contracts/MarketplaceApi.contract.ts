import { describeBookingsApiContract } from './BookingsApi.contract.ts';
import { describeBuyersApiContract } from './BuyersApi.contract.ts';
import { describeCategoriesApiContract } from './CategoriesApi.contract.ts';
import { describeMarketplaceConnectionContract } from './MarketplaceConnection.contract.ts';
import type { MakeMarketplace, UnaskedOfMarketplace } from './MarketplaceHarness.ts';
import { describePaymentIntentsApiContract } from './PaymentIntentsApi.contract.ts';
import { describeProductsApiContract } from './ProductsApi.contract.ts';
import { describeSellersApiContract } from './SellersApi.contract.ts';
import { describeTokensApiContract } from './TokensApi.contract.ts';
import { describeUpcomingProductsApiContract } from './UpcomingProductsApi.contract.ts';
import { describeUsersApiContract } from './UsersApi.contract.ts';

/** The suites of all slices: the contract for any marketplace that the shop connects to. */
export function describeMarketplaceApiContract(
  name: string,
  make: MakeMarketplace,
  unasked: UnaskedOfMarketplace = {},
): void {
  describeTokensApiContract(name, make);
  describeUsersApiContract(name, make, unasked);
  describeProductsApiContract(name, make, unasked);
  describeCategoriesApiContract(name, make, unasked);
  describeBookingsApiContract(name, make, unasked);
  describePaymentIntentsApiContract(name, make, unasked);
  describeSellersApiContract(name, make, unasked);
  describeBuyersApiContract(name, make, unasked);
  describeUpcomingProductsApiContract(name, make, unasked);
  describeMarketplaceConnectionContract(name, make, unasked);
}
