import type { Range } from './FindingQuery.ts';

/** Ranges of use. Both ends are included: exactly a year is both 'up to a year' and 'from a year'. */
export const monthBands: readonly Range[] = [
  { min: null, max: 6 },
  { min: 6, max: 12 },
  { min: 12, max: 24 },
  { min: 24, max: 36 },
  { min: 36, max: null },
];
