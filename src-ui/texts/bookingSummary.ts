import { catalogue } from './catalogue.ts';

export const bookingSummaryTexts = catalogue('bookingSummary');
