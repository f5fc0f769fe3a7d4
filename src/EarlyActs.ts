export type EarlyField = HTMLInputElement | HTMLSelectElement;

/** What somebody does before React has drawn the page. src/loadShop.ts keeps it. */
export type EarlyActs = {
  /** The last press, if nothing was typed or chosen since. */
  button: HTMLButtonElement | null;
  /** What was typed into or chosen from, the latest last. */
  readonly fields: Set<EarlyField>;
  readonly over: AbortController;
};
