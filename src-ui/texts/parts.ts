import { catalogue } from './catalogue.ts';

export const partsTexts = catalogue('parts');
