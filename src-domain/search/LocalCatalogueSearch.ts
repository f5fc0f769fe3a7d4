import type { Product } from '../catalogue/Product.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import type { CancelSignal, ReadOptions } from '../shared/reading.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import type { CatalogueSearch, FindRequest, FoundPage, SearchAbilities } from './CatalogueSearch.ts';
import { find } from './find.ts';
import { type HeldList, HeldLists, type HeldListsParts } from './HeldLists.ts';
import { allFacets, findingSorts } from './FindingQuery.ts';
import { sortOf } from './sortOf.ts';
import { IndexInProgress } from './IndexInProgress.ts';
import { cursorAfter, placeAfter } from './listCursor.ts';
import { offerWith, offersOf } from './Offers.ts';
import { orderBy } from './orderBy.ts';
import { pickFacets } from './pickFacets.ts';
import { type PriceGuidance, type ProductToPrice, priceGuidance } from './priceGuidance.ts';
import type { ProductIndex } from './ProductIndex.ts';
import { setFilters } from './setFilters.ts';
import { type SimilarTo, similarProducts } from './similarProducts.ts';
import { wordsAsked } from './words.ts';
import { type IsVerified, withVerifiedSellers } from './withVerifiedSellers.ts';

type Answer<T> = Promise<Result<T, ApiFailure>>;

type RepeatOptions = {
  readonly signal?: CancelSignal | undefined;
  /** True of work that nobody waits for, which gives way to everything else. */
  readonly isAhead?: boolean;
};

export type LocalCatalogueSearchParts = HeldListsParts & {
  /** The index of each list, ready or in progress. */
  readonly indexes: WeakMap<readonly Product[], IndexInProgress>;
  /** Repeats a step until it answers true, or until the signal. A browser draws frames in between. */
  readonly repeat: (step: () => boolean, options: RepeatOptions) => Promise<void>;
  readonly isVerified: IsVerified;
};

/** This many are indexed well within a frame, even on a slow phone. */
const atOnce = 60;
const productsPerStep = 20;

/** Searches the list of all products, which it reads whole: for marketplaces that cannot search. */
export class LocalCatalogueSearch implements CatalogueSearch {
  readonly can: SearchAbilities = {
    facets: allFacets,
    sorts: findingSorts,
    wholeLists: true,
    countsApart: false,
  };
  readonly #parts: LocalCatalogueSearchParts;
  readonly #lists: HeldLists;

  constructor(parts: LocalCatalogueSearchParts) {
    this.#parts = parts;
    this.#lists = new HeldLists(parts);
  }

  async find(request: FindRequest, options: ReadOptions = {}): Answer<FoundPage> {
    const read = await this.#lists.of(request, options);
    if (!read.ok) return read;
    const list = read.value;
    const { listing } = list;
    const work = this.#workOn(listing.items);
    if (listing.items.length <= atOnce) while (!work.step(atOnce));
    const hasText = wordsAsked(request.query.text).length > 0;
    if (work.partFor(hasText) === undefined) {
      if (isPlain(request)) return ok(this.#plainPage(list, request));
      await this.#prepare(work, hasText, options.signal);
    }
    const index = work.partFor(hasText);
    return index === undefined ? fail({ code: 'api/cancelled' }) : ok(this.#page(list, index, request));
  }

  async product(id: string, options: ReadOptions = {}): Answer<Product | null> {
    const cached = await this.#parts.read({ of: 'all' }, options);
    if (!cached.ok) return cached;
    const found = offerWith(id, offersOf(cached.value));
    const isFound = found.ok && found.value !== null;
    if (isFound || options.fresh === true || options.ahead === true) return found;
    // The cached list may be older than the product.
    const fresh = await this.#parts.read({ of: 'all' }, { ...options, fresh: true });
    return fresh.ok ? offerWith(id, offersOf(fresh.value)) : fresh;
  }

  async similar(like: SimilarTo, size: number, options?: ReadOptions): Answer<readonly Product[]> {
    const all = await this.#all(options);
    return all.ok ? ok(similarProducts(all.value, like, size)) : all;
  }

  async prices(like: ProductToPrice, options?: ReadOptions): Answer<PriceGuidance | null> {
    const all = await this.#all(options);
    return all.ok ? ok(priceGuidance(all.value, like)) : all;
  }

  async #all(options?: ReadOptions): Answer<readonly Product[]> {
    const read = await this.#parts.read({ of: 'all' }, options);
    return read.ok ? ok(read.value.items) : read;
  }

  /** Everybody who wants the same index continues the same work. Stops early at the signal. */
  async #prepare(work: IndexInProgress, hasText: boolean, signal: CancelSignal | undefined): Promise<void> {
    const { repeat } = this.#parts;
    await repeat(() => work.step(productsPerStep) || work.partFor(hasText) !== undefined, { signal });
    // People are likely to type next. The page draws its filters first.
    if (!hasText) void repeat(() => work.step(productsPerStep), { signal, isAhead: true });
  }

  #workOn(products: readonly Product[]): IndexInProgress {
    const { indexes } = this.#parts;
    const work = indexes.get(products) ?? new IndexInProgress(products);
    indexes.set(products, work);
    return work;
  }

  #page(list: HeldList, index: ProductIndex, request: FindRequest): FoundPage {
    const { query, facets } = request;
    const knowsSellers = query.verified || facets.includes('verified');
    const found = find(knowsSellers ? withVerifiedSellers(index, this.#parts.isVerified) : index, query);
    return {
      ...this.#slice(list, found.positions, request),
      facets: facets.length === 0 ? {} : pickFacets(found.facets, facets),
      sellers: index.sellers.labels.slice(1),
    };
  }

  /** The whole list, the newest first, which needs no index. */
  #plainPage(list: HeldList, request: FindRequest): FoundPage {
    const { listing } = list;
    const moments = Float64Array.from(listing.items, ({ postedAt }) => postedAt ?? -Infinity);
    const facets = request.facets.length === 0 ? {} : null;
    const newest = orderBy(moments);
    newest.reverse();
    return { ...this.#slice(list, newest, request), facets, sellers: [] };
  }

  #slice(list: HeldList, positions: Uint32Array, { size, after }: FindRequest) {
    const { items: products, unreadable } = list.listing;
    const start = placeAfter(products, positions, after);
    const items: Product[] = [];
    const end = Math.min(positions.length, start + size);
    for (let place = start; place < end; place += 1) {
      const product = products[positions[place] ?? -1];
      if (product !== undefined) items.push(product);
    }
    return {
      items,
      unreadable,
      total: { count: positions.length, isExact: true },
      whole: products.length,
      after: end < positions.length && items.length > 0 ? cursorAfter(items, end) : null,
      asOf: list.readAt,
      snapshot: this.#lists.hold(list),
      ...(list.outdated === undefined ? {} : { outdated: list.outdated }),
    };
  }
}

function isPlain({ query, size }: FindRequest): boolean {
  return size > 0 && setFilters(query).length === 0 && sortOf(query) === 'newest';
}
