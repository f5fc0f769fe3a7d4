/** Tables that people work in: choosing rows, and one action on many. */
export const desk = {
  choose: (name: string) => `Choose ${name}`,
  chooseShown: (count: number, written: string) =>
    count === 1 ? 'Choose the one shown' : `Choose all ${written} shown`,
  chosen: (written: string) => `${written} chosen`,
  noneChosen: 'Nothing chosen',
  clearChoice: 'Clear choice',
  chosenRows: 'Chosen rows',
  sortBy: 'Sort by',
  show: 'Show',

  progress: (done: string, total: string) => `${done} of ${total} done`,
  failed: (written: string) => `${written} failed`,
  /** Rows whose answers were lost. */
  lost: (written: string) => `${written} not confirmed`,
  stop: 'Stop',
  unchanged: (count: number, written: string) =>
    count === 1 ? '1 was not sent and hasn’t changed.' : `${written} were not sent and haven’t changed.`,
  pending: (count: number, written: string) =>
    count === 1 ? '1 is still waiting for an answer.' : `${written} are still waiting for an answer.`,
  others: (count: number, written: string) => (count === 1 ? '1 other' : `${written} others`),
  sentence: (words: string) => `${words}.`,
  and: ' and ',
  tryAgainMany: (written: string) => `Try again (${written})`,
  continueWith: (written: string) => `Continue with ${written}`,
  tryAgain: 'Try again',
  withRow: (name: string) => ` with ${name}`,
  close: 'Close this message',

  waiting: 'Waiting',
  unsent: 'Not sent',
  /** The answer was lost. */
  notConfirmed: 'Not confirmed.',
  unknownReason: 'Something went wrong on this page.',
};
