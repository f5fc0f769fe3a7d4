/** The texts that the build writes into the HTML for people without JavaScript. */
export const written = {
  needsScript: 'Logging in, booking and paying need JavaScript, which is switched off here.',
  listNeedsScript: 'This list needs JavaScript, which is switched off here.',
  pricesAsOf: (date: string) => `Prices as of ${date}.`,
  newest: 'Newest products',
  description: 'What the seller says',
};
