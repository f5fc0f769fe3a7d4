import { catalogue } from './catalogue.ts';

export const formMissingTexts = catalogue('formMissing');
