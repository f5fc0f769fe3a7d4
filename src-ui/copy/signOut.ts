import { catalogue } from './catalogue.ts';

const english = {
  loggedOut: 'You are logged out',
  logOutFailed: (message: string) => `You are still logged in. ${message}`,
};

/** What signing out came to: apart from the other outcomes, because its button is on every page. */
export const signOutTexts = catalogue(english, {
  ...english,
  loggedOut: 'User logout successfully',
});
