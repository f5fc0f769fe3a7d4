const countOf = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

export const saved = {
  home: 'Home',

  wishList: 'Wish list',
  wishListLead: 'Saved on this device, whether you’re logged in or not.',
  wishes: (count: number, written: string) => (count === 1 ? '1 product' : `${written} products`),
  gone: (count: number, written: string) =>
    count === 1 ? '1 is no longer offered' : `${written} are no longer offered`,
  pricesChanged: (count: number, written: string) =>
    count === 1 ? '1 price changed since you looked' : `${written} prices changed since you looked`,
  markPricesSeen: 'Mark prices as seen',
  priceLess: (amount: string) => `${amount} less`,
  priceMore: (amount: string) => `${amount} more`,
  /** Before and after the change; null: at the last look. */
  aroundMove: (since: string | null): readonly [string, string] => ['', ` since ${since ?? 'you last looked'}.`],
  priceWas: (price: string) => `It was ${price}.`,
  noWishes: 'Your wish list is empty',
  noWishesText: 'Tap the heart on a product to save it here.',
  wishListFull: (max: number) => `You’ve saved ${max} products. Remove one first.`,
  wishForNow: 'Saved until you close this page: this device can’t store it.',
  remove: 'Remove',
  unknownGone: 'A product that is no longer offered',
  unknownGoneText: 'This device has no other details about it.',

  onThisDevice: 'On this device',
  onThisDeviceText:
    'Your wish list, saved searches, comparison and recently viewed products are saved on this device only. We don’t send them to anyone, and we don’t send mail about them.',
  sharedDevice: 'This is a shared device. Delete its wish list and searches, too, when someone signs out.',
  sharedForNow: 'This device can’t remember your choice. It counts until you close this page.',
  download: 'Download as a file',
  fileName: 're-sale-shop-saved.json',
  addFile: 'Add from a file',
  notOurFile: 'This file isn’t a list saved from this shop. Choose the file that you downloaded here.',
  unreadableFile: 'This file couldn’t be opened. Please try again.',
  fileTooLarge: 'This file is too large to be a list saved from this shop.',
  added: (products: number, searches: number) => {
    const added = [
      products > 0 && countOf(products, 'product', 'products'),
      searches > 0 && countOf(searches, 'search', 'searches'),
    ];
    return `Added ${added.filter(Boolean).join(' and ')}.`;
  },
  nothingAdded: 'Nothing to add: everything in this file is here already.',
  damagedEntries: (count: number) => (count === 1 ? '1 entry couldn’t be read.' : `${count} entries couldn’t be read.`),
  noRoomFor: (count: number) =>
    count === 1 ? 'There was no room for 1 entry.' : `There was no room for ${count} entries.`,
  addedForNow: 'This device has no room, so they last until you close this page.',
  deleteAll: 'Delete all',
  deleteAllTitle: 'Delete everything saved on this device?',
  deleteAllText:
    'This deletes your wish list, saved searches, comparison, recently viewed products and recent searches. You can’t undo it.',
  keep: 'Keep them',
  deletedAll: 'Everything saved on this device is deleted',

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
  comparisonForNow: 'Your comparison lasts until you close this page: this device can’t store it.',
  undo: 'Undo',
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
