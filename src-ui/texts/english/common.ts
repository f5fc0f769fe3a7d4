export const common = {
  longWait: 'This is taking longer than usual. Keep waiting, or stop and try again.',
  stop: 'Stop',
  outdatedTitle: 'We couldn’t refresh this, so it may be out of date',
  tryAgain: 'Try again',
};
