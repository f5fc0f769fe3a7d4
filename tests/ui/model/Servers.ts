import type { Booking } from '#domain/booking/Booking.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { sequentialIds } from '#fakes/marketplace/IdSource.ts';
import { MarketplaceStore } from '#fakes/marketplace/MarketplaceStore.ts';
import { FakeRecords } from '#fakes/control/FakeRecords.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import type { LedgerEntries, PaymentIntent } from '#fakes/payments/PaymentLedger.ts';
import { shopWorld } from '../faults/shopWorld.ts';

/** What the servers know, read without asking them. */
export class Servers {
  readonly storage = new InMemoryStorage();
  readonly #records = new FakeRecords(this.storage.openTab(), shopWorld.name ?? '');
  readonly #store = new MarketplaceStore(shopWorld.marketplace, this.#records.open('marketplace'), sequentialIds);
  readonly #payments = this.#records.open<LedgerEntries>('payments');

  get products(): readonly Product[] {
    this.#store.refresh();
    return this.#store.products.all;
  }

  get bookings(): readonly Booking[] {
    this.#store.refresh();
    return this.#store.bookings.all;
  }

  /** E-mails of those the marketplace knows. */
  people(type: 'buyer' | 'seller'): readonly string[] {
    this.#store.refresh();
    return this.#store.users.all.filter((user) => user.type === type && !user.admin).map(({ email }) => email);
  }

  get payments(): readonly PaymentIntent[] {
    return Object.values(this.#payments.read()?.intents ?? {});
  }
}
