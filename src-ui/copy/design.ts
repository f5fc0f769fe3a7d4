import type { Condition } from '#domain/catalogue/Product.ts';
import { catalogue } from './catalogue.ts';

const conditionNames: { readonly [C in Condition]: string } = { Excellent: 'Excellent', Good: 'Good', Fair: 'Fair' };

/** One meaning each, wherever a condition is named: card, filter, seller's form. */
const conditionDefinitions: { readonly [C in Condition]: string } = {
  Excellent: 'Works like new. No marks that one sees at arm’s length.',
  Good: 'Works fully. Light scratches or wear on the case, none on the screen.',
  Fair: 'Works fully. Marks that one sees at once, or a worn battery; the seller says which.',
};

const english = {
  shopName: 'Re-sale Shop',

  resalePrice: 'Resale price',
  originalPrice: 'Original price',
  /** Where there is no saving to strike anything through for. */
  originally: (price: string) => `originally ${price}`,
  currencySuffix: 'tk',
  saving: (percent: string) => `−${percent}%`,
  savingInWords: (percent: string) => `${percent}% below the original price`,

  conditionNames,
  conditionDefinitions,
  conditionMeaning: (condition: string) => `Condition: ${condition}. What it means`,
  conditionsTitle: 'What the conditions mean',

  verified: 'Verified',
  sellerEmail: 'Seller’s email',
  location: 'Location',
  used: (duration: string) => `used ${duration}`,
  usedFact: (duration: string) => `Used ${duration}`,
  posted: (date: string) => `Posted ${date}`,
  advertised: 'Advertised',
  gone: 'No longer offered',

  addToCart: 'Add to cart',
  viewDetails: 'View details',
  addToWishList: 'Add to wish list',
  actionOn: (action: string, productName: string) => `${action}: ${productName}`,

  close: 'Close',
  cancel: 'Cancel',
  retry: 'Retry',
  loading: 'Loading…',
  errorTitle: 'That did not work',
  notifications: 'Notifications',
  breadcrumbs: 'Where you are',

  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  scrollable: (label: string) => `${label}, scrollable`,
  position: (current: string, total: string) => `${current} / ${total}`,

  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
};

export const designTexts = catalogue(english, {
  ...english,
  shopName: 'Re-sele Shop',
});
