import { type CalendarDay, dayInUtc } from '../shared/CalendarDay.ts';

/** A discounted product for a limited time. The specification states its prices in US dollars. */
export type Offer = {
  readonly originalPrice: number;
  readonly price: number;
  /** The number of products in the rating. */
  readonly ratedProducts: number;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly endsAt: number;
  /** The configured day of `endsAt`, in UTC. */
  readonly endsOn: CalendarDay;
};

/** The offer in the specification, a drone. Only its end is configurable. */
export function droneOffer(endsAt: number): Offer {
  return { originalPrice: 149, price: 110, ratedProducts: 15, endsAt, endsOn: dayInUtc(endsAt) };
}

/** The end in the specification: the start of that day in UTC. */
export const specifiedOfferEnd = Date.UTC(2023, 1, 28);
