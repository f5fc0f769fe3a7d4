import type { PaidRecord, PaymentRecords, UnreportedPayment } from '#domain/payment/PaymentRecords.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { DeviceStore } from '#domain/shared/DeviceStore.ts';
import { sameEmail } from '#domain/shared/EmailAddress.ts';
import { BrowserClock } from './BrowserClock.ts';
import { BrowserDeviceStore } from './BrowserDeviceStore.ts';
import {
  begunPayments,
  current,
  dropEnded,
  finishedLifetime,
  paidPayments,
  processingPayments,
  unfinishedLifetime,
} from './storedPayments.ts';

type Options = {
  /** The e-mail of the signed-in person, who sees only their own records. Null stores and shows nothing. */
  readonly owner: () => string | null;
  /** Whether the owner is still signed in. */
  readonly isHere?: () => boolean;
  readonly clock?: Clock;
  readonly device?: DeviceStore;
};

/** Read on every use, so that a second tab sees the first one's payments. */
export class BrowserPaymentRecords implements PaymentRecords {
  readonly #owner: () => string | null;
  readonly #isHere: () => boolean;
  readonly #clock: Clock;
  readonly #device: DeviceStore;

  constructor({ owner, isHere = () => true, clock = new BrowserClock(), device = new BrowserDeviceStore() }: Options) {
    this.#owner = owner;
    this.#isHere = isHere;
    this.#clock = clock;
    this.#device = device;
    dropEnded(device, begunPayments, clock.now());
    dropEnded(device, processingPayments, clock.now());
  }

  ofPayer(): PaymentRecords {
    const payer = this.#owner();
    const isHere = (): boolean => payer !== null && sameEmail(payer, this.#owner() ?? '');
    return new BrowserPaymentRecords({ owner: () => payer, isHere, clock: this.#clock, device: this.#device });
  }

  begun(bookingId: string): string | null {
    return this.#own(this.#begun, bookingId)?.clientSecret ?? null;
  }

  begin(bookingId: string, clientSecret: string): void {
    const owner = this.#owner();
    if (owner === null || !this.#isHere()) return;
    const endsAt = this.#clock.now() + unfinishedLifetime;
    this.#device.write(begunPayments, { ...this.#begun, [bookingId]: { owner, clientSecret, endsAt } });
  }

  isProcessing(bookingId: string): boolean {
    return this.#own(this.#processing, bookingId) !== null;
  }

  setProcessing(bookingId: string, isProcessing: boolean): void {
    const owner = this.#owner();
    if (owner === null || !this.#isHere()) return;
    const { [bookingId]: _before, ...others } = this.#processing;
    const endsAt = this.#clock.now() + unfinishedLifetime;
    this.#device.write(processingPayments, isProcessing ? { ...others, [bookingId]: { owner, endsAt } } : others);
    const begun = this.#own(this.#begun, bookingId);
    // A payment that is under way could be started a second time if its secret were gone.
    if (isProcessing && begun !== null)
      this.#device.write(begunPayments, { ...this.#begun, [bookingId]: { ...begun, endsAt } });
  }

  paid(bookingId: string): PaidRecord | null {
    const found = this.#own(this.#paid, bookingId);
    if (found === null) return null;
    const { reference, charge, isReal } = found;
    return { reference, charge, isReal };
  }

  markPaid(bookingId: string, paid: PaidRecord): void {
    const owner = this.#owner();
    if (owner === null) return;
    const before = this.#own(this.#paid, bookingId);
    const isReported = before?.reference === paid.reference && before.isReported;
    this.#device.write(paidPayments, { ...this.#paid, [bookingId]: { owner, ...paid, isReported } });
    const begun = this.#own(this.#begun, bookingId);
    if (begun === null) return;
    // Someone may still return from their bank with it.
    const endsAt = Math.min(begun.endsAt, this.#clock.now() + finishedLifetime);
    this.#device.write(begunPayments, { ...this.#begun, [bookingId]: { ...begun, endsAt } });
  }

  /** A record without an owner, from before there were owners, may be somebody else's: it is never reported. */
  unreported(): readonly UnreportedPayment[] {
    return Object.keys(this.#paid).flatMap((bookingId) => {
      const own = this.#own(this.#paid, bookingId);
      return own === null || own.owner === null || own.isReported ? [] : [{ bookingId, reference: own.reference }];
    });
  }

  markReported(bookingId: string): void {
    const own = this.#own(this.#paid, bookingId);
    if (own === null) return;
    this.#device.write(paidPayments, { ...this.#paid, [bookingId]: { ...own, isReported: true } });
  }

  onChangeElsewhere(listener: () => void): () => void {
    const stops = [
      this.#device.onChangeElsewhere(begunPayments, () => listener()),
      this.#device.onChangeElsewhere(paidPayments, () => listener()),
      this.#device.onChangeElsewhere(processingPayments, () => listener()),
    ];
    return () => stops.forEach((stop) => stop());
  }

  get #begun() {
    return current(this.#device.read(begunPayments), this.#clock.now());
  }

  get #paid() {
    return this.#device.read(paidPayments) ?? {};
  }

  get #processing() {
    return current(this.#device.read(processingPayments), this.#clock.now());
  }

  /** The id comes from an address that anyone may have typed, so `constructor` must find nothing. */
  #own<T extends { readonly owner: string | null }>(records: Record<string, T>, bookingId: string): T | null {
    const found = Object.hasOwn(records, bookingId) ? records[bookingId] : undefined;
    const owner = this.#owner();
    if (found === undefined || owner === null) return null;
    return found.owner === null || sameEmail(found.owner, owner) ? found : null;
  }
}
