import type { Product } from '#domain/catalogue/Product.ts';
import { pathPart, searchPart } from '#domain/shared/urlParts.ts';

type Linked = Pick<Product, 'id' | 'categoryName'>;

/** The parameter of a category's address that opens the booking of one of its products. */
export const bookParameter = 'book';

export function categoryHref(categoryName: string): string {
  return `/categories/${pathPart(categoryName)}`;
}

/** Booking needs a login; the guard of the category's page asks for it and remembers the whole address. */
export function bookHref(product: Linked): string {
  return `${categoryHref(product.categoryName)}?${bookParameter}=${searchPart(product.id)}`;
}

export function cardId(productId: string): string {
  return `product-${productId}`;
}

/** The product's own page. */
export function detailsHref(product: Pick<Product, 'id'>): string {
  return `/products/${pathPart(product.id)}`;
}
