export const shopping = {
  home: 'Home',
  allProducts: 'All Products',
  allProductsLead: 'Everything on offer.',
  allProductsDescription:
    'Every used phone, laptop, camera and drone on offer, with its condition, age, price and seller.',
  categories: 'Categories',
  categoriesDescription: 'The kinds of used electronics in this shop.',
  categoriesLead: 'Log in to open a category and see every detail its sellers give.',
  advertised: 'Advertised products',
  advertisedLead: 'Products promoted by their sellers.',
  advertisedDescription: 'Used electronics that their sellers promote, with condition, age and price.',

  products: (count: number, written: string) => (count === 1 ? '1 product' : `${written} products`),
  categoryCount: (count: number, written: string) => (count === 1 ? '1 category' : `${written} categories`),
  leftOut: (count: number, written: string) =>
    count === 1 ? '1 listing couldn’t be shown.' : `${written} listings couldn’t be shown.`,

  productsNotLoaded: 'We couldn’t load the products',
  categoriesNotLoaded: 'We couldn’t load the categories',
  noProducts: 'No products yet',
  noProductsText: 'Products appear here as soon as a seller posts them.',
  noAdvertised: 'No advertised products yet',
  noAdvertisedText: 'Sellers advertise from their dashboard. You’ll find everything under All Products.',
  noCategories: 'There are no categories yet',
  noCategoriesText: 'You’ll find everything under All Products.',
  emptyCategory: (name: string) => `No products in “${name}”`,
  emptyCategoryText: 'The category may be spelled differently, or its products were removed.',
  seeCategories: 'See the categories',
  seeAllProducts: 'See all products',

  bookNow: 'Book Now',
  wantToBuy: 'Want to Buy',
  goneText: 'The seller removed it, or the link is old. Here are other products.',
  close: 'Close',
};
