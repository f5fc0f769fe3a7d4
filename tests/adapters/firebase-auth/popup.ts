import { vi } from 'vitest';

/** The page of a test loads no frames: what the emulator's would hand on, `Popup` does. */
export function framesStayEmpty(): void {
  vi.spyOn(document.body, 'append').mockImplementation(() => undefined);
}

/** A pop-up that a test's own hands are in: it opens nothing, and what is chosen in it is told to the page. */
export class Popup {
  /** The address that it was opened with. */
  url = '';
  closed = false;
  #closing = false;
  readonly #backendUrl: string;

  private constructor(backendUrl: string) {
    this.#backendUrl = backendUrl;
  }

  static installed(backendUrl: string): Popup {
    const popup = new Popup(backendUrl);
    const view = {
      get closed() {
        return popup.closed;
      },
      get window() {
        return view;
      },
      focus() {},
      close: () => {
        popup.closed = true;
      },
    };
    vi.spyOn(window, 'open').mockImplementation((url) => {
      popup.url = String(url);
      popup.closed = popup.#closing;
      return view as unknown as Window;
    });
    return popup;
  }

  static blocked(): void {
    vi.spyOn(window, 'open').mockReturnValue(null);
  }

  /** Closes it as soon as it is open. Firebase then waits eight seconds for a late word, which pass at once. */
  async closeAtOnce(): Promise<void> {
    this.#closing = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await vi.waitUntil(() => this.url !== '');
    await vi.advanceTimersByTimeAsync(8000);
  }

  /** What the page of the account chooser does when someone is chosen. */
  async choose(account: { readonly email: string; readonly name: string }): Promise<void> {
    await vi.waitUntil(() => this.url !== '');
    const query = new URL(this.url).searchParams;
    this.url = '';
    const claims = { ...account, sub: `google-${account.email}`, email_verified: true };
    const urlResponse = `${this.#backendUrl}/handler?providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`;
    const authEvent = {
      type: query.get('authType'), eventId: query.get('eventId'), urlResponse, sessionId: 'not-used',
      postBody: null, tenantId: null, error: null,
    };
    // Firebase begins to listen a moment after the pop-up is open.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    window.dispatchEvent(
      new MessageEvent('message', { origin: this.#backendUrl, data: { standInForGapi: { authEvent } } }),
    );
  }
}
