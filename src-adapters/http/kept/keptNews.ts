export type KeptNews =
  /** The page shows a kept answer that came from the marketplace at this time. */
  | { readonly kind: 'shown'; readonly at: number }
  /** The marketplace does not answer, or not yet, and this device keeps an answer of that time. */
  | { readonly kind: 'missing'; readonly at: number }
  | { readonly kind: 'answered' };

type Listener = (news: KeptNews) => void;

let listener: Listener | null = null;
/** Told before anybody listened. */
let untold: KeptNews[] = [];

/** Tells the page how its reads stand. */
export const keptNews = {
  tell(news: KeptNews): void {
    if (listener === null) untold.push(news);
    else listener(news);
  },
  listen(next: Listener): void {
    listener = next;
    for (const news of untold) next(news);
    untold = [];
  },
};
