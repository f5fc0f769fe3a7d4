const reports = (count: number, written: string): string => (count === 1 ? '1 report' : `${written} reports`);

export const reportQueue = {
  title: 'Reported Items',
  /** For a shop that takes no reports. */
  notConnectedTitle: 'This is the reported items section',
  notConnected: 'This shop isn’t connected to reports, so there’s nothing to show here.',

  loading: 'Loading the reports…',
  notLoaded: 'We couldn’t load the reports',
  emptyTitle: 'No open reports',
  emptyText: 'New reports appear here, the newest first.',
  toSellers: 'Go to All Sellers',
  lead: (count: number, written: string, products: number, writtenProducts: string) =>
    `${reports(count, written)} about ${products === 1 ? '1 product' : `${writtenProducts} products`}, newest first`,
  noneOpen: 'No open reports right now',

  reports,
  unnamed: 'A product without a name',
  gone: 'No longer offered',
  reasonCount: (reason: string, written: string) => `${reason}:\u00A0${written}`,
  unknownReason: 'A reason that this shop doesn’t know',
  quoted: (details: string) => `“${details}”`,
  noDetails: 'No details',
  visitor: 'a visitor',
  notDismissed: 'Not dismissed',
  today: (time: string) => `today, ${time}`,
  yesterday: (time: string) => `yesterday, ${time}`,
  showAll: (written: string) => `Show all ${written} reports`,
  /** Hidden, after a label. */
  about: (product: string) => ` about ${product}`,
  ofProduct: (product: string) => ` ${product}`,

  openProduct: 'Open product',
  removeSeller: 'Remove seller',
  removed: 'This seller is removed',
  reportsStay: (count: number, written: string) =>
    count === 1
      ? '1 report of their products stays in this list, for you to dismiss.'
      : `${written} reports of their products stay in this list, for you to dismiss.`,

  dismiss: (count: number, written: string) => (count === 1 ? 'Dismiss report' : `Dismiss ${reports(count, written)}`),
  dismissing: (count: number, written: string) => `Dismissing ${reports(count, written)}`,
  stillUndo: 'You can still undo this.',
  sending: 'Sending…',
  undo: 'Undo',
  now: 'Dismiss now',
  dismissed: (count: number, written: string, product: string) =>
    `${reports(count, written)} about ${product} dismissed`,
  failed: (left: number, writtenLeft: string, count: number, product: string, why: string) =>
    count === 1
      ? `The report about ${product} wasn’t dismissed. ${why}`
      : `${writtenLeft} of ${count} reports about ${product} ${left === 1 ? 'wasn’t' : 'weren’t'} dismissed. ${why}`,
  unsure: (left: number, writtenLeft: string, count: number, product: string, why: string) =>
    count === 1
      ? `We can’t tell whether the report about ${product} was dismissed. ${why}`
      : `We can’t tell whether ${writtenLeft} of ${count} reports about ${product} ${left === 1 ? 'was' : 'were'} dismissed. ${why}`,
  tryAgain: 'Try again',

  unreadable: (count: number, written: string) =>
    count === 1 ? '1 report couldn’t be read.' : `${written} reports couldn’t be read.`,
  unreadableName: 'what we couldn’t read',
};
