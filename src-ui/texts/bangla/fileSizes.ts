const written = (digits: number) => new Intl.NumberFormat('bn-BD', { maximumFractionDigits: digits });

/** '৪১ কেবি', '২.৪ এমবি': Intl writes the English units' letters here. */
export const fileSizes = (bytes: number): string =>
  bytes < 100_000
    ? `${written(0).format(Math.max(1, bytes / 1000))} কেবি`
    : `${written(1).format(bytes / 1_000_000)} এমবি`;
