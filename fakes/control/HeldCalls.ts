import type { FakeCall } from './FakeCall.ts';

/** Calls that wait for their release before they are answered. */
export class HeldCalls {
  readonly #held = new Set<FakeCall | 'any'>();
  readonly #waiting = new Set<() => void>();

  /** The calls held now. */
  get names(): readonly (FakeCall | 'any')[] {
    return [...this.#held];
  }

  hold(call: FakeCall | 'any'): void {
    this.#held.add(call);
  }

  release(call: FakeCall | 'any'): void {
    if (call === 'any') this.#held.clear();
    else this.#held.delete(call);
    for (const look of this.#waiting) look();
  }

  /** Calls `go` when the call is not or no longer held. Answers a function that stops waiting. */
  whenFree(call: FakeCall, go: () => void): () => void {
    const look = (): void => {
      if (this.#held.has(call) || this.#held.has('any')) return;
      this.#waiting.delete(look);
      go();
    };
    this.#waiting.add(look);
    look();
    return () => this.#waiting.delete(look);
  }
}
