import type { Product } from '#domain/catalogue/Product.ts';
import { searchPart } from '#domain/shared/urlParts.ts';
import { categoryHref } from '../../context/paths.ts';

type Linked = Pick<Product, 'id' | 'categoryName'>;

/** The parameter in a category's address that opens the booking of one of its products. */
export const bookParameter = 'book';

/** Booking requires a login. The category page's guard asks for it and remembers the whole address. */
export function bookHref(product: Linked): string {
  return `${categoryHref(product.categoryName)}?${bookParameter}=${searchPart(product.id)}`;
}

export function cardId(productId: string): string {
  return `product-${productId}`;
}
