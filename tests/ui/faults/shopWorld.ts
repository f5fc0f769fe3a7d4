import type { Seed } from '#fakes/createFakes.ts';
import type { Booking } from '#domain/booking/Booking.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { people, tinyWorld } from '../../contracts/tinyWorld.ts';

function product(serial: number, productName: string, categoryName: string, more: Partial<Product> = {}): Product {
  return {
    id: `00000000000000000000010${serial}`,
    productName,
    description: 'Works as new.',
    sellerName: people.seller.name,
    sellerEmail: people.seller.email,
    useDuration: '1 year',
    price: 38_500,
    originalPrice: 70_000,
    image: 'https://pictures.example/one.webp',
    condition: 'Good',
    postTime: '2026-04-20',
    postedAt: Date.UTC(2026, 3, 20),
    categoryName,
    categoryId: '1',
    location: 'Dhanmondi, Dhaka',
    phone: '01711 223344',
    advertised: false,
    ...more,
  };
}

export const products = {
  laptop: product(1, 'EliteBook 840', 'HP'),
  advertised: product(2, 'ThinkPad T480', 'Lenovo', { advertised: true }),
  phone: product(3, 'Pixel 7', 'Smart Phone', {
    sellerName: people.otherSeller.name,
    sellerEmail: people.otherSeller.email,
  }),
} as const;

export const booking: Booking = {
  id: '000000000000000000000201',
  buyerName: people.buyer.name,
  email: people.buyer.email,
  phone: '01811 223344',
  meetingLocation: 'New Market',
  price: 41_000,
  productName: 'Galaxy S21',
  image: 'https://pictures.example/two.webp',
  categoryName: 'Smart Phone',
  categoryId: '3',
};

/** Someone for every role, a product of every kind, and a booking. */
export const shopWorld: Seed = {
  ...tinyWorld,
  name: 'shop',
  marketplace: { ...tinyWorld.marketplace, products: Object.values(products), bookings: [booking] },
};
