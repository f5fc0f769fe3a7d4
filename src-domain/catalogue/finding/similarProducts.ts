import type { Product } from '../Product.ts';
import { facetKey } from './FacetColumn.ts';
import { modelWords } from './modelWords.ts';
import { wordsToFind } from './words.ts';

/** What is remembered of a product is enough to look for others like it, when it is gone. */
export type SimilarTo = Pick<Product, 'id' | 'productName' | 'categoryName' | 'condition' | 'price'>;

/** 1 for the same price, towards 0 the further apart. */
function nearness(one: number, other: number): number {
  const dearer = Math.max(one, other);
  return dearer > 0 ? Math.min(one, other) / dearer : 1;
}

function likenessTo(like: SimilarTo): (product: Product) => number {
  const category = facetKey(like.categoryName);
  const words = modelWords(like.productName);
  return (product) => {
    if (facetKey(product.categoryName) !== category) return 0;
    const named = new Set(wordsToFind(product.productName));
    const shared = words.filter((word) => named.has(word)).length;
    return 1 + (words.length > 0 ? (3 * shared) / words.length : 0) + nearness(product.price, like.price) + (product.condition === like.condition ? 0.25 : 0);
  };
}

/**
 * Others of its category, most alike first: model before price before condition; the newer of two that are as much alike,
 * then as given. Never itself.
 */
export function similarProducts(products: readonly Product[], like: SimilarTo, most: number): readonly Product[] {
  const likeness = likenessTo(like);
  return products
    .map((product, place) => ({ product, place, likeness: product.id === like.id ? 0 : likeness(product) }))
    .filter(({ likeness }) => likeness > 0)
    .sort(
      (one, other) =>
        other.likeness - one.likeness ||
        (other.product.postedAt ?? -Infinity) - (one.product.postedAt ?? -Infinity) ||
        one.place - other.place,
    )
    .slice(0, most)
    .map(({ product }) => product);
}
