import { catalogue } from './catalogue.ts';

/** The outcome of signing out. Separate from the other outcomes, because its button is on every page. */
export const signOutTexts = catalogue('signOut');
