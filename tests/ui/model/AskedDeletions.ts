/** The ids that a tab's person asked to delete and did not take back. */
export class AskedDeletions {
  readonly #ids = new Set<string>();

  ask(ids: readonly string[]): void {
    for (const id of ids) this.#ids.add(id);
  }

  takeBack(ids: readonly string[]): void {
    for (const id of ids) this.#ids.delete(id);
  }

  includes(id: string): boolean {
    return this.#ids.has(id);
  }
}
