/** The latest picture of each list, so that the next one in that list differs. */
export class LastPictures {
  readonly #last = new Map<string, string>();
  /** The last few in order, because a grid also has rows. */
  #recent: readonly string[] = [];

  unwanted(lists: readonly string[]): ReadonlySet<string> {
    const pictures = new Set(this.#recent);
    for (const list of lists) {
      const last = this.#last.get(list);
      if (last !== undefined) pictures.add(last);
    }
    return pictures;
  }

  show(url: string, lists: readonly string[]): void {
    this.#recent = [...this.#recent.slice(-2), url];
    for (const list of lists) this.#last.set(list, url);
  }
}
