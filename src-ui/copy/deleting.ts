import { catalogue } from './catalogue.ts';
import { failureTexts } from './failures.ts';

const english = {
  /** No number of seconds: it would soon be untrue. */
  soon: (product: string) => `Deleting ${product}. You can still undo this.`,
  undo: 'Undo',
  now: 'Delete now',
  kept: (product: string) => `${product} stays in the shop`,
  failed: (product: string, why: string) => `${product} was not deleted. ${why}`,
  tryAgain: 'Try again',
  failures: failureTexts.english,
};

/** A deletion that waits a few seconds for a second thought. */
export const deletingTexts = catalogue(english, { ...english, failures: failureTexts.original });
