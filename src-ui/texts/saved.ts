import { catalogue } from './catalogue.ts';

const english = {
  home: 'Home',
  seeAllProducts: 'See all products',

  wishList: 'Wish list',
  wishListLead: 'Saved on this device, whether you’re logged in or not.',
  wishes: (count: number, written: string) => (count === 1 ? '1 product' : `${written} products`),
  gone: (count: number, written: string) =>
    count === 1 ? '1 is no longer offered' : `${written} are no longer offered`,
  noWishes: 'Your wish list is empty',
  noWishesText: 'Tap the heart on a product to save it here.',
  remove: 'Remove',
  unknownGone: 'A product that is no longer offered',
  unknownGoneText: 'This device has no other details about it.',

  recentlyViewed: 'Recently viewed',
  forgetViewed: 'Clear list',

  compare: 'Compare',
  compareTitle: 'Compare products',
  compareLead: 'Two to four products side by side, with the differences marked.',
  comparisonTable: 'The products compared, field by field',
  comparisonFull: 'You’re already comparing four products. Remove one first.',
  seeComparison: (written: string) => `See the comparison of ${written}`,
  chooseMore: 'Choose one more product to compare',
  chooseTwo: 'Choose two to four products to compare',
  chooseText: 'Every product’s page and your wish list have a “Compare” button.',
  onlyDifferences: 'Only differences',
  nothingDiffers: 'These products have the same details.',
  field: 'Field',
  differs: 'differs',
  saveComparison: 'Save as my comparison',
  comparisonKept: 'This is your comparison now',
  goneTitle: (name: string) => `“${name}” is no longer offered`,

  fields: {
    status: 'Availability',
    price: 'Resale price',
    originalPrice: 'Original price',
    saving: 'Saving',
    condition: 'Condition',
    useDuration: 'Used for',
    categoryName: 'Category',
    location: 'Place',
    sellerName: 'Seller',
    postedOn: 'Posted',
    description: 'What the seller says',
  },
  percent: (number: string) => `${number}%`,
  unknownDate: 'Unknown',
  unknownStatus: 'Not stated',
};

/** Products saved on this device: wish list, recently viewed, comparison. */
export const savedTexts = catalogue(english, english);
