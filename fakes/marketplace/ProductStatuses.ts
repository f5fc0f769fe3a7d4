import { productStatus } from '#domain/booking/bookingLife.ts';
import type { Product, ProductStatus } from '#domain/catalogue/Product.ts';
import type { MarketplaceData } from './MarketplaceData.ts';
import type { StoredBooking } from './StoredBooking.ts';

/** Computes products' statuses from their bookings. They are not stored, so they cannot contradict the bookings. */
export class ProductStatuses {
  readonly #store: MarketplaceData;
  #bookings: readonly StoredBooking[] | null = null;
  #byProduct: ReadonlyMap<string, ProductStatus> = new Map();
  #products: readonly Product[] | null = null;
  #shown: readonly Product[] = [];

  constructor(store: MarketplaceData) {
    this.#store = store;
  }

  withStatus(product: Product): Product {
    return { ...product, status: productStatus(this.#store.bookings.by('product', product.id)) };
  }

  /** All products with their statuses, computed again after each write. */
  get products(): readonly Product[] {
    const products = this.#store.products.all;
    const bookings = this.#store.bookings.all;
    if (products === this.#products && bookings === this.#bookings) return this.#shown;
    if (bookings !== this.#bookings) this.#byProduct = statuses(bookings);
    this.#bookings = bookings;
    this.#products = products;
    this.#shown = products.map((product) => ({ ...product, status: this.#byProduct.get(product.id) ?? 'available' }));
    return this.#shown;
  }
}

function statuses(bookings: readonly StoredBooking[]): ReadonlyMap<string, ProductStatus> {
  const byProduct = new Map<string, StoredBooking[]>();
  for (const booking of bookings) {
    const { productId } = booking;
    if (productId === undefined) continue;
    const others = byProduct.get(productId);
    if (others === undefined) byProduct.set(productId, [booking]);
    else others.push(booking);
  }
  return new Map([...byProduct].map(([productId, its]) => [productId, productStatus(its)]));
}
