type Listened = Parameters<typeof globalThis.addEventListener>;

/**
 * The listeners of a world's shops on the window, which all of them share. A shop keeps some for as long as its page lives,
 * and would stay in memory with them.
 */
export class PageListeners {
  readonly #listen = globalThis.addEventListener;
  readonly #all: Listened[] = [];

  constructor() {
    globalThis.addEventListener = (...listened: Listened): void => {
      this.#all.push(listened);
      Reflect.apply(this.#listen, globalThis, listened);
    };
  }

  end(): void {
    globalThis.addEventListener = this.#listen;
    for (const [type, listener, options] of this.#all) globalThis.removeEventListener(type, listener, options);
  }
}
