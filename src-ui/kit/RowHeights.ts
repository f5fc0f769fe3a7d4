const firstGuess = 72;

/**
 * The heights of a long table's rows. Rows have different heights, so each is measured once it is drawn. The others
 * count as the mean of those that were measured first, because another mean would move the rows below them.
 */
export class RowHeights {
  readonly #measured = new Map<string, number>();
  /** A guess until a row was measured. */
  #usual = firstGuess;
  #hasMean = false;
  #known: { readonly keys: readonly string[]; readonly offsets: Float64Array } | null = null;

  /** The rows' tops, in pixels from the first one, and the bottom of the last one. */
  offsets(keys: readonly string[]): Float64Array {
    if (this.#known?.keys === keys) return this.#known.offsets;
    const offsets = new Float64Array(keys.length + 1);
    let end = 0;
    for (let place = 0; place < keys.length; place += 1) {
      end += this.#measured.get(keys[place] ?? '') ?? this.#usual;
      offsets[place + 1] = end;
    }
    this.#known = { keys, offsets };
    return offsets;
  }

  /**
   * Measures the rows in the document. Cards have a margin, which belongs to the card above it. Answers whether the mean
   * is new, and with it the room of the other rows.
   */
  measure(body: HTMLElement): boolean {
    const rows = body.querySelectorAll<HTMLElement>(':scope > [data-key]');
    const margin = rows[0] === undefined ? 0 : Number.parseFloat(getComputedStyle(rows[0]).marginBottom) || 0;
    for (const row of rows) if (row.offsetHeight > 0) this.#note(row.dataset['key'] ?? '', row.offsetHeight + margin);
    if (this.#hasMean || this.#measured.size === 0) return false;
    this.#usual = this.#mean;
    this.#hasMean = true;
    this.#known = null;
    return true;
  }

  /** How many rows a window of this height shows at most, if they are as high as usual. */
  maxRows(windowHeight: number): number {
    return Math.floor(windowHeight / this.#usual) + 2;
  }

  /** At another width, all rows have other heights. */
  clear(): void {
    this.#measured.clear();
    this.#hasMean = false;
    this.#known = null;
  }

  #note(key: string, height: number): void {
    const before = this.#measured.get(key) ?? this.#usual;
    this.#measured.set(key, height);
    if (Math.abs(before - height) >= 1) this.#known = null;
  }

  get #mean(): number {
    let sum = 0;
    for (const height of this.#measured.values()) sum += height;
    return sum / this.#measured.size;
  }
}

/** The row at this many pixels from the first row's upper edge; the first or last row if that is outside. */
export function rowAt(offsets: Float64Array, pixels: number): number {
  let low = 0;
  let high = Math.max(0, offsets.length - 2);
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= pixels) low = middle;
    else high = middle - 1;
  }
  return low;
}
