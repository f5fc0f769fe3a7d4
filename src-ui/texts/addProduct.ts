import { catalogue } from './catalogue.ts';

/** The form for a new product. */
export const addProductTexts = catalogue('addProduct');
