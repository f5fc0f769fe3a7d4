import type { Product } from '#domain/catalogue/Product.ts';

export function aProduct(over: Partial<Product> = {}): Product {
  return {
    id: 'p1',
    productName: 'Nikon D5600',
    description: 'With a lens',
    sellerName: 'Tanvir Ahmed',
    sellerEmail: 'tanvir@example.com',
    useDuration: '3 years',
    price: 39850,
    originalPrice: 67900,
    image: 'https://images.example.com/nikon.webp',
    condition: 'Good',
    postTime: '2026-11-18',
    postedAt: Date.UTC(2026, 10, 18, 12),
    categoryName: 'Camera',
    categoryId: '7',
    location: 'Mirpur, Dhaka',
    phone: '01700000000',
    advertised: false,
    ...over,
  };
}
