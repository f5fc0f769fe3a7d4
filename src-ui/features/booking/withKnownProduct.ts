import type { BookingSummary } from '#domain/booking/summariseBooking.ts';

/** A summary whose product could not be read again keeps what the page shows of it. */
export function withKnownProduct(latest: BookingSummary, shown: BookingSummary | undefined): BookingSummary {
  if (latest.seller !== 'unknown' || shown === undefined) return latest;
  const { product, seller, productId } = shown;
  return { ...latest, ...(product === undefined ? {} : { product }), seller, productId };
}
