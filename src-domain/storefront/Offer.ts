/** A reduced product with an end; prices in US dollars, as the offer is worded. */
export type Offer = {
  readonly originalPrice: number;
  readonly price: number;
  /** How many products the rating counts. */
  readonly ratedProducts: number;
  /** Milliseconds since 1970-01-01T00:00Z. */
  readonly endsAt: number;
};

/** The specification's offer, a drone; only its end is configuration. */
export function droneOffer(endsAt: number): Offer {
  return { originalPrice: 149, price: 110, ratedProducts: 15, endsAt };
}

/** The end that the specification names, at the start of that day in UTC. */
export const specifiedOfferEnd = Date.UTC(2023, 1, 28);
