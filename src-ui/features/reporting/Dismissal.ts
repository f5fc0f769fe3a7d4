/** Reports that an admin dismisses together. */
export type Dismissal = {
  readonly key: string;
  /** Null for reports that could not be read. */
  readonly productId: string | null;
  /** The product's name, for messages. */
  readonly name: string;
  readonly ids: readonly string[];
};
