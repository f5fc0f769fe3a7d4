import { conditions } from '#domain/catalogue/Product.ts';
import { type Facet, type FindingQuery, type Range, isOpen } from '#domain/search/FindingQuery.ts';
import { askAll } from '#domain/search/textScores.ts';
import { knownNumbers, numberIn } from '../database/search/catalogueEntry.ts';
import { textExpression } from './textExpression.ts';
import type { GroongaCatalogue } from './GroongaCatalogue.ts';

/** The number of no value. */
const nowhere = -1;

/** A query in Groonga's script syntax. */
export class GroongaPlan {
  /** Null if a typed word is like no word of any product. */
  readonly #text: string | null;
  readonly #filters = new Map<Facet, string>();

  constructor({ vocabulary, categories, places }: GroongaCatalogue, query: FindingQuery) {
    vocabulary.refresh();
    this.#text = textExpression(askAll(vocabulary, query.text), vocabulary.words);
    this.#values('categories', 'category', query.categories, (value) => categories.find(value));
    this.#values('places', 'place', query.places, (value) => places.find(value));
    this.#values('conditions', 'condition', query.conditions, (value) => numberIn(conditions, value));
    if (query.verified) this.#filters.set('verified', 'verified == 1');
    if (query.advertised) this.#filters.set('advertised', 'advertised == 1');
    this.#range('price', query.price);
    this.#range('months', query.months);
  }

  get matchesNothing(): boolean {
    return this.#text === null;
  }

  isNarrowedBy(facet: Facet): boolean {
    return this.#filters.has(facet);
  }

  /** `without`: a facet whose choice is left out. Empty if everything matches. */
  filter(without?: Facet): string {
    const filters = [...this.#filters].filter(([facet]) => facet !== without).map(([, filter]) => filter);
    return allOf([this.#text ?? '', ...filters]);
  }

  #values(
    facet: Facet,
    column: string,
    chosen: readonly string[],
    numberOf: (value: string) => number | undefined,
  ): void {
    if (chosen.length === 0) return;
    const known = knownNumbers(chosen, numberOf);
    const numbers = known.length === 0 ? [nowhere] : known;
    this.#filters.set(facet, anyOf(numbers.map((number) => `${column} == ${number}`)));
  }

  #range(facet: 'price' | 'months', range: Range): void {
    if (isOpen(range)) return;
    const { min, max } = range;
    // Products that don't state their months have a negative number.
    const sides = [`${facet} >= ${Math.max(0, min ?? 0)}`, ...(max === null ? [] : [`${facet} <= ${max}`])];
    this.#filters.set(facet, allOf(sides));
  }
}

/** Every expression that is not empty. */
export function allOf(expressions: readonly string[]): string {
  return expressions.filter((expression) => expression !== '').join(' && ');
}

export function anyOf(expressions: readonly string[]): string {
  return expressions.length > 1 ? `(${expressions.join(' || ')})` : (expressions[0] ?? '');
}
