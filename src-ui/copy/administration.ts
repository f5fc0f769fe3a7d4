import { catalogue } from './catalogue.ts';

const english = {
  sellers: 'All Sellers',
  sellersLead: 'Verify who is trusted, remove who is not.',
  sellersTable: 'Sellers',
  loadingSellers: 'Loading the sellers…',
  sellersNotLoaded: 'The sellers did not load',
  noSellers: 'No sellers yet',
  noSellersText: 'Whoever signs up as a seller appears here.',

  buyers: 'All Buyers',
  buyersLead: 'Everyone who signed up as a buyer.',
  buyersTable: 'Buyers',
  loadingBuyers: 'Loading the buyers…',
  buyersNotLoaded: 'The buyers did not load',
  noBuyers: 'No buyers yet',
  noBuyersText: 'Whoever signs up as a buyer appears here.',

  index: '#',
  name: 'Name',
  email: 'Email Address',
  verifySeller: 'Verify seller',
  deleteSeller: 'Delete seller',
  deleteBuyer: 'Delete buyer',
  verify: 'Verify',
  verifying: 'Verifying…',
  delete: 'Delete',
  ofPerson: (name: string) => ` ${name}`,
  leftOut: (count: string) => `Not shown, because the server’s answer made no sense: ${count}.`,

  removeSeller: 'Do you want to remove this seller?',
  removeBuyer: 'Do you want to remove this buyer?',
  removal: (name: string, email: string) => `${name} (${email}) will be removed. This cannot be undone.`,
  cancelRemoval: 'Cancel Process',
  confirmRemoval: 'Confirm Delete',

  reported: 'Reported Items',
  reportedText: 'This is the reported items section',
  reportsNotConnected: 'Reports are not connected to this shop, so there is nothing to list here.',
};

export const administrationTexts = catalogue(english, {
  ...english,
  sellers: 'All Seller',
  buyers: 'All Buyer',
  removeSeller: 'Do you want to remove this seller!',
  removeBuyer: 'Do you want to remove this buyer!',
  confirmRemoval: 'Confirm Delet',
  reported: 'Reported Item',
  reportedText: 'This is reported Item section',
});
