import type { FindingSort } from '#domain/catalogue/finding/FindingQuery.ts';
import { catalogue } from './catalogue.ts';

const sorts: { readonly [S in FindingSort]: string } = {
  relevance: 'Best match first',
  newest: 'Newest first',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
  saving: 'Biggest saving',
};

const months = (count: number): string => {
  if (count % 12 !== 0) return count === 1 ? '1 month' : `${count} months`;
  return count === 12 ? '1 year' : `${count / 12} years`;
};

const english = {
  search: 'Search products',
  searchPlaceholder: 'Search by name, brand, place or seller',
  clearSearch: 'Empty the search',
  sortBy: 'Sort by',
  sorts,

  filters: 'Filters',
  filter: 'Filter',
  filterCount: (written: string) => `Filter (${written})`,
  showResults: (products: string) => `Show ${products}`,
  clearAll: 'Clear all',
  removeFilter: (label: string) => `Remove filter: ${label}`,
  more: (count: string, of: string) => `${count} more ${of}`,
  moreShort: (count: string) => `${count} more`,
  fewer: 'Fewer',

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
  anyPlaces: 'places',
  anyCategories: 'categories',

  checkingSellers: (known: string, all: string) => `Asked about ${known} of ${all} sellers so far.`,

  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  to: 'to',
  histogram: (products: string, least: string, most: string) => `${products} between ${least} and ${most}`,
  noPrices: 'No prices',

  anyUse: 'Any time',
  monthsUpTo: (most: number) => `Up to ${months(most)}`,
  monthsFrom: (least: number) => `${months(least)} or more`,
  monthsBetween: (least: number, most: number) => `${months(least)} to ${months(most)}`,
  unsaid: (count: number, written: string) => (count === 1 ? '1 does not say.' : `${written} do not say.`),

  searchChip: (text: string) => `“${text}”`,
  usedChip: (range: string) => `Used: ${range}`,
  priceUpTo: (most: string) => `Up to ${most}`,
  priceFrom: (least: string) => `From ${least}`,
  priceBetween: (least: string, most: string) => `${least} to ${most}`,

  found: (found: string, all: string) => `${found} of ${all}`,
  noMatch: 'No product matches all of that',
  noMatchText: 'Every product misses at least one of the filters.',
  dropText: (text: string, products: string) => `Without the words “${text}”: ${products}`,
  dropFilter: (label: string, products: string) => `Without ${label}: ${products}`,
  dropLabels: {
    categories: 'the category', conditions: 'the condition', places: 'the place', verified: 'verified sellers only',
    advertised: 'advertised only', price: 'the price range', months: 'the time of use',
  },
  preparing: 'The list is being read for searching.',
  listEnds: (shown: string, all: string) =>
    `The first ${shown} of ${all} are listed here. A search or a filter brings the others within reach.`,
};

/** Searching, narrowing and sorting lists of products. */
export const browseTexts = catalogue(english, english);
