import { catalogue } from './catalogue.ts';

/** The frame around every page. */
export const appTexts = catalogue('app');
