import { catalogue } from './catalogue.ts';

/** Waiting and failing, on any page. */
export const commonTexts = catalogue('common');
