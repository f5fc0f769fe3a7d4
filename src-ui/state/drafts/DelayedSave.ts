/** Milliseconds between the last key stroke and saving. */
const pause = 300;

/** Saves once a person stops typing. */
export class DelayedSave {
  readonly #save: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(save: () => void) {
    this.#save = save;
  }

  soon(): void {
    this.cancel();
    this.#timer = setTimeout(() => this.now(), pause);
  }

  /** Saves at once if something waits to be saved. */
  now(): void {
    if (this.#timer === null) return;
    this.cancel();
    this.#save();
  }

  cancel(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
