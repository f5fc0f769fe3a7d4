import { catalogue } from './catalogue.ts';

/** Advice for a listing, while its seller types. */
export const listingAdviceTexts = catalogue('listingAdvice');
