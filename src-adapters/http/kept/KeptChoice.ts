/** Whether the person wants to see what this device keeps, because the marketplace does not answer. */
export class KeptChoice {
  #isMade = false;
  readonly #waiting = new Set<() => void>();

  get isMade(): boolean {
    return this.#isMade;
  }

  make(): void {
    this.#isMade = true;
    for (const run of this.#waiting) run();
    this.#waiting.clear();
  }

  drop(): void {
    this.#isMade = false;
  }

  /** Runs once the choice is made, at once if it is. Answers a function that stops waiting. */
  whenMade(run: () => void): () => void {
    if (this.#isMade) run();
    else this.#waiting.add(run);
    return () => void this.#waiting.delete(run);
  }
}

/** One choice for the whole tab. */
export const keptChoice = new KeptChoice();
