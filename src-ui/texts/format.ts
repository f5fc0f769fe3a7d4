import { catalogue } from './catalogue.ts';

/** How a language writes numbers, prices and dates. */
export const formatters = catalogue('format');
