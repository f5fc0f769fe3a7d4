import { catalogue } from './catalogue.ts';

/** The forms of numbers, prices and dates in each language. */
export const formatters = catalogue('format');
