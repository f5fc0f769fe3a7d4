import { catalogue } from './catalogue.ts';

export const kitTexts = catalogue('kit');
