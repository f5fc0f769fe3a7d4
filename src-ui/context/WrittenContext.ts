import { createContext, type ReactNode } from 'react';
import type { Category } from '#domain/catalogue/Category.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { PriceGuidance } from '#domain/search/priceGuidance.ts';

/** The part of the marketplace that the build has read for one page. */
export type WrittenCatalogue = {
  /** A product's page has its one product; a list has its first ones. */
  readonly products: readonly Product[];
  readonly categories: readonly Category[];
  /** The price guidance of a product's page; null if too few products are similar. */
  readonly guidance: PriceGuidance | null;
  /** 'Prices as of …'. It takes no room, so nothing moves when it goes. */
  readonly asOf: ReactNode;
};

/** The part of the marketplace that the build wrote into this page's HTML. */
export type WrittenHtml = {
  /** The element that has it; null once an answer has replaced it. */
  place: HTMLElement | null;
  /** The page's path. */
  readonly path: string;
};

/** Null where nothing is or was written. */
export const WrittenContext = createContext<WrittenCatalogue | WrittenHtml | null>(null);
