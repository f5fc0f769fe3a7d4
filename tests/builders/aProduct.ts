import type { Product } from '#domain/catalogue/Product.ts';

/** A product of `aSession('seller')`. */
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

/** The product that most screen tests show. */
export function aThinkPad(given: Partial<Product> = {}): Product {
  return aProduct({
    id: 'p1',
    productName: 'ThinkPad T480',
    description: 'A sturdy laptop.',
    sellerName: 'Tanvir Ahmed',
    sellerEmail: 'tanvir@example.com',
    useDuration: '3 years',
    price: 38_500,
    originalPrice: 82_000,
    image: 'https://pictures.example/laptop-02.webp',
    postTime: '2026-11-18',
    postedAt: Date.UTC(2026, 10, 18),
    categoryName: 'Lenovo',
    categoryId: '2',
    location: 'Mirpur, Dhaka',
    phone: '01700 000000',
    ...given,
  });
}

export function aCamera(given: Partial<Product> = {}): Product {
  return aThinkPad({
    productName: 'Nikon D5600',
    description: 'With a lens',
    price: 39_850,
    originalPrice: 67_900,
    image: 'https://images.example.com/nikon.webp',
    postedAt: Date.UTC(2026, 10, 18, 12),
    categoryName: 'Camera',
    categoryId: '7',
    phone: '01700000000',
    ...given,
  });
}
