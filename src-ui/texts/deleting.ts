import { catalogue } from './catalogue.ts';

/** Deletions that can be undone for a few seconds. */
export const deletingTexts = catalogue('deleting');
