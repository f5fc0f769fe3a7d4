export const availability = {
  watch: 'Watch this product',
  watchShort: 'Watch',
  reservedTitle: 'Reserved for a buyer',
  reservedText: 'It may come back. Watch it, and your wish list shows when it does.',
  watchedText: 'You’re watching it. Your wish list shows when it’s available again.',
  seeBookings: 'Is it reserved for you? See your bookings',

  soldTitle: 'Sold',
  soldText: 'This one found a new owner.',
  othersAvailable: (count: number, written: string, category: string, lowest: string) =>
    count === 1
      ? `1 other product in ${category} is available, for ${lowest}.`
      : `${written} other products in ${category} are available, from ${lowest}.`,
  seeSimilar: 'See similar',
  seeSimilarProducts: 'See similar products',
  seeAllProducts: 'See all products',

  watched: 'You’re watching it. It may come back.',
  availableAgain: 'Available again',
  countAvailableAgain: (count: number, written: string) =>
    count === 1 ? '1 is available again' : `${written} are available again`,
};
