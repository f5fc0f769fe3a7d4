import { array, boolean, number, object, optional, record, string } from 'valibot';
import type { PaidRecord, PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import { DeviceStorage, type Shelf } from './DeviceStorage.ts';

const begunShelf: Shelf<Record<string, string>> = {
  key: 'payments-begun',
  version: 1,
  schema: record(string(), string()),
};

const processingShelf: Shelf<readonly string[]> = {
  key: 'payments-processing',
  version: 1,
  schema: array(string()),
};

const paidShelf: Shelf<Record<string, PaidRecord>> = {
  key: 'payments-paid',
  version: 1,
  schema: record(
    string(),
    object({
      reference: string(),
      charge: object({ amount: number(), currency: string() }),
      // Records older than the question are taken at their word.
      isReal: optional(boolean(), true),
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
    return own(this.#storage.read(begunShelf), bookingId);
  }

  begin(bookingId: string, clientSecret: string): void {
    this.#storage.write(begunShelf, { ...this.#storage.read(begunShelf), [bookingId]: clientSecret });
  }

  isProcessing(bookingId: string): boolean {
    return this.#storage.read(processingShelf)?.includes(bookingId) === true;
  }

  setProcessing(bookingId: string, isProcessing: boolean): void {
    const others = (this.#storage.read(processingShelf) ?? []).filter((id) => id !== bookingId);
    this.#storage.write(processingShelf, isProcessing ? [...others, bookingId] : others);
  }

  paid(bookingId: string): PaidRecord | null {
    return own(this.#storage.read(paidShelf), bookingId);
  }

  markPaid(bookingId: string, paid: PaidRecord): void {
    this.#storage.write(paidShelf, { ...this.#storage.read(paidShelf), [bookingId]: paid });
  }

  onChangeElsewhere(listener: () => void): () => void {
    const stops = [begunShelf, paidShelf].map((shelf) => this.#storage.onChangeElsewhere(shelf, listener));
    return () => stops.forEach((stop) => stop());
  }
}

/** An id comes out of an address that anyone may have typed: 'constructor' is no booking. */
function own<T>(kept: Record<string, T> | undefined, bookingId: string): T | null {
  return kept !== undefined && Object.hasOwn(kept, bookingId) ? (kept[bookingId] ?? null) : null;
}
