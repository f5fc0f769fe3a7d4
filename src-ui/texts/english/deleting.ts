export const deleting = {
  /** No number of seconds, because it would soon be wrong. */
  soon: (product: string) => `Deleting ${product}. You can still undo this.`,
  undo: 'Undo',
  now: 'Delete now',
  kept: (product: string) => `Undone. We won’t delete ${product}.`,
  unsure: (product: string, why: string) => `We can’t tell whether ${product} was deleted. ${why}`,
  failed: (product: string, why: string) => `${product} was not deleted. ${why}`,
  tryAgain: 'Try again',
};
