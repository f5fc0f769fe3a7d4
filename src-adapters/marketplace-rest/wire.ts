import {
  type GenericSchema,
  array,
  check,
  fallback,
  nullable,
  nullish,
  number,
  object,
  optional,
  parse,
  pipe,
  safeParse,
  string,
  transform,
  union,
  unknown,
} from 'valibot';
import { readPrice } from '#domain/shared/readPrice.ts';
import { type Listing, type UnreadableRow, listing } from '#domain/shared/reading.ts';

/** Ids, phones and category ids arrive as text or as numbers, depending on the form they were typed into. */
const textOrNumber = pipe(union([string(), number()]), transform(String));

/** Longer than any word or link that a seller writes. */
const unbroken = /\S{200,220}?(?=[\p{L}\p{N}\p{P}])/gu;

/**
 * Chromium needs minutes for 100,000 kerned letters ('WWW…'), because it shapes them again for every line. Hair spaces
 * break up such runs; zero-width spaces would not, because kerning crosses them.
 */
function breakable(value: string): string {
  return value.length > 200 ? value.replace(unbroken, '$&\u200a') : value;
}

/** Texts that a row may lack. */
export const text = nullish(pipe(textOrNumber, transform(breakable)), '');

/** Texts without which a row is useless. */
export const requiredText = pipe(
  textOrNumber,
  check((value) => value.trim() !== ''),
  transform(breakable),
);

/** A picture's URL, unchanged. */
export const picture = nullish(textOrNumber, '');

/** An identifier for calls, unchanged: an id, an address or a category. Very long ones are invalid. */
export const looseKey = nullish(
  pipe(
    textOrNumber,
    check((value) => value.length <= 1000),
  ),
  '',
);
export const key = pipe(
  looseKey,
  check((value) => value.trim() !== ''),
);

/** A price as a number, or as a text that contains one. */
export const price = pipe(
  union([string(), number()]),
  transform((value) => readPrice(value) ?? Number.NaN),
  check((value) => !Number.isNaN(value)),
);

/** An ISO date-time, in milliseconds since 1970-01-01T00:00Z. */
export const moment: GenericSchema<unknown, number> = pipe(
  string(),
  transform((value) => Date.parse(value)),
  check((value) => !Number.isNaN(value)),
);

/** A field that only some marketplaces have. An unreadable value counts as absent. */
export function known<T>(schema: GenericSchema<unknown, T>): GenericSchema<unknown, T | undefined> {
  return fallback(optional(schema), undefined);
}

/** The parts that are readable even in an unreadable row. */
const unreadableRow: GenericSchema<unknown, UnreadableRow> = pipe(
  fallback(object({ _id: fallback(nullable(key), null), email: fallback(nullable(key), null) }), {
    _id: null,
    email: null,
  }),
  transform(({ _id, email }) => ({ id: _id, email })),
);

/** Reads rows one by one, and each id once, because joined tables repeat rows. Unreadable rows are kept apart. */
function rowReader<T>(row: GenericSchema<unknown, T>) {
  const items: T[] = [];
  const unreadable: UnreadableRow[] = [];
  const ids = new Set<unknown>();
  return {
    read: (one: unknown): void => {
      const parsed = safeParse(row, one);
      if (!parsed.success) {
        unreadable.push(parse(unreadableRow, one));
        return;
      }
      const id = (one as { readonly _id?: unknown })._id ?? {};
      if (!ids.has(id)) items.push(parsed.output);
      ids.add(id);
    },
    found: (): Listing<T> => listing(items, unreadable),
  };
}

export const bareArray = array(unknown());

/** A bare array of rows. */
export function rows<T>(row: GenericSchema<unknown, T>): GenericSchema<unknown, Listing<T>> {
  return pipe(
    bareArray,
    transform((found) => {
      const { read, found: result } = rowReader(row);
      for (const one of found) read(one);
      return result();
    }),
  );
}

/** Fewer rows are read within a frame, even on a slow phone. */
const atOnce = 50;
const millisecondsPerSlice = 4;

/** Reads the rows of a long list in slices, so that the page stays responsive. */
export async function readRows<T>(row: GenericSchema<unknown, T>, found: readonly unknown[]): Promise<Listing<T>> {
  const { read, found: result } = rowReader(row);
  const isLong = found.length > atOnce;
  // The answer was parsed in this task.
  let end = isLong ? 0 : Infinity;
  for (const one of found) {
    if (performance.now() > end) {
      await nextTask();
      end = performance.now() + millisecondsPerSlice;
    }
    read(one);
  }
  // The caller works on the rows in a task of its own.
  if (isLong) await nextTask();
  return result();
}

/** Input and frames come first. A timer would wait four milliseconds each time. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });
}
