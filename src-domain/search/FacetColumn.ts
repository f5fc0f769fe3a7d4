import { facetKey } from './facetKey.ts';

/** Each product's value in one facet: its category, town or seller. */
export type FacetColumn = {
  /** Each value as first written, by number. Number 0 means 'not stated'. */
  readonly labels: readonly string[];
  readonly numbers: ReadonlyMap<string, number>;
  /** Equal for spellings of one value. */
  readonly keyOf: (value: string) => string;
  /** The number of each product's value, by the product's position. */
  readonly of: Uint32Array;
  /** The numbers in display order, without 0. */
  readonly shown: readonly number[];
};

export class FacetColumnBuilder {
  readonly #labels: string[];
  readonly #numbers: Map<string, number>;
  readonly #counts: number[];
  readonly #of: Uint32Array;
  readonly #keyOf: (value: string) => string;
  /** Many products write a value the same way, so each spelling is folded once. */
  readonly #asWritten = new Map<string, number>();

  /** Predefined values come first, in their order. */
  constructor(size: number, first: readonly string[] = [], keyOf = facetKey) {
    this.#keyOf = keyOf;
    this.#of = new Uint32Array(size);
    this.#labels = ['', ...first];
    this.#numbers = new Map(this.#labels.map((label, number) => [keyOf(label), number]));
    this.#counts = this.#labels.map((_, number) => (number === 0 ? 0 : Infinity));
  }

  put(position: number, value: string): void {
    const number = this.#asWritten.get(value) ?? this.#learn(value);
    this.#of[position] = number;
    this.#counts[number] = (this.#counts[number] ?? 0) + 1;
  }

  #learn(value: string): number {
    const key = this.#keyOf(value);
    let number = this.#numbers.get(key);
    if (number === undefined) {
      number = this.#labels.length;
      this.#labels.push(value.trim());
      this.#numbers.set(key, number);
    }
    this.#asWritten.set(value, number);
    return number;
  }

  /** Most common first. Filters do not change this order, so no option jumps under the pointer. */
  finish(): FacetColumn {
    const counts = this.#counts;
    const shown = this.#labels.map((_, number) => number).slice(1);
    shown.sort((one, other) => {
      const [ofOne = 0, ofOther = 0] = [counts[one], counts[other]];
      return ofOne === ofOther ? one - other : ofOther - ofOne;
    });
    return { labels: this.#labels, numbers: this.#numbers, keyOf: this.#keyOf, of: this.#of, shown };
  }
}
