import type { HttpRequest } from '../Transport.ts';

/** A kept answer is rows, an object, or an object where there is one. */
type Shape = 'rows' | 'object' | 'object or nothing';

/**
 * The reads whose answers may stay on the device: the catalogue and what was found in it, one's own bookings, requests
 * and products, and one's roles. Tokens, payments, reports and the lists of people are not among them.
 */
const kept: { readonly [M in HttpRequest['method']]?: readonly (readonly [RegExp, Shape])[] } = {
  GET: [
    [/^\/allproducts(\/advertise)?$/, 'rows'],
    [/^\/product\/[^/]+$/, 'object'],
    [/^\/categories(\/[^/]+)?$/, 'rows'],
    [/^\/upcoming-product$/, 'rows'],
    [/^\/buyersproducts$/, 'rows'],
    [/^\/booking\/[^/]+$/, 'object or nothing'],
    [/^\/sellersbookings$/, 'rows'],
    [/^\/sellersproducts$/, 'rows'],
    [/^\/users\/(admin|seller|verified)\/[^/]+$/, 'object'],
  ],
  // The question stands in the body.
  POST: [
    [/^\/search(\/prices)?$/, 'object'],
    [/^\/search\/similar$/, 'rows'],
  ],
};

/** Null if the answer may not be kept. `path`: the address below the marketplace's base, without the query. */
export function shapeOfKept(method: HttpRequest['method'], path: string): Shape | null {
  return kept[method]?.find(([pattern]) => pattern.test(path))?.[1] ?? null;
}

/**
 * Whether an answer can be worth keeping, by its two ends: to parse a long list for that would hold up the page. A
 * backend that fails may answer with a message, with nothing, or with half of the rows.
 */
export function hasShape(text: string, shape: Shape): boolean {
  const whole = text.trim();
  if (shape === 'rows') return whole.startsWith('[') && whole.endsWith(']');
  if (shape === 'object or nothing' && (whole === '' || whole === 'null')) return true;
  return whole.startsWith('{') && whole.endsWith('}') && !/^\{\s*"message"/.test(whole);
}
