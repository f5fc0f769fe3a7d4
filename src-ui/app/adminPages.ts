/** In one chunk, because an admin goes from one to the other. */
export { BuyersPage } from '../features/administration/BuyersPage.tsx';
export { SellersPage } from '../features/administration/SellersPage.tsx';
export { ReportedItemsPage } from '../features/reporting/ReportedItemsPage.tsx';
