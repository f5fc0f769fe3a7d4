export type KeptNews =
  /** The page shows a kept answer that came from the marketplace at this time. */
  | { readonly kind: 'shown'; readonly at: number }
  /** The marketplace does not answer, or not yet, and this device keeps an answer of that time. */
  | { readonly kind: 'missing'; readonly at: number }
  | { readonly kind: 'answered' };

type Listener = (news: KeptNews) => void;

let listener: Listener | null = null;
/** Told before anybody listened, each with the path of the page that was open. */
let untold: { readonly news: KeptNews; readonly path: string }[] = [];

/** Tells the page how its reads stand. A listener also gets the earlier news about the page that is open now. */
export const keptNews = {
  tell(news: KeptNews): void {
    if (listener === null) untold.push({ news, path: location.pathname });
    else listener(news);
  },
  listen(next: Listener): void {
    listener = next;
    for (const { news, path } of untold) if (path === location.pathname) next(news);
    untold = [];
  },
};
