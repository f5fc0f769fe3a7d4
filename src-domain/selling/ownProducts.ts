import type { Product } from '../catalogue/Product.ts';
import { foldedWords } from '../shared/foldedWords.ts';
import { foldText } from '../shared/foldText.ts';

export const productFilters = ['all', 'not-advertised', 'advertised', 'requests', 'reserved', 'sold'] as const;
export type ProductFilter = (typeof productFilters)[number];

export const productOrderKeys = ['posted', 'name', 'price'] as const;
export type ProductOrderKey = (typeof productOrderKeys)[number];
export type ProductOrder = { readonly key: ProductOrderKey; readonly direction: 'ascending' | 'descending' };

/** The ids of products with requests; null while nobody knows, or in a marketplace without `sales`. */
export type RequestedIds = ReadonlySet<string> | null;

/** The filters that this marketplace can answer. */
export function knownFilters(products: readonly Product[], requested: RequestedIds): readonly ProductFilter[] {
  const hasStatus = products.some(({ status }) => status !== undefined);
  return productFilters.filter((filter) => {
    if (filter === 'requests') return requested !== null;
    return hasStatus || (filter !== 'reserved' && filter !== 'sold');
  });
}

export function passesProductFilter(product: Product, filter: ProductFilter, requested: RequestedIds): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'advertised':
      return product.advertised;
    case 'not-advertised':
      return !product.advertised;
    case 'requests':
      return requested?.has(product.id) === true;
    case 'reserved':
    case 'sold':
      return product.status === filter;
  }
}

/** The products whose name or category holds every word. */
export function searchProducts(products: readonly Product[], text: string): readonly Product[] {
  const words = foldedWords(text);
  if (words.length === 0) return products;
  return products.filter(({ productName, categoryName }) => {
    const said = `${foldText(productName)}\n${foldText(categoryName)}`;
    return words.every((word) => said.includes(word));
  });
}

/**
 * Descending is ascending reversed, for equal products, too: the marketplace lists newer ones later. Those without a date
 * count as the oldest.
 */
export function orderProducts(products: readonly Product[], { key, direction }: ProductOrder): readonly Product[] {
  const ordered = [...products].sort(comparisons[key]);
  if (direction === 'descending') ordered.reverse();
  return ordered;
}

const comparisons: { readonly [K in ProductOrderKey]: (one: Product, other: Product) => number } = {
  posted: (one, other) => (one.postedAt ?? -Infinity) - (other.postedAt ?? -Infinity) || 0,
  name: (one, other) => foldText(one.productName).localeCompare(foldText(other.productName)),
  price: (one, other) => one.price - other.price,
};
