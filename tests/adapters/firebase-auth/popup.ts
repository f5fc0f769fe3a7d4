import { vi } from 'vitest';

/** happy-dom loads no frames, so `Popup` passes on what the emulator's frame would. */
export function framesStayEmpty(): void {
  vi.spyOn(document.body, 'append').mockImplementation(() => undefined);
}

/** A pop-up under the test's control: it opens no window and tells the page what the test chooses. */
export class Popup {
  /** The address that the page opened it with. */
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

  /** Closes itself on opening. Firebase then waits eight seconds for a late answer; fake timers skip them. */
  async closeAtOnce(): Promise<void> {
    this.#closing = true;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await vi.waitUntil(() => this.url !== '');
    await vi.advanceTimersByTimeAsync(8000);
  }

  /** Does what the account chooser does when the person picks an account. */
  async choose(account: { readonly email: string; readonly name: string }): Promise<void> {
    await vi.waitUntil(() => this.url !== '');
    const query = new URL(this.url).searchParams;
    this.url = '';
    const claims = { ...account, sub: `google-${account.email}`, email_verified: true };
    const urlResponse = `${this.#backendUrl}/handler?providerId=google.com&id_token=${encodeURIComponent(JSON.stringify(claims))}`;
    const authEvent = {
      type: query.get('authType'),
      eventId: query.get('eventId'),
      urlResponse,
      sessionId: 'not-used',
      postBody: null,
      tenantId: null,
      error: null,
    };
    // Firebase starts to listen a moment after the pop-up opens.
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    window.dispatchEvent(
      new MessageEvent('message', { origin: this.#backendUrl, data: { standInForGapi: { authEvent } } }),
    );
  }
}
