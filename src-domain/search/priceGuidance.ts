import type { Product } from '../catalogue/Product.ts';
import { sameValueAs } from './sameValueAs.ts';
import { modelWords, namesWord } from './modelWords.ts';
import { nameInLatin } from './nameInLatin.ts';

/** A product's facts before it has a price; a posted product has them too. */
export type ProductToPrice = Pick<Product, 'productName' | 'categoryName' | 'condition'> & {
  /** Undefined before it is posted. */
  readonly id?: string;
};

/** Asking prices of similar products, in taka. */
export type PriceGuidance = {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
  /** The number of products compared. */
  readonly count: number;
  /**
   * The words of the name that all of them share, beyond category and condition. Empty if too few share any; null if
   * the marketplace does not say how it compares.
   */
  readonly modelWords: readonly string[] | null;
};

/** Fewer asking prices say more about their sellers than about the product. */
export const fewestForGuidance = 5;

type Offer = { readonly name: string; readonly price: number };

/**
 * Narrows word by word (make, line, number) while enough products remain. Skips rare words in front ('Used',
 * 'Original'). After the first match, the next word that leaves too few ends the narrowing: 'iPhone 13 midnight'
 * without the 13 names no model.
 */
function narrow(
  offers: readonly Offer[],
  words: readonly string[],
): { readonly by: readonly string[]; readonly left: readonly Offer[] } {
  const by: string[] = [];
  let left = offers;
  for (const word of words) {
    const isNamed = namesWord(word);
    const narrower = left.filter(({ name }) => isNamed(name));
    if (narrower.length >= fewestForGuidance) {
      left = narrower;
      by.push(word);
    } else if (by.length > 0) {
      break;
    }
  }
  return { by, left };
}

function median(ascending: Float64Array): number {
  const middle = ascending.length >> 1;
  const upper = ascending[middle] ?? 0;
  return ascending.length % 2 === 1 ? upper : (upper + (ascending[middle - 1] ?? 0)) / 2;
}

/**
 * The median, lowest and highest asking price of similar products: same category and condition, and same model if
 * enough of it are on offer. Null for fewer than five. Excludes the product itself and free offers.
 */
export function priceGuidance(products: readonly Product[], like: ProductToPrice): PriceGuidance | null {
  const isOfCategory = sameValueAs(like.categoryName);
  const alike = products.filter(
    (product) =>
      product.condition === like.condition &&
      product.id !== like.id &&
      product.price > 0 &&
      isOfCategory(product.categoryName),
  );
  if (alike.length < fewestForGuidance) return null;
  const offers = alike.map((product) => ({ name: nameInLatin(product), price: product.price }));
  const { by, left } = narrow(offers, modelWords(like.productName));
  const prices = Float64Array.from(left, ({ price }) => price).sort();
  return {
    median: median(prices),
    lowest: prices[0] ?? 0,
    highest: prices.at(-1) ?? 0,
    count: prices.length,
    modelWords: by,
  };
}
