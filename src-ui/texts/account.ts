import { catalogue } from './catalogue.ts';

/** Logging in, signing up, and a forgotten password. */
export const accountTexts = catalogue('account');
