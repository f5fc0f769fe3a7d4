import { catalogue } from './catalogue.ts';

/** Lists of products and categories. */
export const shoppingTexts = catalogue('shopping');
