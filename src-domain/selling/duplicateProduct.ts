import type { Product } from '../catalogue/Product.ts';
import type { AddProductField } from '../catalogue/productRules.ts';
import { withoutHairSpaces } from '../shared/withoutHairSpaces.ts';

/** The form of a new listing like this one: everything but its picture, its id and its date. */
export function duplicateProduct(product: Product): { readonly [F in Exclude<AddProductField, 'postTime'>]: string } {
  return {
    productName: withoutHairSpaces(product.productName),
    email: product.sellerEmail,
    condition: product.condition,
    sellerName: withoutHairSpaces(product.sellerName),
    description: withoutHairSpaces(product.description),
    useDuration: withoutHairSpaces(product.useDuration),
    originalPrice: String(product.originalPrice),
    price: String(product.price),
    categoryName: product.categoryName,
    categoryId: product.categoryId,
    phone: product.phone,
    location: withoutHairSpaces(product.location),
  };
}
