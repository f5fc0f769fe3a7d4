import { catalogue } from './catalogue.ts';

/** The check of a phone's IMEI. */
export const imeiTexts = catalogue('imei');
