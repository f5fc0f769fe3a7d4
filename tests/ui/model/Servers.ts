import type { Booking } from '#domain/booking/Booking.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { sequentialIds } from '#fakes/marketplace/IdSource.ts';
import { MarketplaceStore } from '#fakes/marketplace/MarketplaceStore.ts';
import { FakeRecords } from '#fakes/control/FakeRecords.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import type { LedgerEntries, PaymentIntent } from '#fakes/payments/PaymentLedger.ts';
import { shopWorld } from '../faults/shopWorld.ts';
import { LaggingStorage } from './LaggingStorage.ts';
import type { Time } from './Time.ts';

/** The five minutes for which lists are cached, plus one for the network. */
export const oldestList = 6 * 60_000;

/** The servers' state, read without a call. */
export class Servers {
  readonly storage = new InMemoryStorage();
  /** The state that reads are answered from. */
  readonly replica: LaggingStorage;
  #mayLagUntil = 0;
  readonly #time: Time;
  readonly #records = new FakeRecords(this.storage.openTab(), shopWorld.name ?? '');
  readonly #store = new MarketplaceStore({
    seed: shopWorld.marketplace,
    record: this.#records.open('marketplace'),
    ids: sequentialIds,
  });
  readonly #payments = this.#records.open<LedgerEntries>('payments');

  constructor(time: Time) {
    this.#time = time;
    this.replica = new LaggingStorage(this.storage.openTab(), time);
  }

  /** From now on, reads see each write after this many milliseconds. */
  lag(milliseconds: number): void {
    if (this.replica.lag > 0) this.#mayLagUntil = this.#time.now() + this.replica.lag + oldestList;
    this.replica.lag = milliseconds;
  }

  /** Whether a list may be stale: a list read during a lag stays cached for minutes. */
  get mayLag(): boolean {
    return this.replica.lag > 0 || this.#time.now() < this.#mayLagUntil;
  }

  get products(): readonly Product[] {
    this.#store.refresh();
    return this.#store.products.all;
  }

  get bookings(): readonly Booking[] {
    this.#store.refresh();
    return this.#store.bookings.all;
  }

  /** E-mails that the marketplace knows. */
  people(type: 'buyer' | 'seller'): readonly string[] {
    this.#store.refresh();
    return this.#store.users.all.filter((user) => user.type === type && !user.admin).map(({ email }) => email);
  }

  get payments(): readonly PaymentIntent[] {
    return Object.values(this.#payments.read()?.intents ?? {});
  }
}
