import { isOpen } from '#domain/booking/BookingState.ts';
import type { Report } from '#domain/reporting/Report.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { sameEmail } from '#domain/shared/EmailAddress.ts';
import { AccessTokens } from '#fakes/marketplace/AccessTokens.ts';
import { Marketplace } from '#fakes/marketplace/Marketplace.ts';
import { MarketplaceStore } from '#fakes/marketplace/MarketplaceStore.ts';
import { type StoredBooking, isRemovedBy } from '#fakes/marketplace/StoredBooking.ts';
import type { FakeRecord } from '#fakes/control/FakeRecord.ts';
import { FakeRecords } from '#fakes/control/FakeRecords.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { type LedgerEntries, type PaymentIntent, PaymentLedger } from '#fakes/payments/PaymentLedger.ts';
import { LaggingStorage } from './LaggingStorage.ts';
import type { Setting } from './Setting.ts';
import type { Time } from './Time.ts';

/** The five minutes for which lists are cached, plus one for the network. */
export const oldestList = 6 * 60_000;

/** The servers' state, read without a call. */
export class Servers {
  readonly storage = new InMemoryStorage();
  /** The state that reads are answered from. */
  readonly replica: LaggingStorage;
  readonly ledger: PaymentLedger;
  /** For people who act on other devices. */
  readonly marketplace: Marketplace;
  readonly setting: Setting;
  #mayLagUntil = 0;
  readonly #time: Time;
  readonly #store: MarketplaceStore;
  readonly #payments: FakeRecord<LedgerEntries>;

  constructor(time: Time, setting: Setting) {
    const { seed, extensions } = setting;
    const records = new FakeRecords(this.storage.openTab(), seed.name ?? '');
    this.setting = setting;
    this.#time = time;
    this.replica = new LaggingStorage(this.storage.openTab(), time);
    this.#store = new MarketplaceStore({
      seed: seed.marketplace,
      record: records.open('marketplace'),
    });
    this.#payments = records.open<LedgerEntries>('payments');
    this.ledger = new PaymentLedger({ record: this.#payments, clock: time });
    this.marketplace = new Marketplace({
      store: this.#store,
      tokens: new AccessTokens(time),
      payments: this.ledger,
      clock: time,
      extensions,
    });
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

  get reports(): readonly Report[] {
    this.#store.refresh();
    return this.#store.reports.all;
  }

  get verifiedSellers(): readonly string[] {
    this.#store.refresh();
    return this.#store.users.all.filter(({ verified }) => verified).map(({ email }) => email);
  }

  get bookings(): readonly StoredBooking[] {
    this.#store.refresh();
    return this.#store.bookings.all;
  }

  /** Those that a buyer's list holds: without `sales` nothing that has ended, for it has no states. */
  ofBuyer(email: string): readonly StoredBooking[] {
    const hasStates = this.setting.extensions.includes('sales');
    return this.bookings.filter(
      (booking) =>
        sameEmail(booking.email, email) &&
        !isRemovedBy(booking, 'buyer') &&
        (hasStates || isOpen(booking) || booking.state === 'completed'),
    );
  }

  ofSeller(email: string): readonly StoredBooking[] {
    return this.bookings.filter(
      (booking) => sameEmail(booking.sellerEmail ?? '', email) && !isRemovedBy(booking, 'seller'),
    );
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
