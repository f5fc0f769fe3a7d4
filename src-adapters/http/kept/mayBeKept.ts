/**
 * The reads whose answers may stay on the device: the catalogue, one's own bookings, requests and products, and one's
 * roles. Tokens, payments, reports and the lists of people are not among them.
 */
const kept: readonly RegExp[] = [
  /^\/allproducts(\/advertise)?$/,
  /^\/categories(\/[^/]+)?$/,
  /^\/upcoming-product$/,
  /^\/buyersproducts$/,
  /^\/booking\/[^/]+$/,
  /^\/sellersbookings$/,
  /^\/sellersproducts$/,
  /^\/users\/(admin|seller|verified)\/[^/]+$/,
];

/** `path`: the address below the marketplace's base, without the query. */
export function mayBeKept(path: string): boolean {
  return kept.some((pattern) => pattern.test(path));
}
