import type { Product } from '#domain/catalogue/Product.ts';
import type { CatalogueSearch, CountedFacets, FindRequest, FoundPage } from '#domain/search/CatalogueSearch.ts';
import type { Facet } from '#domain/search/FindingQuery.ts';
import type { PriceGuidance, ProductToPrice } from '#domain/search/priceGuidance.ts';
import { searchCallAbilities } from '#domain/search/searchCallAbilities.ts';
import { type SimilarTo, similarProducts } from '#domain/search/similarProducts.ts';
import { sortOf } from '#domain/search/sortOf.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type CancelSignal, type ReadOptions, listing } from '#domain/shared/reading.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { MarketplaceProducts } from '../../marketplace/MarketplaceProducts.ts';
import { cursorAt, readCursor } from '../database/search/cursors.ts';
import { pricesOf, similarCandidates } from './alike.ts';
import { countingParameters, facetFrom } from './facets.ts';
import { type Groonga, GroongaFailure, type Selected } from './Groonga.ts';
import type { GroongaCatalogue } from './GroongaCatalogue.ts';
import type { GroongaFeed } from './GroongaFeed.ts';
import { GroongaPlan } from './GroongaPlan.ts';
import { behind, columnOf, orderOf, relevanceColumn } from './orders.ts';
import { WholeCatalogue } from './WholeCatalogue.ts';

type Answer<T> = Promise<Result<T, ApiFailure>>;

type Parts = {
  readonly groonga: Groonga;
  readonly feed: GroongaFeed;
  readonly catalogue: GroongaCatalogue;
  readonly products: MarketplaceProducts;
  readonly clock: Clock;
};

const largestPage = 100;

/** Searches in Groonga. The products themselves come from the database. */
export class GroongaSearch implements CatalogueSearch {
  readonly can = searchCallAbilities;
  readonly #parts: Parts;
  readonly #whole: WholeCatalogue;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#whole = new WholeCatalogue(parts.groonga);
  }

  find(request: FindRequest, { signal }: ReadOptions = {}): Answer<FoundPage> {
    const ask = async (): Promise<FoundPage> => {
      const plan = new GroongaPlan(this.#parts.catalogue, request.query);
      const [page, counted] = await Promise.all([
        this.#page(plan, request, signal),
        this.#count(plan, request, signal),
      ]);
      const asOf = this.#parts.clock.now();
      return { ...listing(page.items), ...counted, whole: null, after: page.after, asOf, sellers: null };
    };
    return this.#inStep(ask, signal);
  }

  async product(id: string): Answer<Product | null> {
    return ok(this.#product(id) ?? null);
  }

  similar(like: SimilarTo, size: number): Answer<readonly Product[]> {
    return this.#inStep(async () => {
      const { groonga, catalogue } = this.#parts;
      const category = catalogue.categories.find(like.categoryName);
      if (category === undefined) return [];
      const candidates = await similarCandidates(groonga, category, like);
      const products = candidates.flatMap((id) => this.#product(id) ?? []);
      return similarProducts(products, like, Math.min(size, largestPage));
    });
  }

  prices(like: ProductToPrice): Answer<PriceGuidance | null> {
    return this.#inStep(async () => {
      const { groonga, catalogue } = this.#parts;
      const category = catalogue.categories.find(like.categoryName);
      return category === undefined ? null : pricesOf(groonga, category, like);
    });
  }

  /** Groonga learns of committed changes before it is asked. */
  async #inStep<T>(ask: () => Promise<T>, signal?: CancelSignal): Answer<T> {
    try {
      await this.#parts.feed.catchUp();
      return ok(await ask());
    } catch (error) {
      if (!(error instanceof GroongaFailure)) throw error;
      if (signal?.aborted === true) return fail({ code: 'api/cancelled' });
      console.error(error);
      this.#parts.feed.checkAgain();
      return fail({ code: 'api/unavailable' });
    }
  }

  async #page(plan: GroongaPlan, { query, size, after }: FindRequest, signal?: CancelSignal) {
    const sort = sortOf(query);
    const order = orderOf(sort);
    const from = after === null ? null : readCursor(sort, after);
    const wanted = Math.min(size, largestPage);
    if (wanted === 0 || plan.matchesNothing) return { items: [], after: null };
    const parameters = {
      table: 'Products',
      filter: plan.filter(),
      ...(sort === 'relevance' ? relevanceColumn : {}),
      ...(from === null ? {} : { post_filter: behind(order, from) }),
      sort_keys: order.join(),
      output_columns: ['_key', ...order.map(columnOf)].join(),
      // One more than wanted tells whether another page follows.
      limit: wanted + 1,
    };
    const { rows } = await this.#parts.groonga.select(parameters, signal);
    const shown = rows.slice(0, wanted);
    const [, ...last] = shown.at(-1) ?? [];
    return {
      items: shown.flatMap(([id]) => this.#product(String(id)) ?? []),
      after: rows.length > wanted ? cursorAt(sort, last.map(Number)) : null,
    };
  }

  /** A facet that the query narrows is counted without its own choice; all others are counted together. */
  async #count(plan: GroongaPlan, { query, facets }: FindRequest, signal?: CancelSignal) {
    const { catalogue, feed } = this.#parts;
    const whole = await this.#whole.at(feed.revision);
    const ask = async (wanted: readonly Facet[], without?: Facet): Promise<Selected> => {
      if (plan.matchesNothing) return { hits: 0, rows: [], drilldowns: {} };
      const counting = wanted.map((facet) => countingParameters(facet, whole));
      const parameters = { table: 'Products', filter: plan.filter(without), limit: 0 };
      return this.#parts.groonga.select(Object.assign(parameters, ...counting), signal);
    };
    const isNarrowed = (facet: Facet): boolean => plan.isNarrowedBy(facet);
    const [together, ...alone] = await Promise.all([
      ask(facets.filter((facet) => !isNarrowed(facet))),
      ...facets.filter(isNarrowed).map((facet) => ask([facet], facet)),
    ]);
    const drilldowns = Object.assign({}, ...[together, ...alone].map((selected) => selected.drilldowns));
    const counted: CountedFacets = Object.fromEntries(
      facets.map((facet) => [facet, facetFrom(facet, drilldowns[facet] ?? [], { query, whole, catalogue })]),
    );
    return { total: { count: together.hits, isExact: true }, facets: counted };
  }

  #product(id: string): Product | undefined {
    const found = this.#parts.products.byId(id);
    return found.ok ? found.value : undefined;
  }
}
