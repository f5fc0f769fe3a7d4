import { catalogue } from './catalogue.ts';

const english = {
  home: 'Home',
  allProducts: 'All Products',
  product: 'Product',

  condition: 'Condition',
  book: 'Book this product',
  bookShort: 'Book',
  wish: 'Wish list',
  share: 'Share',
  shared: 'The link is copied',
  notShared: 'The link could not be copied: please copy it from the address bar.',

  guideBelow: 'Less than others ask.',
  guideAmong: 'A usual price.',
  guideAbove: 'More than others ask.',
  guide: (count: string, lowest: string, highest: string, median: string) =>
    `${count} like it ask ${lowest} to ${highest}, in the middle ${median}.`,
  guideSame: (count: string, price: string) => `${count} like it ask ${price}, too.`,
  guideLike: (what: string) => `Like it: ${what}. These are asking prices, not sales.`,
  guideThis: 'this one',

  sellerSays: 'What the seller says',
  noDescription: 'The seller wrote no description.',
  category: 'Category',
  usedFor: 'Used for',
  posted: 'Posted',
  place: 'Place',
  originalPrice: 'Original price',
  saving: 'Saving',
  savingText: (amount: string, percent: string) => `${amount}, ${percent}%`,
  noSaving: 'None',
  seller: 'Seller',
  email: 'Email',
  phone: 'Phone',
  meetFirst: 'Meet in a public place, look at the product, then pay.',

  similar: 'Similar products',
  fromSeller: (name: string) => `More from ${name}`,
  recentlyViewed: 'Recently viewed',

  gone: 'No longer offered',
  goneTitle: 'This product is no longer offered',
  goneText: 'Its seller took it down, or the link is old. Below is what else there is.',
  goneUnknownText: 'Its seller took it down, or the link is old.',
  goneFacts: 'As this device remembers it',
  seeAllProducts: 'See all products',

  bookingMissed: 'The booking form did not load',
  bookingMissedText: 'The connection may be lost. Nothing was booked.',
  retry: 'Try again',
  close: 'Close',

  likeAsk: (median: string, lowest: string, highest: string, count: string) =>
    `Like products ask ${median} in the middle, ${lowest} to ${highest}, ${count} of them.`,
};

/** A product's own page, and what like products ask. */
export const productTexts = catalogue(english, english);
