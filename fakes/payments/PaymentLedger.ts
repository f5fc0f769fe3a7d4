import type { Booking } from '#domain/booking/Booking.ts';
import type { PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { AlreadyPaid } from '#domain/payment/PaymentIntentsApi.ts';
import { type Money, sameMoney, taka } from '#domain/shared/Money.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import type { FakeRecord } from '../control/FakeRecord.ts';
import { nthId } from '../marketplace/nthId.ts';

/** The booking that a payment is for. */
export type Payable = Pick<Booking, 'id' | 'price'>;

export type PaymentIntent = {
  /** The provider's reference. */
  readonly id: string;
  readonly bookingId: string;
  readonly charge: Money;
  readonly status: PaymentStatus;
  /** The time at which a processing payment succeeds. */
  readonly settlesAt: number | null;
};

export type LedgerEntries = {
  readonly serial: number;
  /** By client secret. */
  readonly intents: Readonly<Record<string, PaymentIntent>>;
};

/** The marketplace's note on a payment, so that the provider's report says which booking it is for. */
export function paymentDescription(bookingId: string): string {
  return `Booking ${bookingId}`;
}

const empty: LedgerEntries = { serial: 0, intents: {} };
const settlingTime = 30_000;

type PaymentLedgerParts = {
  readonly record: FakeRecord<LedgerEntries>;
  readonly clock: Clock;
  /** The part of a client secret that nobody may guess; the id's by default. */
  readonly secretOf?: (serial: number) => string;
};

/** The server side of the fake payment provider: the marketplace starts payments here, and the form pays them. */
export class PaymentLedger {
  readonly #record: FakeRecord<LedgerEntries>;
  readonly #clock: Clock;
  readonly #secretOf: (serial: number) => string;

  constructor({ record, clock, secretOf = nthId }: PaymentLedgerParts) {
    this.#record = record;
    this.#clock = clock;
    this.#secretOf = secretOf;
  }

  /** Answers the client secret of the booking's open payment, or of a new one. A paid booking gets none. */
  begin(booking: Payable): Result<string, AlreadyPaid | { readonly code: 'api/unavailable' }> {
    const charge = taka(booking.price);
    let open: string | null = null;
    for (const clientSecret of Object.keys(this.#entries.intents)) {
      const intent = this.find(clientSecret);
      if (intent === undefined || intent.bookingId !== booking.id || intent.status === 'canceled') continue;
      if (intent.status === 'succeeded') return fail({ code: 'payment/already-paid', clientSecret });
      if (intent.status === 'processing' || sameMoney(intent.charge, charge)) open ??= clientSecret;
      // Nobody should pay the old price as well.
      else this.move(clientSecret, 'canceled');
    }
    if (open !== null) return ok(open);
    const created = this.#create(booking.id, charge);
    return created === null ? fail({ code: 'api/unavailable' }) : ok(created);
  }

  /** Null if there is no room to store it. */
  #create(bookingId: string, charge: Money): string | null {
    const serial = this.#entries.serial + 1;
    const id = `pi_${nthId(serial)}`;
    const clientSecret = `${id}_secret_${this.#secretOf(serial)}`;
    const intent: PaymentIntent = {
      id,
      bookingId,
      charge,
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

  /** Answers whether it could be stored. A payment can change until it is paid or cancelled. */
  move(clientSecret: string, status: PaymentStatus): boolean {
    const intent = this.find(clientSecret);
    if (intent?.status !== 'requires_payment_method' && intent?.status !== 'other') return false;
    const settlesAt = status === 'processing' ? this.#clock.now() + settlingTime : null;
    return this.#keep(this.#entries.serial, clientSecret, { ...intent, status, settlesAt });
  }

  /** Whether this payment succeeded and is the booking's. */
  isPaid(bookingId: string, paymentIntentId: string): boolean {
    const secrets = Object.keys(this.#entries.intents);
    const intents = secrets.map((clientSecret) => this.find(clientSecret));
    return intents.some(
      (intent) => intent?.id === paymentIntentId && intent.bookingId === bookingId && intent.status === 'succeeded',
    );
  }

  get #entries(): LedgerEntries {
    return this.#record.read() ?? empty;
  }

  #keep(serial: number, clientSecret: string, intent: PaymentIntent): boolean {
    return this.#record.write({ serial, intents: { ...this.#entries.intents, [clientSecret]: intent } });
  }
}
