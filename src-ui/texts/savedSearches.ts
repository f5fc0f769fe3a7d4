import { catalogue } from './catalogue.ts';

/** Searches saved on this device, and what is new in them. */
export const savedSearchesTexts = catalogue('savedSearches');
