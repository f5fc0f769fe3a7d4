import { catalogue } from './catalogue.ts';

const english = {
  dashboardMenu: 'Dashboard menu',
  bookedProducts: 'Booked Products',
  allBuyers: 'All Buyers',
  allSellers: 'All Sellers',
  reportedItems: 'Reported Items',
  sellerProducts: 'Seller Products',
  addProducts: 'Add Products',
};

export type DashboardTexts = typeof english;

/** The dashboard's drawer. */
export const dashboardTexts = catalogue<DashboardTexts>(english, {
  ...english,
  allBuyers: 'All Buyer',
  allSellers: 'All Seller',
  reportedItems: 'Reported Item',
  sellerProducts: 'Seller Product',
});
