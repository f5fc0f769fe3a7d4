import { catalogue } from './catalogue.ts';

/** Suggestions below the search field of the bar. */
export const suggestionsTexts = catalogue('suggestions');
