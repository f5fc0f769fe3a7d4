import type { Product } from '#domain/catalogue/Product.ts';

/** Offered by `aSession('seller')`, unless said otherwise. */
export function aProduct(given: Partial<Product> = {}): Product {
  return {
    id: '64c1f0a2b3d4e5f601234567',
    productName: 'HP EliteBook 840',
    description: 'Used at a desk, charger included',
    sellerName: 'Selim',
    sellerEmail: 'seller@example.com',
    useDuration: '2 years',
    price: 32_000,
    originalPrice: 80_000,
    image: 'https://images.example/elitebook.jpg',
    condition: 'Good',
    postTime: '2023-02-01',
    postedAt: Date.UTC(2023, 1, 1),
    categoryName: 'HP',
    categoryId: '1',
    location: 'Dhaka',
    phone: '01711-111111',
    advertised: false,
    ...given,
  };
}
