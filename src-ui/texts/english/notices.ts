export const notices = {
  offline: 'You’re offline.',
  seen: (moment: string) => `Showing what you saw ${moment}.`,
  today: (time: string) => `at ${time}`,
  yesterday: (time: string) => `yesterday at ${time}`,
  onDay: (moment: string) => `on ${moment}`,
  nothingSeen: 'Pages you’ve seen before still open.',
  tryAgain: 'Try again',
  back: 'You’re online again.',
  backText: 'We’re updating this page, and you can send things again.',

  newRelease: 'A new version is ready',
  newReleaseText: 'It starts with the next page you open.',
  newReleaseDeletes: 'Something is being deleted. After that, it starts with the next page you open.',
  newReleaseMessages: 'Close the messages first. Then it starts with the next page you open.',
  newReleaseWaits: 'Finish or clear what you’ve typed first. Then it starts with the next page you open.',
  later: 'Later',
  updateNow: 'Update now',

  install: 'Keep Re-sale Shop on your home screen',
  installText: 'It opens at once, and shows what you’ve seen without a network.',
  installNow: 'Install',
  notNow: 'Not now',
};
