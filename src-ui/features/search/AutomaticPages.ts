/** After this many pages a button asks for the next ones, so that the end of the page can be reached. */
const maxAutomatic = 4;

/** Counts the pages that load by themselves while the person scrolls. */
export class AutomaticPages {
  #left = maxAutomatic;

  begin(): void {
    this.#left = maxAutomatic;
  }

  /** Whether the next page may load by itself. */
  take(): boolean {
    this.#left -= 1;
    return this.#left >= 0;
  }
}
