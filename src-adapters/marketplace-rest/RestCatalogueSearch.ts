import { type GenericSchema, pipe, transform } from 'valibot';
import type { Product } from '#domain/catalogue/Product.ts';
import type { CatalogueSearch, FindRequest, FoundPage } from '#domain/search/CatalogueSearch.ts';
import type { PriceGuidance, ProductToPrice } from '#domain/search/priceGuidance.ts';
import { scopedQuery } from '#domain/search/scopedQuery.ts';
import type { SimilarTo } from '#domain/search/similarProducts.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import type { Listing, ReadOptions } from '#domain/shared/reading.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { pathPart } from '#domain/shared/urlParts.ts';
import type { HttpClient } from './HttpClient.ts';
import { foundPage, priceSummary, searchBody } from './searchWire.ts';

export type RestCatalogueSearchParts = {
  readonly http: HttpClient;
  readonly row: GenericSchema<unknown, Product>;
  readonly rows: GenericSchema<unknown, Listing<Product>>;
};

type Answer<T> = Promise<Result<T, ApiFailure>>;

/** The calls of the extension `search`. */
export class RestCatalogueSearch implements Omit<CatalogueSearch, 'can'> {
  readonly #http: HttpClient;
  readonly #row: GenericSchema<unknown, Product>;
  readonly #rows: GenericSchema<unknown, Listing<Product>>;

  /** Takes the schemas of products from Home's code, which would grow if this code shared their modules. */
  constructor({ http, row, rows }: RestCatalogueSearchParts) {
    this.#http = http;
    this.#row = row;
    this.#rows = rows;
  }

  async find(request: FindRequest, options: ReadOptions = {}): Answer<FoundPage> {
    const query = scopedQuery(request.query, request.within);
    if (query === null) return ok(nothing);
    const found = await this.#http.send(
      { method: 'POST', path: '/search', body: searchBody(query, request), signal: options.signal },
      foundPage(query, this.#rows),
    );
    // 404 speaks of the call: a search that finds nothing answers an empty page.
    const isUseless = found.ok ? leadsNowhere(found.value, request) : found.failure.code === 'api/not-found';
    return isUseless ? fail({ code: 'api/malformed' }) : found;
  }

  async product(id: string, options: ReadOptions = {}): Answer<Product | null> {
    const found = orNone(
      await this.#http.send({ method: 'GET', path: `/product/${pathPart(id)}`, signal: options.signal }, this.#row),
    );
    // Nobody is shown another product, or books it. A link may spell the id in capitals.
    const isAsked = !found.ok || found.value === null || found.value.id.toLowerCase() === id.toLowerCase();
    return isAsked ? found : fail({ code: 'api/malformed' });
  }

  /** Empty for a product that is gone: the call knows products only by their id. */
  async similar({ id }: SimilarTo, size: number, options: ReadOptions = {}): Answer<readonly Product[]> {
    const call = { method: 'POST', path: '/search/similar', body: { id, size }, signal: options.signal } as const;
    const found = orNone(
      await this.#http.send(
        call,
        pipe(
          this.#rows,
          transform(({ items }) => items),
        ),
      ),
    );
    return found.ok ? ok(found.value ?? []) : found;
  }

  async prices(like: ProductToPrice, options: ReadOptions = {}): Answer<PriceGuidance | null> {
    const { id, productName, categoryName, condition } = like;
    const body = id === undefined ? { productName, categoryName, condition } : { id };
    return orNone(
      await this.#http.send({ method: 'POST', path: '/search/prices', body, signal: options.signal }, priceSummary),
    );
  }
}

const nothing: FoundPage = {
  items: [],
  unreadable: [],
  total: { count: 0, isExact: true },
  whole: null,
  facets: {},
  after: null,
  asOf: 0,
  sellers: null,
};

/** A further page that is its own next one, or that has a next one but no rows, would be asked for without end. */
function leadsNowhere({ items, unreadable, after }: FoundPage, asked: FindRequest): boolean {
  if (after === null || asked.after === null) return false;
  return after === asked.after || items.length + unreadable.length === 0;
}

/** Null where the marketplace answers 404. */
function orNone<T>(answer: Result<T, ApiFailure>): Result<T | null, ApiFailure> {
  if (answer.ok) return answer;
  return answer.failure.code === 'api/not-found' ? ok(null) : fail(answer.failure);
}
