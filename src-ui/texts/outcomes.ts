import { catalogue } from './catalogue.ts';

/** Successes, shown in a toast. */
export const outcomeTexts = catalogue('outcomes');
