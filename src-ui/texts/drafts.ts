import { catalogue } from './catalogue.ts';

/** Forms that save typed text until it is sent. */
export const draftTexts = catalogue('drafts');
