import type { Product } from '#domain/catalogue/Product.ts';
import type { CatalogueSearch, FindRequest, FoundPage } from '#domain/search/CatalogueSearch.ts';
import { sortOf } from '#domain/search/sortOf.ts';
import type { PriceGuidance, ProductToPrice } from '#domain/search/priceGuidance.ts';
import { searchCallAbilities } from '#domain/search/searchCallAbilities.ts';
import { type SimilarTo, similarProducts } from '#domain/search/similarProducts.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type ReadOptions, listing } from '#domain/shared/reading.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { MarketplaceProducts } from '../../../marketplace/MarketplaceProducts.ts';
import type { Database } from '../Database.ts';
import { pricesOf, similarCandidates } from './alike.ts';
import type { CatalogueTable } from './CatalogueTable.ts';
import { cursorAt, readCursor } from './cursors.ts';
import type { Counted, FacetCounting } from './FacetCounting.ts';
import { type Place, pageInOrder } from './pages.ts';
import { pageByRelevance } from './relevance.ts';
import { type SearchLimits, SearchPlan } from './SearchPlan.ts';
import { totalOf } from './totals.ts';

type Answer<T> = Promise<Result<T, ApiFailure>>;

type Parts = {
  readonly database: Database;
  readonly table: CatalogueTable;
  readonly products: MarketplaceProducts;
  readonly clock: Clock;
  readonly counting: FacetCounting;
  readonly limits?: SearchLimits | undefined;
};

const largestPage = 100;
const nothing: Counted = { total: { count: 0, isExact: true }, facets: {} };

/** Searches the products in the database. No answer reads more of them than it shows. */
export class DatabaseSearch implements CatalogueSearch {
  readonly can = searchCallAbilities;
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async find(request: FindRequest, { signal }: ReadOptions = {}): Answer<FoundPage> {
    const { query, facets, size } = request;
    const page = size === 0 ? null : this.#page(request);
    const isCounting = facets.length > 0 || page === null;
    const counted = isCounting ? await this.#parts.counting.count({ query, facets }, signal) : nothing;
    if (counted === null) return fail({ code: 'api/cancelled' });
    const total = page?.total ?? counted.total;
    const { items = [], after = null } = page ?? {};
    const asOf = this.#parts.clock.now();
    return ok({ ...listing(items), total, whole: null, facets: counted.facets, after, asOf, sellers: null });
  }

  async product(id: string): Answer<Product | null> {
    return ok(this.#product(id) ?? null);
  }

  async similar(like: SimilarTo, size: number): Answer<readonly Product[]> {
    const { database, table } = this.#parts;
    const category = table.categories.find(like.categoryName);
    if (category === undefined) return ok([]);
    const candidates = similarCandidates(database, category, like).flatMap((id) => this.#product(id) ?? []);
    return ok(similarProducts(candidates, like, Math.min(size, largestPage)));
  }

  async prices(like: ProductToPrice): Answer<PriceGuidance | null> {
    const { database, table } = this.#parts;
    const category = table.categories.find(like.categoryName);
    return ok(category === undefined ? null : pricesOf(database, category, like));
  }

  #page({ query, size, after }: FindRequest) {
    const { database, table, limits } = this.#parts;
    const plan = new SearchPlan(table, query, limits);
    const sort = sortOf(query);
    const wanted = Math.min(size, largestPage);
    // One more than wanted tells whether another page follows.
    const page = { sort, after: after === null ? null : readCursor(sort, after), size: wanted + 1 };
    const places =
      sort === 'relevance'
        ? pageByRelevance(database, plan, table.vocabulary.words, page)
        : pageInOrder(database, plan, page);
    const shown = places.slice(0, wanted);
    const last = shown.at(-1);
    const total = totalOf(database, plan);
    return {
      items: this.#productsAt(shown),
      // An estimate is never below what is shown.
      total: { ...total, count: Math.max(total.count, places.length) },
      after: places.length > wanted && last !== undefined ? cursorAt(sort, last) : null,
    };
  }

  #productsAt(places: readonly Place[]): readonly Product[] {
    const { database } = this.#parts;
    return places.flatMap((place) => {
      const row = database.get('SELECT product FROM catalogue WHERE rank = ?', place.at(-1) ?? -1);
      return row === undefined ? [] : (this.#product(String(row[0])) ?? []);
    });
  }

  #product(id: string): Product | undefined {
    const found = this.#parts.products.byId(id);
    return found.ok ? found.value : undefined;
  }
}
