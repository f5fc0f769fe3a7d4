import type { DeviceStore, StoredValue } from '#domain/shared/DeviceStore.ts';

/** A bare text, because tabs of an earlier release read it as one. */
const change: StoredValue<string> = {
  key: 'changed',
  version: null,
  parse: (content) => (typeof content === 'string' ? content : undefined),
};

type Listener = (prefixes: readonly string[]) => void;

/** Tells the shop's other tabs in this browser what a write has changed. A storage event reaches all of them. */
export class BrowserTabs {
  readonly #device: DeviceStore;
  readonly #listeners = new Set<Listener>();

  constructor(device: DeviceStore) {
    this.#device = device;
  }

  tell(prefixes: readonly string[]): void {
    // Browsers fire the event only if the value differs from the last.
    this.#device.write(change, [`${Date.now()}-${Math.random()}`, ...prefixes].join(' '));
  }

  /** Tells only this tab, whose answers may all be stale: it was offline. */
  tellHere(): void {
    for (const listener of this.#listeners) listener(['']);
  }

  /** Answers a function that stops listening. */
  onTold(listener: Listener): () => void {
    this.#listeners.add(listener);
    const stop = this.#device.onChangeElsewhere(change, (text) => {
      if (text !== undefined) listener(text.split(' ').slice(1));
    });
    return () => {
      this.#listeners.delete(listener);
      stop();
    };
  }
}
