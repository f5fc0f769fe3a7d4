import type { Product } from '#domain/catalogue/Product.ts';
import type { FoundPage, Total } from '#domain/search/CatalogueSearch.ts';
import { similarSearches } from '#domain/search/recentSearches.ts';
import { type SuggestedCategory, suggest } from '#domain/search/suggest.ts';

/** The choices below the search field. */
export type Suggestion =
  | { readonly kind: 'product'; readonly key: string; readonly product: Product }
  | { readonly kind: 'category'; readonly key: string; readonly category: SuggestedCategory }
  | { readonly kind: 'search'; readonly key: string; readonly text: string }
  /** Everything that matches. */
  | { readonly kind: 'all'; readonly key: string; readonly total: Total };

/** The results of a text. */
export type FoundForText = { readonly text: string; readonly page: FoundPage };

const none = { products: [], categories: [] };

/** The suggestions for a text, from the results of this or an earlier text. */
export function suggestionsFor(
  text: string,
  found: FoundForText | undefined,
  recent: readonly string[],
): readonly Suggestion[] {
  const { products, categories } = found === undefined ? none : suggest(found.page, found.text);
  const total = found?.page.total;
  // The products stay while others are looked up; counts would be those of another text.
  const isCurrent = found?.text === text;
  return [
    ...products.map((product) => ({ kind: 'product' as const, key: `product ${product.id}`, product })),
    ...(isCurrent ? categories : []).map((category) => ({
      kind: 'category' as const,
      key: `category ${category.name}`,
      category,
    })),
    ...similarSearches(recent, text).map((search) => ({
      kind: 'search' as const,
      key: `search ${search}`,
      text: search,
    })),
    ...(isCurrent && total !== undefined && total.count > 0 ? [{ kind: 'all' as const, key: 'all', total }] : []),
  ];
}
