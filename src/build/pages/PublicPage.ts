import type { Graph } from 'schema-dts';
import type { Category } from '#domain/catalogue/Category.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { PriceGuidance } from '#domain/search/priceGuidance.ts';
import type { PublicHead } from '#ui/parts/head/headTags.ts';
import type { Html } from './html.ts';

/** A page's content from the marketplace. */
export type PageCatalogue = {
  /** A product's page has its one product; a list has its first ones. */
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  /** The price guidance of a product's page; null if too few products are similar. */
  readonly guidance: PriceGuidance | null;
  /** 'Prices as of …'; empty where there are none. */
  readonly pricesAsOf: string;
};

/** A page that the build writes, so that it can be read and passed on before a script runs. */
export type PublicPage = {
  /** Its address's path, decoded: '/', '/blog', '/products/64b1'. */
  readonly path: string;
  /** The pattern of its route; absent if that is its path. */
  readonly pattern?: string;
  readonly head: Omit<PublicHead, 'url'>;
  /** Keeps the page out of search engines. */
  readonly isUnlisted?: true;
  /** Null for none. */
  readonly data: Graph | null;
  /** Null for a page that says nothing of the marketplace. */
  readonly catalogue: PageCatalogue | null;
  /** The text for browsers whose JavaScript is switched off, after what is rendered. */
  readonly content: Html;
};
