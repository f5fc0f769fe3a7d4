import { facetKey } from './facetKey.ts';

/** Which value each product has in one respect: its category, its town, its seller. */
export type FacetColumn = {
  /** As it was first written, by the value's number; number 0 is 'not said'. */
  readonly labels: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** The value's number, by the product's position. */
  readonly of: Uint32Array;
  /** The numbers in the order in which they are shown, without 0. */
  readonly shown: readonly number[];
};

export class FacetColumnBuilder {
  readonly #labels: string[];
  readonly #numbers: Map<string, number>;
  readonly #counts: number[];
  readonly #of: Uint32Array;
  /** Many products write a value the same way: fold each way of writing once. */
  readonly #asWritten = new Map<string, number>();

  /** Values given beforehand are shown first, in their order. */
  constructor(size: number, first: readonly string[] = []) {
    this.#of = new Uint32Array(size);
    this.#labels = ['', ...first];
    this.#numbers = new Map(this.#labels.map((label, number) => [facetKey(label), number]));
    this.#counts = this.#labels.map((_, number) => (number === 0 ? 0 : Infinity));
  }

  put(position: number, value: string): void {
    const number = this.#asWritten.get(value) ?? this.#learn(value);
    this.#of[position] = number;
    this.#counts[number] = (this.#counts[number] ?? 0) + 1;
  }

  #learn(value: string): number {
    const key = facetKey(value);
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#labels.length;
      this.#labels.push(value.trim());
      this.#numbers.set(key, number);
    }
    this.#asWritten.set(value, number);
    return number;
  }

  /** The most common first; the same order whatever is filtered, so that nothing jumps under a pointer. */
  finish(): FacetColumn {
    const counts = this.#counts;
    const shown = this.#labels.map((_, number) => number).slice(1);
    shown.sort((one, other) => {
      const [ofOne = 0, ofOther = 0] = [counts[one], counts[other]];
      return ofOne === ofOther ? one - other : ofOther - ofOne;
    });
    return { labels: this.#labels, numbers: this.#numbers, of: this.#of, shown };
  }
}
