import type { Product } from '../catalogue/Product.ts';
import { foldText } from '../shared/foldText.ts';
import { textInLatin } from './inLatin.ts';

type Named = Pick<Product, 'productName'>;

/** A list's names are compared again for each product that somebody looks at. */
const known = new WeakMap<Named, string>();

/** A product's name, folded and in the spelling of the index. */
export function nameInLatin(product: Named): string {
  let name = known.get(product);
  if (name === undefined) known.set(product, (name = textInLatin(foldText(product.productName))));
  return name;
}
