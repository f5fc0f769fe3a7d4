import { type GenericSchema, array, check, nullish, number, pipe, safeParse, string, transform, union, unknown } from 'valibot';
import { parsePrice } from '#domain/shared/Money.ts';
import { type Listing, listing } from '#domain/shared/reading.ts';

/** Ids, phones and category ids come as text or as numbers, depending on the form they were typed into. */
const textOrNumber = pipe(union([string(), number()]), transform(String));

/** Longer without a gap than any word or link of a seller's. */
const unbroken = /\S{200,220}?(?=[\p{L}\p{N}\p{P}])/gu;

/**
 * Chromium takes minutes over 100,000 letters that kern with each other ('WWW…'), for it shapes them anew for every line:
 * such a run gets gaps of a hair's width. A zero-width space would not do: kerning reaches across it.
 */
function breakable(value: string): string {
  return value.length > 200 ? value.replace(unbroken, '$&\u200a') : value;
}

/** Words for people that a row may lack. */
export const text = nullish(pipe(textOrNumber, transform(breakable)), '');

/** Words for people without which a row makes no sense. */
export const requiredText = pipe(textOrNumber, check((value) => value.trim() !== ''), transform(breakable));

/** A picture's URL, as it is. */
export const picture = nullish(textOrNumber, '');

/** What something is known by and called with, as it is: an id, an address, a category. A very long one is none. */
export const looseKey = nullish(pipe(textOrNumber, check((value) => value.length <= 1000)), '');
export const key = pipe(looseKey, check((value) => value.trim() !== ''));

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
