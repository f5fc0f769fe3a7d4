import type { Product } from '../catalogue/Product.ts';

/** The cursor after a page that ends before this place. */
export function cursorAfter(page: readonly Product[], end: number): string {
  return `${end}/${page.at(-1)?.id ?? ''}`;
}

/** The place in an order at which the next page begins. The list may have changed since the cursor was made. */
export function placeAfter(products: readonly Product[], order: Uint32Array, cursor: string | null): number {
  if (cursor === null) return 0;
  const [place = '', ...id] = cursor.split('/');
  const end = Number(place);
  const lastId = id.join('/');
  if (products[order[end - 1] ?? -1]?.id === lastId) return end;
  const now = order.findIndex((position) => products[position]?.id === lastId);
  // If the last product of the page is gone, the next one took its place.
  return now === -1 ? Math.max(0, end - 1) : now + 1;
}
