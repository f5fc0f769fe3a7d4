import type { Product } from '../catalogue/Product.ts';
import { Uint32Builder } from './Uint32Builder.ts';
import { remembered } from './remembered.ts';
import { lettersOf } from './typos.ts';
import { wordsToFind } from './words.ts';

/** The fields of a product in which a word can occur. A word may occur in several. */
export const inName = 1;
export const inCategory = 2;
export const inPlace = 4;
export const inSeller = 8;
export const inDescription = 16;
export const placeBits = 5;

/** For each word, the products that contain it. */
export type WordIndex = {
  readonly words: readonly string[];
  readonly ids: ReadonlyMap<string, number>;
  /** `lettersOf` of each word. */
  readonly letters: Uint32Array;
  /** The postings of word `id` are those from `starts[id]` up to `starts[id + 1]`. */
  readonly starts: Uint32Array;
  /** A product's position and, in the lowest bits, the fields that contain the word. Ascending within a word. */
  readonly postings: Uint32Array;
};

/** Reads products in the order of their positions, then inverts 'words of a product' into 'products of a word'. */
export class WordIndexBuilder {
  readonly #words: string[] = [];
  readonly #ids = new Map<string, number>();
  readonly #letters = new Uint32Builder();
  readonly #counts = new Uint32Builder();
  /** The latest entry of each word, to see whether the current product already has it. */
  readonly #lastEntries = new Uint32Builder();
  /** Word and fields, product by product. */
  readonly #entries = new Uint32Builder();
  readonly #firstEntries = new Uint32Builder();
  readonly #idsOfShared = remembered((text) => this.#idsOf(text));
  #starts = new Uint32Array(0);
  #next = new Uint32Array(0);
  #postings = new Uint32Array(0);

  read(product: Product): void {
    this.#firstEntries.push(this.#entries.length);
    this.#enter(this.#idsOfShared(product.productName), inName);
    this.#enter(this.#idsOfShared(product.categoryName), inCategory);
    this.#enter(this.#idsOfShared(product.location), inPlace);
    this.#enter(this.#idsOfShared(product.sellerName), inSeller);
    this.#enter(this.#idsOf(product.description), inDescription);
  }

  #idsOf(text: string): readonly number[] {
    return wordsToFind(text).map((word) => this.#ids.get(word) ?? this.#learn(word));
  }

  #enter(ids: readonly number[], place: number): void {
    const first = this.#firstEntries.get(this.#firstEntries.length - 1);
    for (const id of ids) {
      const last = this.#lastEntries.get(id);
      if (this.#counts.get(id) > 0 && last >= first) {
        this.#entries.set(last, this.#entries.get(last) | place);
      } else {
        this.#lastEntries.set(id, this.#entries.length);
        this.#counts.set(id, this.#counts.get(id) + 1);
        this.#entries.push(((id << placeBits) | place) >>> 0);
      }
    }
  }

  #learn(word: string): number {
    const id = this.#words.length;
    this.#words.push(word);
    this.#ids.set(word, id);
    this.#letters.push(lettersOf(word));
    this.#counts.push(0);
    this.#lastEntries.push(0);
    return id;
  }

  /** Called when all products are read, before the first is posted. */
  prepare(): void {
    this.#firstEntries.push(this.#entries.length);
    this.#starts = new Uint32Array(this.#words.length + 1);
    let start = 0;
    for (let id = 0; id < this.#words.length; id += 1) {
      this.#starts[id] = start;
      start += this.#counts.get(id);
    }
    this.#starts[this.#words.length] = start;
    this.#next = this.#starts.slice();
    this.#postings = new Uint32Array(start);
  }

  post(position: number): void {
    const end = this.#firstEntries.get(position + 1);
    for (let entry = this.#firstEntries.get(position); entry < end; entry += 1) {
      const packed = this.#entries.get(entry);
      const id = packed >>> placeBits;
      const place = this.#next[id] ?? 0;
      this.#postings[place] = ((position << placeBits) | (packed & ((1 << placeBits) - 1))) >>> 0;
      this.#next[id] = place + 1;
    }
  }

  finish(): WordIndex {
    return {
      words: this.#words,
      ids: this.#ids,
      letters: this.#letters.toArray(),
      starts: this.#starts,
      postings: this.#postings,
    };
  }
}
