import { catalogue } from './catalogue.ts';

const english = {
  home: 'Home',
  seeAllProducts: 'See all products',

  wishList: 'Wish list',
  wishListLead: 'Kept on this device, whether you are logged in or not.',
  wishes: (count: number, written: string) => (count === 1 ? '1 product' : `${written} products`),
  gone: (count: number, written: string) => (count === 1 ? '1 is no longer offered' : `${written} are no longer offered`),
  noWishes: 'Nothing is on your wish list yet',
  noWishesText: 'The heart on a product puts it here, to come back to.',
  remove: 'Remove',
  unknownGone: 'A product that is no longer offered',
  unknownGoneText: 'Nothing else is remembered of it.',

  recentlyViewed: 'Recently viewed',
  forgetViewed: 'Forget them',

  compare: 'Compare',
  compareTitle: 'Compare products',
  compareLead: 'Two to four products side by side; what differs is marked.',
  comparisonTable: 'The products compared, field by field',
  comparisonFull: 'Four products are compared already: take one out first.',
  seeComparison: (written: string) => `See the comparison of ${written}`,
  chooseMore: 'Choose one more product to compare',
  chooseTwo: 'Choose two to four products to compare',
  chooseText: 'Every product’s page and your wish list have a “Compare” button.',
  onlyDifferences: 'Only what differs',
  nothingDiffers: 'They differ in nothing that their sellers say.',
  field: 'Field',
  differs: 'differs',
  keepComparison: 'Keep as my comparison',
  comparisonKept: 'This is your comparison now',
  goneTitle: (name: string) => `“${name}” is no longer offered`,

  fields: {
    price: 'Resale price',
    originalPrice: 'Original price',
    saving: 'Saving',
    condition: 'Condition',
    useDuration: 'Used for',
    categoryName: 'Category',
    location: 'Place',
    sellerName: 'Seller',
    postedAt: 'Posted',
    description: 'What the seller says',
  },
  percent: (number: string) => `${number}%`,
  unknownDate: 'Unknown',
};

/** What is kept on this device: wish list, recently viewed, comparison. */
export const keptTexts = catalogue(english, english);
