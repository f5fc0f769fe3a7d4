import { productStatus } from '#domain/booking/bookingLife.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { normaliseEmail } from '#domain/shared/EmailAddress.ts';
import type { MarketplaceData } from '../../../marketplace/MarketplaceData.ts';
import type { StoredUser } from '../../../marketplace/MarketplaceState.ts';
import type { StoredBooking } from '../../../marketplace/StoredBooking.ts';
import type { Catalogue } from '../SearchEngine.ts';
import type { OnChange } from '../TableCollection.ts';

type Change = { readonly before: Product | undefined; now: Product | undefined };

/** The products that a transaction changes for the search: their own facts, their status, or who is verified. */
export class CatalogueChanges {
  readonly #data: Pick<MarketplaceData, 'users' | 'products' | 'bookings'>;
  readonly #catalogue: Catalogue;
  readonly #changes = new Map<string, Change>();

  constructor(data: Pick<MarketplaceData, 'users' | 'products' | 'bookings'>, catalogue: Catalogue) {
    this.#data = data;
    this.#catalogue = catalogue;
  }

  readonly ofProduct: OnChange<Product> = (before, now) => {
    const id = (now ?? before)?.id ?? '';
    const known = this.#changes.get(id);
    if (known === undefined) this.#changes.set(id, { before, now });
    else known.now = now;
  };

  readonly ofBooking: OnChange<StoredBooking> = (before, now) => {
    for (const id of new Set([before?.productId, now?.productId])) if (id !== undefined) this.#touch(id);
  };

  readonly ofUser: OnChange<StoredUser> = (before, now) => {
    if ((before?.verified ?? false) === (now?.verified ?? false)) return;
    const seller = normaliseEmail((now ?? before)?.email ?? '');
    for (const { id } of this.#data.products.by('seller', seller)) this.#touch(id);
  };

  /** Brings the catalogue in step, in the same transaction. */
  write(): void {
    if (this.#changes.size === 0) return;
    const verified = new Map<string, boolean>();
    for (const { before, now } of this.#changes.values()) {
      if (now === undefined) {
        this.#catalogue.replace(before, undefined, false);
        continue;
      }
      const seller = normaliseEmail(now.sellerEmail);
      const isVerified = verified.get(seller) ?? this.#data.users.get(seller)?.verified === true;
      verified.set(seller, isVerified);
      const status = productStatus(this.#data.bookings.by('product', now.id));
      this.#catalogue.replace(before, { ...now, status }, isVerified);
    }
    this.#catalogue.flush();
    this.#changes.clear();
  }

  forget(): void {
    this.#changes.clear();
    this.#catalogue.forget();
  }

  #touch(id: string): void {
    if (this.#changes.has(id)) return;
    const product = this.#data.products.get(id);
    if (product !== undefined) this.#changes.set(id, { before: product, now: product });
  }
}
