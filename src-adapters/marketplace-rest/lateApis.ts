/** What no public page calls, in a chunk of its own. */
export { RestBookingsApi } from './RestBookingsApi.ts';
export { RestBuyersApi } from './RestBuyersApi.ts';
export { RestPaidApi } from './RestPaidApi.ts';
export { RestPaymentIntentsApi } from './RestPaymentIntentsApi.ts';
export { RestReportsApi } from './RestReportsApi.ts';
export { RestSalesApi } from './RestSalesApi.ts';
export { RestSellersApi } from './RestSellersApi.ts';
