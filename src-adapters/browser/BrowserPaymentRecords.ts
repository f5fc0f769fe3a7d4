import { number, object, record, string } from 'valibot';
import type { PaidRecord, PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import { DeviceStorage, type Shelf } from './DeviceStorage.ts';

const begunShelf: Shelf<Record<string, string>> = {
  key: 'payments-begun',
  version: 1,
  schema: record(string(), string()),
};

const paidShelf: Shelf<Record<string, PaidRecord>> = {
  key: 'payments-paid',
  version: 1,
  schema: record(
    string(),
    object({
      reference: string(),
      charge: object({ amount: number(), currency: string() }),
    }),
  ),
};

/** Read anew each time, so that a second tab knows what the first one began. */
export class BrowserPaymentRecords implements PaymentRecords {
  readonly #storage: DeviceStorage;

  constructor(storage: DeviceStorage = new DeviceStorage()) {
    this.#storage = storage;
  }

  begun(bookingId: string): string | null {
    return this.#storage.read(begunShelf)?.[bookingId] ?? null;
  }

  begin(bookingId: string, clientSecret: string): void {
    this.#storage.write(begunShelf, { ...this.#storage.read(begunShelf), [bookingId]: clientSecret });
  }

  paid(bookingId: string): PaidRecord | null {
    return this.#storage.read(paidShelf)?.[bookingId] ?? null;
  }

  markPaid(bookingId: string, paid: PaidRecord): void {
    this.#storage.write(paidShelf, { ...this.#storage.read(paidShelf), [bookingId]: paid });
  }
}
