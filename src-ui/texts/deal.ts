import { catalogue } from './catalogue.ts';

/** A deal's stages and reasons. */
export const dealTexts = catalogue('deal');
