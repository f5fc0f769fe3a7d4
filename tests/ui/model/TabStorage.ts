import type { FakeStorage } from '#fakes/control/FakeStorage.ts';
import type { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';

const ofTheDevice: ReadonlySet<string> = new Set(['fakes.session', 'fakes.control']);

/**
 * One tab's view of the fakes' world. The session and the connection belong to the device; the rest belongs to the
 * servers.
 */
export class TabStorage implements FakeStorage {
  readonly #device: InMemoryStorage;
  readonly #servers: InMemoryStorage;
  /** A closed tab gets no events and changes nothing. */
  isClosed = false;

  constructor(device: InMemoryStorage, servers: InMemoryStorage) {
    this.#device = device;
    this.#servers = servers;
  }

  read(key: string): string | null {
    return this.#of(key).read(key);
  }

  write(key: string, text: string): boolean {
    return !this.isClosed && this.#of(key).write(key, text);
  }

  remove(key: string): void {
    if (!this.isClosed) this.#of(key).remove(key);
  }

  onExternalChange(listener: (key: string) => void): () => void {
    const hear = (key: string): void => {
      if (!this.isClosed) listener(key);
    };
    const stops = [this.#device, this.#servers].map((storage) => storage.onExternalChange(hear));
    return () => stops.forEach((stop) => stop());
  }

  #of(key: string): InMemoryStorage {
    return ofTheDevice.has(key) ? this.#device : this.#servers;
  }
}
