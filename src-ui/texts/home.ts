import { catalogue } from './catalogue.ts';

/** Home's first screen. */
export const homeTexts = catalogue('home');
