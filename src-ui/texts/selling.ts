import { catalogue } from './catalogue.ts';

/** A seller's own products. */
export const sellingTexts = catalogue('selling');
