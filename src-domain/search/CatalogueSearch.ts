import type { Product } from '../catalogue/Product.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { FacetCounts } from './facetCounts.ts';
import type { Facet, FindingQuery, FindingSort } from './FindingQuery.ts';
import type { PriceGuidance, ProductToPrice } from './priceGuidance.ts';
import type { SimilarTo } from './similarProducts.ts';

/** The list that is searched. */
export type CatalogueScope =
  | { readonly of: 'all' }
  | { readonly of: 'category'; readonly categoryName: string }
  | { readonly of: 'advertised' };

export type FindRequest = {
  readonly within: CatalogueScope;
  readonly query: FindingQuery;
  /** The most products to answer; 0 for facets and the total alone. Infinity only where `can.wholeLists`. */
  readonly size: number;
  /** `after` of the previous page; null for the first. */
  readonly after: string | null;
  /** The facets to count. */
  readonly facets: readonly Facet[];
  /** `snapshot` of an earlier answer: a search that holds its whole list does not read it again while it is young. */
  readonly snapshot?: object | undefined;
};

/** A number of products. A large catalogue may only estimate it. */
export type Total = { readonly count: number; readonly isExact: boolean };

/** The facets that were counted. */
export type CountedFacets = { readonly [F in keyof FacetCounts]?: FacetCounts[F] };

/** A page of results. Its unreadable rows are those of the page, or of the whole list if that was read. */
export type FoundPage = Listing<Product> & {
  readonly total: Total;
  /** The products of the list without the query; null if unknown. */
  readonly whole: number | null;
  /** Null if they take longer than the products. Then another request answers them. */
  readonly facets: CountedFacets | null;
  /** An opaque cursor for the next page; null after the last. It refers to the last product, not to a number. */
  readonly after: string | null;
  /** The moment of the answer, in milliseconds since 1970-01-01T00:00Z. */
  readonly asOf: number;
  /** The sellers whose verification this search takes from elsewhere; null if it knows by itself. */
  readonly sellers: readonly string[] | null;
  readonly snapshot?: object | undefined;
  /** Why a newer list could not be read, if this page is of one that is no longer young. */
  readonly outdated?: ApiFailure;
};

/** The abilities of a search. Screens offer nothing else. */
export type SearchAbilities = {
  readonly facets: readonly Facet[];
  readonly sorts: readonly FindingSort[];
  /** Whether one page may hold a list of any length. */
  readonly wholeLists: boolean;
  /** Whether counting takes so long that a page should not wait for it: another request asks for the facets. */
  readonly countsApart: boolean;
};

/** Searches the catalogue. Screens ask this port, so they do not depend on the size of the shop. */
export interface CatalogueSearch {
  readonly can: SearchAbilities;
  find(request: FindRequest, options?: ReadOptions): Promise<Result<FoundPage, ApiFailure>>;
  /** Null if the product is not on offer. */
  product(id: string, options?: ReadOptions): Promise<Result<Product | null, ApiFailure>>;
  /** Products like this one, most similar first. The product itself may be gone. */
  similar(like: SimilarTo, size: number, options?: ReadOptions): Promise<Result<readonly Product[], ApiFailure>>;
  /** Null if too few products are similar. */
  prices(like: ProductToPrice, options?: ReadOptions): Promise<Result<PriceGuidance | null, ApiFailure>>;
}
