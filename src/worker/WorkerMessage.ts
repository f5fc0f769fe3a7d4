/** A page's message to the service worker. `loaded`: the scripts and styles of the page. */
export type WorkerMessage = { readonly type: 'take-over'; readonly loaded: readonly string[] };
