/** A browser's caches in memory, with as much room as a test gives them. */
export class ACacheStorage {
  /** Bytes that all bodies together may have. */
  room = Number.POSITIVE_INFINITY;
  readonly #caches = new Map<string, Map<string, Response>>();

  async open(name: string) {
    const cache = this.#caches.get(name) ?? new Map<string, Response>();
    this.#caches.set(name, cache);
    return {
      put: async (address: string, response: Response): Promise<void> => {
        if ((await response.clone().blob()).size + (await this.#used()) > this.room)
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        cache.set(address, response);
      },
    };
  }

  async match(address: string, { cacheName }: { readonly cacheName: string }): Promise<Response | undefined> {
    return this.#caches.get(cacheName)?.get(address)?.clone();
  }

  async keys(): Promise<readonly string[]> {
    return [...this.#caches.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.#caches.delete(name);
  }

  async #used(): Promise<number> {
    const all = [...this.#caches.values()].flatMap((cache) => [...cache.values()]);
    const sizes = await Promise.all(all.map(async (one) => (await one.clone().blob()).size));
    return sizes.reduce((sum, size) => sum + size, 0);
  }
}
