import { catalogue } from './catalogue.ts';

/** The number of requests in the drawer. */
export const requestCountTexts = catalogue('requestCount');
