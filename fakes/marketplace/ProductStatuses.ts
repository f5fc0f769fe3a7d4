import { productStatus } from '#domain/booking/bookingLife.ts';
import type { Product, ProductStatus } from '#domain/catalogue/Product.ts';
import type { MarketplaceStore } from './MarketplaceStore.ts';
import type { StoredBooking } from './StoredBooking.ts';

/** Computes products' statuses from their bookings. They are not stored, so they cannot contradict the bookings. */
export class ProductStatuses {
  readonly #store: MarketplaceStore;
  #bookings: readonly StoredBooking[] | null = null;
  #byProduct: ReadonlyMap<string, ProductStatus> = new Map();
  #products: readonly Product[] | null = null;
  #shown: readonly Product[] = [];

  constructor(store: MarketplaceStore) {
    this.#store = store;
  }

  /** All products with their statuses, computed again after each write. */
  get products(): readonly Product[] {
    const { products, bookings } = this.#store;
    if (products.all === this.#products && bookings.all === this.#bookings) return this.#shown;
    if (bookings.all !== this.#bookings) this.#byProduct = statuses(bookings.all);
    this.#bookings = bookings.all;
    this.#products = products.all;
    this.#shown = products.all.map((product) => ({
      ...product,
      status: this.#byProduct.get(product.id) ?? 'available',
    }));
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
