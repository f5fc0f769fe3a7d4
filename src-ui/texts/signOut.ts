import { catalogue } from './catalogue.ts';

const english = {
  loggedOut: 'You’re logged out',
  logOutFailed: (message: string) =>
    `You’re still logged in. ${message || 'The sign-in service can’t be reached right now. Please try again.'}`,
};

/** The outcome of signing out. Separate from the other outcomes, because its button is on every page. */
export const signOutTexts = catalogue(english, {
  ...english,
  loggedOut: 'User logout successfully',
});
