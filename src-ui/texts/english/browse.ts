import type { FindingSort } from '#domain/search/FindingQuery.ts';

const sorts: { readonly [S in FindingSort]: string } = {
  relevance: 'Best match first',
  newest: 'Newest first',
  available: 'Available first',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  saving: 'Biggest saving',
};

const months = (count: number): string => {
  if (count % 12 !== 0) return count === 1 ? '1 month' : `${count} months`;
  return count === 12 ? '1 year' : `${count / 12} years`;
};

export const browse = {
  search: 'Search products',
  searchPlaceholder: 'Name, brand, place or seller',
  sortBy: 'Sort by',
  sorts,

  filters: 'Filters',
  filter: 'Filter',
  filterCount: (written: string) => `Filter (${written})`,
  showResults: (products: string) => `Show ${products}`,
  showProducts: 'Show products',
  clearAll: 'Clear all',
  removeFilter: (label: string) => `Remove filter: ${label}`,
  more: (count: string) => `${count} more`,
  moreOf: (filter: string, more: string) => `${filter}: ${more}`,
  fewer: 'Fewer',

  availability: 'Availability',
  category: 'Category',
  condition: 'Condition',
  place: 'Place',
  price: 'Price, tk',
  used: 'Used for',
  seller: 'Seller and offer',
  verifiedOnly: 'Verified sellers only',
  advertisedOnly: 'Advertised only',
  verifiedChip: 'Verified sellers',
  advertisedChip: 'Advertised',
  /** Known places have English names already. */
  placeName: (place: string) => place,

  checkSellersAgain: (failed: string) => `Check ${failed} ${failed === '1' ? 'seller' : 'sellers'} again`,
  checkingSellers: (known: string, all: string) => `Checked ${known} of ${all} ${all === '1' ? 'seller' : 'sellers'}.`,

  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  histogram: (products: string, min: string, max: string) => `${products} between ${min} and ${max}`,
  noPrices: 'No prices',

  anyUse: 'Any time',
  monthsUpTo: (max: number) => `Up to ${months(max)}`,
  monthsFrom: (min: number) => `${months(min)} or more`,
  monthsBetween: (min: number, max: number) => `${months(min)} to ${months(max)}`,
  unsaid: (count: number, written: string) =>
    count === 1 ? 'Not stated for 1 product' : `Not stated for ${written} products`,

  searchChip: (text: string) => `“${text}”`,
  usedChip: (range: string) => `Used: ${range}`,
  priceUpTo: (max: string) => `Up to ${max}`,
  priceFrom: (min: string) => `From ${min}`,
  priceBetween: (min: string, max: string) => `${min} to ${max}`,

  results: 'Products',
  found: (found: string, all: string) => `${found} of ${all}`,
  about: {
    alone: (products: string) => `About ${products}`,
    within: (products: string) => `about ${products}`,
  },
  shownSoFar: (shown: string, all: string) => `Showing ${shown} of ${all}.`,
  showMore: 'Show more products',
  loadingMore: 'Loading more products…',
  moreFailed: 'We couldn’t load more products',
  noMatch: 'No products match your search',
  noMatchText: 'Try removing one of the filters.',
  noMatchWords: 'Check the spelling, or try fewer words.',
  dropText: (text: string, products: string) => `Without the words “${text}”: ${products}`,
  dropFilter: (label: string, products: string) => `Without ${label}: ${products}`,
  dropLabels: {
    statuses: 'the availability',
    categories: 'the category',
    conditions: 'the condition',
    places: 'the place',
    verified: 'verified sellers only',
    advertised: 'advertised only',
    price: 'the price range',
    months: 'the time used',
  },
  countsFailed: 'We couldn’t count the products for each filter',
  preparing: 'Preparing search…',
  listEnds: (shown: string, all: string) => `Showing the first ${shown} of ${all}. Search or filter to see the rest.`,
};
