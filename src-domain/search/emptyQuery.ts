import type { FindingQuery, Range } from './FindingQuery.ts';

export const openRange: Range = { min: null, max: null };

export const emptyQuery: FindingQuery = {
  text: '',
  categories: [],
  conditions: [],
  places: [],
  statuses: [],
  verified: false,
  advertised: false,
  price: openRange,
  months: openRange,
  sort: null,
};
