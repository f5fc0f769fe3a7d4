import { catalogue } from './catalogue.ts';

export const administrationTexts = catalogue('administration');
