import type { Language } from './Language.ts';

function sizesIn(locale: string): (bytes: number) => string {
  const inUnit = (unit: string, digits: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: digits });
  return (bytes) =>
    bytes < 100_000
      ? inUnit('kilobyte', 0).format(Math.max(1, bytes / 1000))
      : inUnit('megabyte', 1).format(bytes / 1_000_000);
}

const english = sizesIn('en-GB');

/** '41 kB', '2.4 MB'. */
export const fileSizes: { readonly [L in Language]: (bytes: number) => string } = { english, original: english };
