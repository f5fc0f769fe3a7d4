import type { Product } from '#domain/catalogue/Product.ts';
import { searchPart } from '#domain/shared/urlParts.ts';
import { categoryHref, productHref } from '../../context/paths.ts';

type Linked = Pick<Product, 'id' | 'categoryName'>;

/** The parameter in a category's address that opens the booking of one of its products. */
export const bookParameter = 'book';

/**
 * The product's category, whose page asks visitors to log in and remembers the whole address. So does the product's own
 * page, which stands in where the category is unknown.
 */
export function bookHref({ id, categoryName }: Linked): string {
  const page = categoryName.trim() === '' ? productHref(id) : categoryHref(categoryName);
  return `${page}?${bookParameter}=${searchPart(id)}`;
}
