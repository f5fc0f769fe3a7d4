import type { Product } from '#domain/catalogue/Product.ts';

export function aProduct(parts: Partial<Product> = {}): Product {
  return {
    id: 'p1',
    productName: 'ThinkPad T480',
    description: 'A sturdy laptop.',
    sellerName: 'Tanvir Ahmed',
    sellerEmail: 'tanvir@example.com',
    useDuration: '3 years',
    price: 38500,
    originalPrice: 82000,
    image: 'https://pictures.example/laptop-02.webp',
    condition: 'Good',
    postTime: '2026-11-18',
    postedAt: Date.UTC(2026, 10, 18),
    categoryName: 'Lenovo',
    categoryId: '2',
    location: 'Mirpur, Dhaka',
    phone: '01700 000000',
    advertised: false,
    ...parts,
  };
}
