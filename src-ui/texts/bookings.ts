import { catalogue } from './catalogue.ts';

export const bookingsTexts = catalogue('bookings');
