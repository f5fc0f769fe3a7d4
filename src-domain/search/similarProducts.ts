import type { Product } from '../catalogue/Product.ts';
import { sameValueAs } from './sameValueAs.ts';
import { modelWords, namesWord } from './modelWords.ts';
import { nameInLatin } from './nameInLatin.ts';

/** The remembered facts of a product are enough to find similar ones after it is gone. */
export type SimilarTo = Pick<Product, 'id' | 'productName' | 'categoryName' | 'condition' | 'price'>;

/** 1 for the same price, falling towards 0 as prices differ. */
function nearness(one: number, other: number): number {
  const dearer = Math.max(one, other);
  return dearer > 0 ? Math.min(one, other) / dearer : 1;
}

/** 0 for products of another category. */
function likenessTo(like: SimilarTo): (product: Product) => number {
  const isOfCategory = sameValueAs(like.categoryName);
  const words = modelWords(like.productName).map(namesWord);
  return (product) => {
    if (!isOfCategory(product.categoryName)) return 0;
    const name = nameInLatin(product);
    const shared = words.filter((isNamed) => isNamed(name)).length;
    const model = words.length > 0 ? (3 * shared) / words.length : 0;
    return 1 + model + nearness(product.price, like.price) + (product.condition === like.condition ? 0.25 : 0);
  };
}

type Candidate = { readonly product: Product; readonly likeness: number };

function isBefore(one: Candidate, other: Candidate): boolean {
  if (one.likeness !== other.likeness) return one.likeness > other.likeness;
  return (one.product.postedAt ?? -Infinity) >= (other.product.postedAt ?? -Infinity);
}

/**
 * Other products of the category, most similar first: model counts more than price, and price more than condition. Ties
 * are newest first. Excludes the product itself and sold ones.
 */
export function similarProducts(products: readonly Product[], like: SimilarTo, max: number): readonly Product[] {
  const likeness = likenessTo(like);
  const best: Candidate[] = [];
  for (const product of products) {
    const candidate = {
      product,
      likeness: product.id === like.id || product.status === 'sold' ? 0 : likeness(product),
    };
    if (candidate.likeness === 0) continue;
    // Only a few are kept, so inserting each is cheaper than sorting the list.
    let place = best.length;
    for (let before = best[place - 1]; before !== undefined && isBefore(candidate, before); before = best[place - 1])
      place -= 1;
    if (place < max) best.splice(place, 0, candidate);
    if (best.length > max) best.pop();
  }
  return best.map(({ product }) => product);
}
