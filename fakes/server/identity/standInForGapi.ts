type Handler = (event: { readonly authEvent: unknown }) => unknown;

/** Firebase asks the frame only whether it has storage, and ignores what happens after the answer. */
function hasStorage(answer: (replies: readonly object[]) => void): void {
  try {
    answer([{ webStorageSupport: true }]);
  } catch {
    // Google's script does the same.
  }
}

const frames = { iframes: true } as const;

/** Firebase's description of the frame that it wants. */
type Opening = { readonly url: string; readonly where: HTMLElement };

/**
 * Stands in for Google's script that carries messages from a pop-up to the page, as far as Firebase uses it. It puts
 * the emulator's frame into the page, and the pop-up talks to that frame. Install it before Firebase loads.
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
    open: ({ url, where }: Opening, opened: (opening: typeof frame) => Promise<typeof frame>) => {
      // oxlint-disable-next-line react/iframe-missing-sandbox -- the pop-up looks for a frame of its own origin
      const relay = page.document.createElement('iframe');
      relay.hidden = true;
      relay.src = url;
      where.append(relay);
      return opened(frame);
    },
  };
  Object.assign(page, {
    gapi: {
      load: (_name: string, { callback }: { readonly callback: () => void }) => callback(),
      iframes: { Iframe: Object, CROSS_ORIGIN_IFRAMES_FILTER: frames, getContext: () => context },
    },
  });
}
