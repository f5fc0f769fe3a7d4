type Handler = (event: { readonly authEvent: unknown }) => unknown;

/** Firebase asks the frame one thing, whether it has storage; having heard, it throws into the void. */
function hasStorage(answer: (replies: readonly object[]) => void): void {
  try {
    answer([{ webStorageSupport: true }]);
  } catch {
    // As Google's script does.
  }
}

const frames = { iframes: true } as const;

/**
 * Google's script that carries word from a pop-up to the page, as far as Firebase uses it: here the
 * pop-up speaks to the page directly. To be installed before Firebase is loaded.
 */
export function standInForGapi(page: Window, backendOrigin: string): void {
  let handler: Handler | null = null;
  const frame = {
    restyle: async () => undefined,
    ping: async (answer: () => void) => answer(),
    register: (_name: string, registered: Handler) => {
      handler = registered;
    },
    send: (_name: string, _message: unknown, answer: (replies: readonly object[]) => void) => {
      setTimeout(() => hasStorage(answer));
    },
  };
  page.addEventListener('message', ({ origin, data }: MessageEvent<unknown>) => {
    if (origin !== backendOrigin || typeof data !== 'object' || data === null || !('standInForGapi' in data)) return;
    void handler?.(data.standInForGapi as { readonly authEvent: unknown });
  });
  const context = {
    open: (_options: object, opened: (opening: typeof frame) => Promise<typeof frame>) => opened(frame),
  };
  Object.assign(page, {
    gapi: {
      load: (_name: string, { callback }: { readonly callback: () => void }) => callback(),
      iframes: { Iframe: Object, CROSS_ORIGIN_IFRAMES_FILTER: frames, getContext: () => context },
    },
  });
}
