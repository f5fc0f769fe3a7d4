import { catalogue } from './catalogue.ts';

const english = {
  sellers: 'All Sellers',
  sellersLead: 'Verify sellers you trust and remove those you don’t.',
  sellersTable: 'Sellers',
  loadingSellers: 'Loading the sellers…',
  sellersNotLoaded: 'We couldn’t load the sellers',
  noSellers: 'No sellers yet',
  noSellersText: 'New sellers appear here when they sign up.',

  buyers: 'All Buyers',
  buyersLead: 'Everyone who signed up as a buyer.',
  buyersTable: 'Buyers',
  loadingBuyers: 'Loading the buyers…',
  buyersNotLoaded: 'We couldn’t load the buyers',
  noBuyers: 'No buyers yet',
  noBuyersText: 'New buyers appear here when they sign up.',

  index: '#',
  name: 'Name',
  email: 'Email Address',
  verifySeller: 'Verify seller',
  deleteSeller: 'Delete seller',
  deleteBuyer: 'Delete buyer',
  verify: 'Verify',
  verifying: 'Verifying…',
  delete: 'Delete',
  yourself: 'This is you',
  doubles: (count: number) =>
    `${count} accounts use this address. The marketplace deletes by address, so any of them may go.`,
  mayStay: 'Products they have for sale may stay listed.',
  mayStayCounted: (count: number, written: string) =>
    count === 1
      ? 'They have 1 product for sale. It may stay listed.'
      : `They have ${written} products for sale. They may stay listed.`,
  stillListed: (count: number, written: string) =>
    count === 1
      ? '1 product of the deleted seller is still for sale'
      : `${written} products of the deleted seller are still for sale`,
  stillListedText: 'Only their seller could remove them here. Ask the person who runs the marketplace’s database.',
  seeThem: 'See them',
  noName: 'No name given',
  ofPerson: (name: string) => ` ${name}`,

  removeSeller: 'Do you want to remove this seller?',
  removeBuyer: 'Do you want to remove this buyer?',
  removal: (name: string, email: string) =>
    `${name === email ? email : `${name} (${email})`} will be removed. This cannot be undone.`,
  cancelRemoval: 'Cancel Process',
  confirmRemoval: 'Confirm Delete',
};

export const administrationTexts = catalogue(english, {
  ...english,
  sellers: 'All Seller',
  buyers: 'All Buyer',
  removeSeller: 'Do you want to remove this seller!',
  removeBuyer: 'Do you want to remove this buyer!',
  confirmRemoval: 'Confirm Delet',
});
