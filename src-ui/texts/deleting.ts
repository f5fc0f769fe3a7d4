import { catalogue } from './catalogue.ts';
import { failureTexts } from './failures.ts';

const english = {
  /** No number of seconds, because it would soon be wrong. */
  soon: (product: string) => `Deleting ${product}. You can still undo this.`,
  undo: 'Undo',
  now: 'Delete now',
  kept: (product: string) => `${product} stays in the shop`,
  failed: (product: string, why: string) => `${product} was not deleted. ${why}`,
  tryAgain: 'Try again',
  failures: failureTexts.english,
};

/** Deletions that can be undone for a few seconds. */
export const deletingTexts = catalogue(english, { ...english, failures: failureTexts.original });
