import { catalogue } from './catalogue.ts';

/** A seller's requests. */
export const requestsTexts = catalogue('requests');
