import type { Booking } from '#domain/booking/Booking.ts';
import type { PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import { type Money, taka } from '#domain/shared/Money.ts';
import type { FakeRecord } from '../control/FakeRecord.ts';
import type { IdSource } from '../marketplace/IdSource.ts';

/** What a payment is begun for. */
export type Payable = Pick<Booking, 'id' | 'price'>;

export type PaymentIntent = {
  /** The provider's reference. */
  readonly id: string;
  readonly bookingId: string;
  readonly charge: Money;
  readonly status: PaymentStatus;
  /** When a payment that is processing has gone through. */
  readonly settlesAt: number | null;
};

export type LedgerEntries = {
  readonly serial: number;
  /** By client secret. */
  readonly intents: Readonly<Record<string, PaymentIntent>>;
};

/** What a marketplace writes to a payment that it begins, so that the provider's word tells whose it is. */
export function paymentDescription(bookingId: string): string {
  return `Booking ${bookingId}`;
}

const empty: LedgerEntries = { serial: 0, intents: {} };
const settlingTime = 30_000;

/** What the fake payment provider knows: its server's side, where the marketplace begins payments and the form pays them. */
export class PaymentLedger {
  readonly #record: FakeRecord<LedgerEntries>;
  readonly #clock: Clock;
  readonly #ids: IdSource;
  readonly #chargeFor: (booking: Payable) => Money;

  constructor(
    record: FakeRecord<LedgerEntries>,
    clock: Clock,
    ids: IdSource,
    chargeFor: (booking: Payable) => Money = (booking) => taka(booking.price),
  ) {
    this.#record = record;
    this.#clock = clock;
    this.#ids = ids;
    this.#chargeFor = chargeFor;
  }

  /** Answers the client secret; null where there is no room to keep it. */
  create(booking: Payable): string | null {
    const serial = this.#entries.serial + 1;
    const id = `pi_${this.#ids(serial)}`;
    const clientSecret = `${id}_secret_${this.#ids(serial)}`;
    const intent: PaymentIntent = {
      id,
      bookingId: booking.id,
      charge: this.#chargeFor(booking),
      status: 'requires_payment_method',
      settlesAt: null,
    };
    return this.#keep(serial, clientSecret, intent) ? clientSecret : null;
  }

  find(clientSecret: string): PaymentIntent | undefined {
    const { intents } = this.#entries;
    const intent = Object.hasOwn(intents, clientSecret) ? intents[clientSecret] : undefined;
    if (intent?.settlesAt == null || intent.settlesAt > this.#clock.now()) return intent;
    return { ...intent, status: 'succeeded', settlesAt: null };
  }

  /** Answers whether it could be kept: a payment is changed until it is paid or given up. */
  move(clientSecret: string, status: PaymentStatus): boolean {
    const intent = this.find(clientSecret);
    if (intent?.status !== 'requires_payment_method' && intent?.status !== 'other') return false;
    const settlesAt = status === 'processing' ? this.#clock.now() + settlingTime : null;
    return this.#keep(this.#entries.serial, clientSecret, { ...intent, status, settlesAt });
  }

  get #entries(): LedgerEntries {
    return this.#record.read() ?? empty;
  }

  #keep(serial: number, clientSecret: string, intent: PaymentIntent): boolean {
    return this.#record.write({ serial, intents: { ...this.#entries.intents, [clientSecret]: intent } });
  }
}
