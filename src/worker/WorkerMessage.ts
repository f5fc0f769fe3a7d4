/** A page's message to the service worker. */
export type WorkerMessage =
  /** The page was loaded with these scripts and styles. */
  | { readonly type: 'take-over'; readonly loaded: readonly string[] }
  /** The person has signed out. */
  | { readonly type: 'forget' };
