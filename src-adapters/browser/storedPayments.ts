import {
  boolean,
  fallback,
  type GenericSchema,
  nullish,
  number,
  object,
  optional,
  pipe,
  record,
  regex,
  safeParse,
  string,
  unknown,
} from 'valibot';
import type { DeviceStore, StoredValue } from '#domain/shared/DeviceStore.ts';
import { begunKeys, begunVersion } from './begunPayments.ts';

const day = 86_400_000;
/** How long started and finished payments are remembered, in milliseconds. */
export const unfinishedLifetime = 30 * day;
export const finishedLifetime = day;

const begun = object({ owner: string(), clientSecret: string(), endsAt: number() });
const processing = object({ owner: string(), endsAt: number() });
const paid = object({
  // Records from before records had owners: the booking itself says whose it is.
  owner: nullish(string(), null),
  reference: string(),
  // The rest of a record with a damaged currency still says that it is paid: 'xxx' is ISO 4217's for none.
  charge: object({ amount: number(), currency: fallback(pipe(string(), regex(/^[a-z]{3}$/i)), 'xxx') }),
  // Records from before this field existed.
  isReal: optional(boolean(), true),
  /** Whether it was reported to the marketplace. Only with `paid`. */
  isReported: optional(boolean(), false),
});

export const begunPayments = byBooking(begunKeys.begun, begunVersion, begun);
export const processingPayments = byBooking(begunKeys.processing, begunVersion, processing);
export const paidPayments = byBooking('payments-paid', 1, paid);

function byBooking<T>(key: string, version: number, schema: GenericSchema<unknown, T>): StoredValue<Record<string, T>> {
  const records = record(string(), unknown());
  return {
    key,
    version,
    // A damaged record is skipped and the others stay: a payment that is forgotten may be made twice.
    parse: (content) => {
      const all = safeParse(records, content);
      if (!all.success) return undefined;
      return Object.fromEntries(
        Object.entries(all.output).flatMap(([id, one]) => {
          const parsed = safeParse(schema, one);
          return parsed.success ? [[id, parsed.output]] : [];
        }),
      );
    },
  };
}

/** Leaves out expired records. */
export function current<T extends { readonly endsAt: number }>(
  all: Record<string, T> | undefined,
  now: number,
): Record<string, T> {
  return Object.fromEntries(Object.entries(all ?? {}).filter(([, { endsAt }]) => endsAt > now));
}

/** Deletes expired records, even if nobody reads them again. */
export function dropEnded<T extends { readonly endsAt: number }>(
  device: DeviceStore,
  stored: StoredValue<Record<string, T>>,
  now: number,
): void {
  const all = device.read(stored);
  const left = current(all, now);
  if (all === undefined || Object.keys(left).length === Object.keys(all).length) return;
  if (Object.keys(left).length === 0) device.remove(stored);
  else device.write(stored, left);
}
