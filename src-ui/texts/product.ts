import { catalogue } from './catalogue.ts';

/** A product's page, and the prices of similar products. */
export const productTexts = catalogue('product');
