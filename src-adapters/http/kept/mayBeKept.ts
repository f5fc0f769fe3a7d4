import type { HttpRequest } from '../Transport.ts';

/**
 * The reads whose answers may stay on the device: the catalogue and what was found in it, one's own bookings, requests
 * and products, and one's roles. Tokens, payments, reports and the lists of people are not among them.
 */
const kept: { readonly [M in HttpRequest['method']]?: readonly RegExp[] } = {
  GET: [
    /^\/allproducts(\/advertise)?$/,
    /^\/product\/[^/]+$/,
    /^\/categories(\/[^/]+)?$/,
    /^\/upcoming-product$/,
    /^\/buyersproducts$/,
    /^\/booking\/[^/]+$/,
    /^\/sellersbookings$/,
    /^\/sellersproducts$/,
    /^\/users\/(admin|seller|verified)\/[^/]+$/,
  ],
  // The question stands in the body.
  POST: [/^\/search(\/(similar|prices))?$/],
};

/** `path`: the address below the marketplace's base, without the query. */
export function mayBeKept(method: HttpRequest['method'], path: string): boolean {
  return kept[method]?.some((pattern) => pattern.test(path)) === true;
}
