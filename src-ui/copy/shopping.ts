import { catalogue } from './catalogue.ts';

const english = {
  home: 'Home',
  allProducts: 'All Products',
  allProductsLead: 'Everything on offer.',
  categories: 'Categories',
  categoriesLead: 'A category’s page shows everything that its sellers say. It needs a login.',
  advertised: 'Advertised products',
  advertisedLead: 'Products that their sellers put forward.',

  products: (count: number, written: string) => (count === 1 ? '1 product' : `${written} products`),
  productsFrom: (products: string, price: string) => `${products}, from ${price}`,
  categoryCount: (count: number, written: string) => (count === 1 ? '1 category' : `${written} categories`),
  leftOut: (count: number, written: string) =>
    count === 1 ? '1 more came damaged and is left out.' : `${written} more came damaged and are left out.`,

  noProducts: 'Nothing is on offer yet',
  noProductsText: 'As soon as somebody posts a product, it is here.',
  noAdvertised: 'Nothing is advertised yet',
  noAdvertisedText: 'Sellers advertise from their dashboard. Everything on offer is under All Products.',
  noCategories: 'There are no categories yet',
  noCategoriesText: 'Everything on offer is under All Products.',
  emptyCategory: (name: string) => `Nothing is on offer under “${name}”`,
  emptyCategoryText: 'It may be spelled differently, or everything in it has been taken down.',
  seeCategories: 'See the categories',
  seeAllProducts: 'See all products',

  bookNow: 'Book Now',
  wantToBuy: 'Want to Buy',
  bookingGone: 'This product is no longer offered',
  bookingGoneText: 'Its seller took it down, or the link is old. Here is what else there is.',
  bookingMissed: 'The booking form did not load',
  bookingMissedText: 'The connection may be lost. Nothing was booked.',
  retry: 'Try again',
  close: 'Close',
};

/** Lists of products and categories. */
export const shoppingTexts = catalogue(english, english);
