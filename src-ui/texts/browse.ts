import { catalogue } from './catalogue.ts';

/** Searching, filtering and sorting product lists. */
export const browseTexts = catalogue('browse');
