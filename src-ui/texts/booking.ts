import { catalogue } from './catalogue.ts';

/** The booking dialog. */
export const bookingTexts = catalogue('booking');
