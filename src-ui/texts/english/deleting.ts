export const deleting = {
  /** No number of seconds, because it would soon be wrong. */
  soon: (product: string) => `Deleting ${product}. You can still undo this.`,
  undo: 'Undo',
  now: 'Delete now',
  kept: (product: string) => `${product} stays in the shop`,
  failed: (product: string, why: string) => `${product} was not deleted. ${why}`,
  tryAgain: 'Try again',
};
