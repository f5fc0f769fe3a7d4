import type { Product } from '../catalogue/Product.ts';
import { normaliseEmail } from '../shared/EmailAddress.ts';

/** The products for sale by their sellers' addresses, in one pass, because both lists may be long. */
export function listingsBySeller(products: readonly Product[]): ReadonlyMap<string, readonly Product[]> {
  const byEmail = new Map<string, Product[]>();
  for (const product of products) {
    const email = normaliseEmail(product.sellerEmail);
    const listed = byEmail.get(email);
    if (listed === undefined) byEmail.set(email, [product]);
    else listed.push(product);
  }
  return byEmail;
}
