import { catalogue } from './catalogue.ts';

/** Products that are reserved, sold or available again. */
export const availabilityTexts = catalogue('availability');
