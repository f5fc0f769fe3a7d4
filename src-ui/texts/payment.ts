import { catalogue } from './catalogue.ts';

export const paymentTexts = catalogue('payment');

export type PaymentTexts = (typeof paymentTexts)['english'];
