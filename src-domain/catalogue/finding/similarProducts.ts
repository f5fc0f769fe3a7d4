import type { Product } from '../Product.ts';
import { sameValueAs } from './sameValueAs.ts';
import { foldText } from './foldText.ts';
import { modelWords, namesWord } from './modelWords.ts';

/** What is remembered of a product is enough to look for others like it, when it is gone. */
export type SimilarTo = Pick<Product, 'id' | 'productName' | 'categoryName' | 'condition' | 'price'>;

/** 1 for the same price, towards 0 the further apart. */
function nearness(one: number, other: number): number {
  const dearer = Math.max(one, other);
  return dearer > 0 ? Math.min(one, other) / dearer : 1;
}

/** 0 for what is not of the same category. */
function likenessTo(like: SimilarTo): (product: Product) => number {
  const isOfCategory = sameValueAs(like.categoryName);
  const words = modelWords(like.productName).map(namesWord);
  return (product) => {
    if (!isOfCategory(product.categoryName)) return 0;
    const name = foldText(product.productName);
    const shared = words.filter((isNamed) => isNamed(name)).length;
    const model = words.length > 0 ? (3 * shared) / words.length : 0;
    return 1 + model + nearness(product.price, like.price) + (product.condition === like.condition ? 0.25 : 0);
  };
}

type Candidate = { readonly product: Product; readonly likeness: number };

function isBefore(one: Candidate, other: Candidate): boolean {
  if (one.likeness !== other.likeness) return one.likeness > other.likeness;
  return (one.product.postedAt ?? -Infinity) > (other.product.postedAt ?? -Infinity);
}

/**
 * Others of its category, most alike first: model before price before condition; the newer of two that are as much alike,
 * then as given. Never itself.
 */
export function similarProducts(products: readonly Product[], like: SimilarTo, most: number): readonly Product[] {
  const likeness = likenessTo(like);
  const best: Candidate[] = [];
  for (const product of products) {
    const candidate = { product, likeness: product.id === like.id ? 0 : likeness(product) };
    if (candidate.likeness === 0) continue;
    // Few are kept, so each finds its place among them: nothing as long as the list is sorted.
    let place = best.length;
    for (let before = best[place - 1]; before !== undefined && isBefore(candidate, before); before = best[place - 1]) place -= 1;
    if (place < most) best.splice(place, 0, candidate);
    if (best.length > most) best.pop();
  }
  return best.map(({ product }) => product);
}
