import type { AddProductForm } from '#domain/selling/AddProduct.ts';
import { addProductRules } from '#domain/catalogue/productRules.ts';
import type { ImageFile } from '#domain/selling/ImageHost.ts';

/** The rules on 21 November 2026. */
export const rulesOfNovember = addProductRules(() => '2026-11-21');

/** The form as `aSession('seller')` fills it in. */
export function anAddProductForm(given: Partial<AddProductForm> = {}): AddProductForm {
  return {
    productName: 'HP EliteBook 840',
    email: 'seller@example.com',
    condition: 'Good',
    sellerName: 'Selim',
    description: 'Used at a desk, charger included',
    useDuration: '2 years',
    postTime: '2023-02-01',
    originalPrice: '80,000',
    price: '32000',
    categoryName: 'HP',
    categoryId: '1',
    phone: '01711-111111',
    location: 'Dhaka',
    ...given,
  };
}

export function aPicture(): ImageFile {
  return {
    name: 'elitebook.jpg',
    type: 'image/jpeg',
    size: 3,
    arrayBuffer: () => Promise.resolve(new Uint8Array([0xff, 0xd8, 0xff]).buffer),
  };
}
