import { catalogue } from './catalogue.ts';

/** Products saved on this device: wish list, recently viewed, comparison. */
export const savedTexts = catalogue('saved');
