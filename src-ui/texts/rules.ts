import { catalogue } from './catalogue.ts';

/** Each text says what is wrong with a field. */
export const ruleTexts = catalogue('rules');
