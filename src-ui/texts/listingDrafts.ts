import { catalogue } from './catalogue.ts';

/** Products that a seller has not posted yet. */
export const listingDraftTexts = catalogue('listingDrafts');
