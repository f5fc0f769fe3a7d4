import type { Product } from '../Product.ts';
import { sameValueAs } from './sameValueAs.ts';
import { foldText } from './foldText.ts';
import { modelWords, namesWord } from './modelWords.ts';

/** What is known of a thing before it has a price; a product is one. */
export type Appraised = Pick<Product, 'productName' | 'categoryName' | 'condition'> & {
  /** Undefined for one that is not posted yet. */
  readonly id?: string;
};

/** What others ask for like products, in taka. */
export type PriceGuidance = {
  readonly median: number;
  readonly lowest: number;
  readonly highest: number;
  /** Of how many products. */
  readonly count: number;
  /** By which words of the name they are alike, beyond category and condition; none if too few are. */
  readonly modelWords: readonly string[];
};

/** Fewer asking prices say more about their sellers than about the thing. */
const fewestForGuidance = 5;

type Offer = { readonly name: string; readonly price: number };

/**
 * Narrows word by word, as make, line and number follow one another, for as long as enough remain. Words in front that
 * few others use ('Used', 'Original') are passed over; after the first that counts, the next that fails ends it, since
 * what is left of 'iPhone 13 midnight' without the 13 is not a model.
 */
function narrow(offers: readonly Offer[], words: readonly string[]): { readonly by: readonly string[]; readonly left: readonly Offer[] } {
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
 * The asking prices of products of the same category and condition, and of the same model as far as enough of it are on
 * offer: their median, and the lowest and the highest of them as they are. Null below five. Never counts the thing itself,
 * nor what is offered for nothing.
 */
export function priceGuidance(products: readonly Product[], like: Appraised): PriceGuidance | null {
  const isOfCategory = sameValueAs(like.categoryName);
  const alike = products.filter(
    (product) =>
      product.condition === like.condition &&
      product.id !== like.id &&
      product.price > 0 &&
      isOfCategory(product.categoryName),
  );
  if (alike.length < fewestForGuidance) return null;
  const offers = alike.map(({ productName, price }) => ({ name: foldText(productName), price }));
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
