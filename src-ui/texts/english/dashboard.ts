export const dashboard = {
  dashboardMenu: 'Dashboard menu',
  bookedProducts: 'Booked Products',
  allBuyers: 'All Buyers',
  allSellers: 'All Sellers',
  reportedItems: 'Reported Items',
  sellerProducts: 'Seller Products',
  addProducts: 'Add Products',
};
