import { durationWords } from '../durationWords.ts';
import type { Condition, ProductStatus } from '#domain/catalogue/Product.ts';

const conditionNames: { readonly [C in Condition]: string } = { Excellent: 'Excellent', Good: 'Good', Fair: 'Fair' };

const statusNames: { readonly [S in ProductStatus]: string } = {
  available: 'Available',
  reserved: 'Reserved',
  sold: 'Sold',
};

/** Each condition has one name wherever it appears: card, filter, seller's form. */
const conditionDefinitions: { readonly [C in Condition]: string } = {
  Excellent: 'Works like new. No marks visible at arm’s length.',
  Good: 'Works fully. Light scratches or wear on the case, none on the screen.',
  Fair: 'Works fully. Visible marks or a worn battery; the seller says which.',
};

export const parts = {
  resalePrice: 'Resale price',
  originalPrice: 'Original price',
  /** For a price without a discount, where nothing is struck through. */
  originally: (price: string) => `originally ${price}`,
  currencySuffix: 'tk',
  saving: (percent: string) => `−${percent}%`,
  savingInWords: (percent: string) => `${percent}% below the original price`,

  conditionNames,
  conditionDefinitions,
  conditionMeaning: (condition: string) => `Condition: ${condition}. What it means`,
  conditionsTitle: 'What the conditions mean',

  statusNames,

  verified: 'Verified',
  sellerEmail: 'Seller’s email',
  location: 'Location',
  used: (duration: string) => `used ${duration}`,
  usedFact: (duration: string) => `Used ${duration}`,
  duration: (useDuration: string) =>
    durationWords(useDuration, (count, unit) => `${count} ${count === 1 ? unit.slice(0, -1) : unit}`),
  posted: (date: string) => `Posted ${date}`,
  advertised: 'Advertised',
  gone: 'No longer offered',

  addToCart: 'Add to cart',
  viewDetails: 'View details',
  addToWishList: 'Add to wish list',
  actionOn: (action: string, productName: string) => `${action}: ${productName}`,
};
