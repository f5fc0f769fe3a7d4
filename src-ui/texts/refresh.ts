import { catalogue } from './catalogue.ts';

export const refreshTexts = catalogue('refresh');
