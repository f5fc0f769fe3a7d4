/** The element of each row, by the row's key. An element is a number: React's key. */
export type ElementsByKey = ReadonlyMap<string, number>;

/**
 * Says which element of a long table draws which row. While most of the rows are in the document already, each keeps its
 * own. After a jump or in another order, the rows take over the elements that are there, because changing a row's texts
 * is several times faster than creating a row. The element of a held row, which has the focus or was pressed, is never
 * taken over: a key, or the end of a press, would act on a row that nobody chose.
 */
export class RowElements {
  #drawn: ElementsByKey = new Map();
  #pressed: string | null = null;

  /** The elements of these rows, in their order, so that none moves in the document. */
  assign(keys: readonly string[], focused: string | null): ElementsByKey {
    const drawn = this.#drawn;
    const isMostlyDrawn = keys.filter((key) => drawn.has(key)).length * 2 >= keys.length;
    const keepsOwn = (key: string): boolean => isMostlyDrawn || key === focused || key === this.#pressed;
    const free = [...drawn].filter(([key]) => !keepsOwn(key)).map(([, element]) => element);
    let unused = 1 + [...drawn.values()].reduce((last, element) => Math.max(last, element), -1);
    const elements = new Map<string, number>();
    for (const key of keys) {
      const element = keepsOwn(key) ? drawn.get(key) : free.shift();
      elements.set(key, element ?? unused++);
    }
    return elements;
  }

  /** Notes what the document shows now. */
  note(drawn: ElementsByKey): void {
    this.#drawn = drawn;
  }

  press(key: string | null): void {
    this.#pressed = key;
  }
}
