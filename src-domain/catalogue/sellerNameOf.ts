import type { Product } from './Product.ts';

/** The seller's name, or their e-mail address if the product states no name. */
export function sellerNameOf({ sellerName, sellerEmail }: Pick<Product, 'sellerName' | 'sellerEmail'>): string {
  return sellerName.trim() === '' ? sellerEmail : sellerName;
}
