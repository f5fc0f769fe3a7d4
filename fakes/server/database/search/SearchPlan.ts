import { conditions, productStatuses } from '#domain/catalogue/Product.ts';
import type { Total } from '#domain/search/CatalogueSearch.ts';
import { type Facet, type FindingQuery, type Range, isOpen } from '#domain/search/FindingQuery.ts';
import { type Asked, askAll } from '#domain/search/textScores.ts';
import type { Value } from '../Database.ts';
import type { CatalogueTable } from './CatalogueTable.ts';
import { knownNumbers, numberIn } from './catalogueEntry.ts';
import { askedExpression, factExpression } from './matchExpression.ts';

/** A condition in SQL on the catalogue `c`, with its values. */
export type Condition = { readonly sql: string; readonly values: readonly Value[] };

type Filter = Condition & { readonly match: string };

/** Up to how many rows a query reads one by one. Beyond, it samples them, or reads an index in order. */
export type SearchLimits = {
  readonly counted: number;
  /** Scored like in the shop's own search; longer lists come in tiers. */
  readonly scored: number;
  /** Rows of a tier. */
  readonly sorted: number;
  /** Rows of a text. A larger total is an estimate. */
  readonly totals: number;
};

/** A few hundredths of a second of work. */
const usualLimits: SearchLimits = { counted: 20_000, scored: 3000, sorted: 500, totals: 100_000 };

/** The number of no value. */
const nowhere = 2 ** 40;

/** A query in the terms of the tables: what words must match, and what the columns must hold. */
export class SearchPlan {
  /** The typed words; empty without a text. */
  readonly asked: readonly Asked[];
  readonly #texts: readonly (string | null)[];
  readonly #filters = new Map<Facet, Filter>();
  readonly #ranges = new Map<'price' | 'months', Condition>();
  readonly price: Range;
  readonly limits: SearchLimits;
  /** How many products match an expression, counted once a query. */
  readonly counted = new Map<string, Total>();

  constructor(table: CatalogueTable, query: FindingQuery, limits = usualLimits) {
    table.vocabulary.refresh();
    this.asked = askAll(table.vocabulary, query.text);
    this.#texts = this.asked.map((asked) => askedExpression(asked, table.vocabulary.words));
    this.price = query.price;
    this.limits = limits;
    this.#values('categories', 'category', 'c', query.categories, (value) => table.categories.find(value));
    this.#values('places', 'place', 'p', query.places, (value) => table.places.find(value));
    this.#values('conditions', 'condition', 'k', query.conditions, (value) => numberIn(conditions, value));
    this.#values('statuses', 'status', 's', query.statuses, (value) => numberIn(productStatuses, value));
    if (query.verified)
      this.#filters.set('verified', { match: factExpression(['v']), sql: 'c.verified = 1', values: [] });
    if (query.advertised)
      this.#filters.set('advertised', { match: factExpression(['a']), sql: 'c.advertised = 1', values: [] });
    this.#range('price', query.price);
    this.#range('months', query.months);
  }

  get hasText(): boolean {
    return this.asked.length > 0;
  }

  /** True if a typed word is like no word of any product. */
  get matchesNothing(): boolean {
    return this.#texts.includes(null);
  }

  /** The facets that the query narrows. */
  get narrowed(): readonly Facet[] {
    return [...this.#filters.keys(), ...this.#ranges.keys()];
  }

  hasFilter(facet: Facet): boolean {
    return this.#filters.has(facet);
  }

  hasRanges(without?: Facet): boolean {
    return [...this.#ranges.keys()].some((facet) => facet !== without);
  }

  /** The match expression of the words, without one facet's choice; empty if everything matches. */
  match(without?: Facet): string {
    return this.matchOf(this.text, without);
  }

  /** The match expression with another text in the place of the typed one. */
  matchOf(text: string, without?: Facet): string {
    const filters = [...this.#filters].filter(([facet]) => facet !== without).map(([, { match }]) => match);
    return [text, ...filters].filter((part) => part !== '').join(' AND ');
  }

  /** The typed words alone. */
  get text(): string {
    return this.#texts.flatMap((text) => text ?? []).join(' AND ');
  }

  filters(without?: Facet): readonly Condition[] {
    return [...this.#filters].filter(([facet]) => facet !== without).map(([, filter]) => filter);
  }

  ranges(without?: Facet): readonly Condition[] {
    return [...this.#ranges].filter(([facet]) => facet !== without).map(([, range]) => range);
  }

  #values(
    facet: Facet,
    column: string,
    letter: string,
    chosen: readonly string[],
    numberOf: (value: string) => number | undefined,
  ): void {
    if (chosen.length === 0) return;
    const known = knownNumbers(chosen, numberOf);
    const numbers = known.length === 0 ? [nowhere] : known;
    const match = factExpression(numbers.map((number) => `${letter}${number}`));
    this.#filters.set(facet, { match, sql: `c.${column} IN (${numbers.map(() => '?').join()})`, values: numbers });
  }

  #range(facet: 'price' | 'months', range: Range): void {
    if (isOpen(range)) return;
    const { min, max } = range;
    const sides = [...(min === null ? [] : [`c.${facet} >= ?`]), ...(max === null ? [] : [`c.${facet} <= ?`])];
    this.#ranges.set(facet, { sql: sides.join(' AND '), values: [min, max].filter((end) => end !== null) });
  }
}
