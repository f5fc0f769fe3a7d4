import type { Texts } from '../Texts.ts';

export const dashboard = (english: Texts['dashboard']): Texts['dashboard'] => ({
  ...english,
  allBuyers: 'All Buyer',
  allSellers: 'All Seller',
  reportedItems: 'Reported Item',
  sellerProducts: 'Seller Product',
});
