import { catalogue } from './catalogue.ts';

const english = {
  sellerProducts: 'Seller Products',
  sellerProductsLead: 'What you offer. An advertised product is also shown on the first page.',
  addProduct: 'Add product',

  table: 'Your products',
  loading: 'Loading your products…',
  image: 'Image',
  productName: 'Product Name',
  email: 'Email',
  price: 'Price',
  actions: 'Actions',
  available: 'Available',
  advertise: 'Advertise',
  advertising: 'Advertising…',
  advertised: 'Advertised',
  delete: 'Delete',
  ofProduct: (product: string) => ` ${product}`,

  deleteTitle: 'Do you want to delete this product?',
  deleteText: (product: string) => `${product} leaves the shop. You can undo this for a few seconds, and not after that.`,
  keepProduct: 'Keep product',
  confirmDelete: 'Delete product',

  emptyTitle: 'Nothing for sale yet',
  emptyText: 'Add your first product: a picture, its condition and a price are enough to begin.',
  notLoaded: 'Your products did not load',
  leftOut: (count: string) => `Not shown, because the shop’s answer made no sense: ${count}.`,
};

/** A seller's own products. */
export const sellingTexts = catalogue(english, {
  ...english,
  sellerProducts: 'Seller Product',
});
