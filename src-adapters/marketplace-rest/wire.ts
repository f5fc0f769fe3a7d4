import { type GenericSchema, array, check, nullish, number, pipe, safeParse, string, transform, union, unknown } from 'valibot';
import { parsePrice } from '#domain/shared/Money.ts';
import { type Listing, listing } from '#domain/shared/reading.ts';

/** Ids, phones and category ids come as text or as numbers, depending on the form they were typed into. */
const textOrNumber = pipe(union([string(), number()]), transform(String));

/** A field that a row may lack. */
export const text = nullish(textOrNumber, '');

/** A field without which a row makes no sense. */
export const requiredText = pipe(textOrNumber, check((value) => value.trim() !== ''));

/** A price as text or number. */
export const price = pipe(
  union([string(), number()]),
  transform((value) => parsePrice(value) ?? Number.NaN),
  check((value) => !Number.isNaN(value)),
);

/** A bare array; rows that make no sense are left out and counted. */
export function rows<T>(row: GenericSchema<unknown, T>): GenericSchema<unknown, Listing<T>> {
  return pipe(
    array(unknown()),
    transform((found) => {
      const items: T[] = [];
      for (const one of found) {
        const parsed = safeParse(row, one);
        if (parsed.success) items.push(parsed.output);
      }
      return listing(items, found.length - items.length);
    }),
  );
}
