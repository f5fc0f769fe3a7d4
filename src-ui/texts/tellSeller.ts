import { catalogue } from './catalogue.ts';

/** A buyer's message to a seller, and the ways to send it. */
export const tellSellerTexts = catalogue('tellSeller');
