export const product = {
  home: 'Home',
  allProducts: 'All Products',
  product: 'Product',
  documentDescription: (condition: string, price: string, place: string) => `Used, ${condition}, ${price}, ${place}.`,

  condition: 'Condition',
  book: 'Book this product',
  bookShort: 'Book',
  wish: 'Wish list',
  share: 'Share',
  shared: 'Link copied',
  notShared: 'We couldn’t copy the link. Please copy it from the address bar.',

  guideBelow: 'Below similar listings.',
  guideAmong: 'Typical price.',
  guideAbove: 'Above similar listings.',
  guide: (count: string, lowest: string, highest: string, median: string) =>
    `${count} similar listings, ${lowest}–${highest}. Median ${median}.`,
  guideSame: (count: string, price: string) => `${count} similar listings, all at ${price}.`,
  guideLike: (what: string) => `Similar: ${what}. These are asking prices, not sale prices.`,
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
  notLoaded: 'We couldn’t load this product',
  relatedMissing: 'We couldn’t load similar products',
  fromSeller: (name: string) => `More from ${name}`,
  recentlyViewed: 'Recently viewed',

  gone: 'No longer offered',
  goneTitle: 'This product is no longer offered',
  goneUnknownText: 'The seller removed it, or the link is old.',
  goneFacts: 'Last seen on this device',

  likeAsk: (median: string, lowest: string, highest: string, count: string) =>
    `Similar listings: median ${median} (${lowest}–${highest}, ${count} listings)`,
};
