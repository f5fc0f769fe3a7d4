export type EarlyField = HTMLInputElement | HTMLSelectElement;

/** The acts of a person before React has drawn the page. src/loadShop.ts keeps them. */
export type EarlyActs = {
  /** The last press, if nothing was typed or chosen since. */
  button: HTMLButtonElement | null;
  /** The fields that were typed into or chosen from, the latest last. */
  readonly fields: Set<EarlyField>;
  /** The element that got the focus or was used last. */
  latest: Element | null;
  readonly over: AbortController;
};
