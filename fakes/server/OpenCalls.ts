/** Milliseconds. A call may wait for another server. */
const limit = 2000;

/** The calls that are being answered, also those whose callers have left. */
export class OpenCalls {
  readonly #open = new Set<Promise<void>>();

  async track(call: Promise<void>): Promise<void> {
    this.#open.add(call);
    try {
      await call;
    } finally {
      this.#open.delete(call);
    }
  }

  /** Waits for them, but not for ever. */
  async ended(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, limit);
    });
    await Promise.race([Promise.allSettled(this.#open), late]);
    clearTimeout(timer);
  }
}
