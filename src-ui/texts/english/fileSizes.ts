const inUnit = (unit: string, digits: number) =>
  new Intl.NumberFormat('en-GB', { style: 'unit', unit, maximumFractionDigits: digits });

/** '41 kB', '2.4 MB'. */
export const fileSizes = (bytes: number): string =>
  bytes < 100_000
    ? inUnit('kilobyte', 0).format(Math.max(1, bytes / 1000))
    : inUnit('megabyte', 1).format(bytes / 1_000_000);
