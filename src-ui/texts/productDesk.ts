import { catalogue } from './catalogue.ts';

/** Search, filters and work on many products in the seller's own table. */
export const productDeskTexts = catalogue('productDesk');
