import type { Booking } from '#domain/booking/Booking.ts';
import { dealSides } from '#domain/booking/BookingState.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { shownBooking } from '#fakes/marketplace/StoredBooking.ts';
import type { Servers } from './Servers.ts';

/** A screen's words about something that can change. */
export type Facts = { readonly id: string; readonly said: string };

export function dealFacts({ id, state, handedOver = {}, reason, isPaid, paymentIntentId }: Booking): Facts {
  const sides = dealSides.filter((side) => handedOver[side] !== undefined);
  return { id, said: JSON.stringify({ state, sides, reason, isPaid, paymentIntentId }) };
}

export function productFacts({ id, status }: Pick<Product, 'id' | 'status'>): Facts {
  return { id, said: JSON.stringify({ status }) };
}

/** The marketplace's present answer. */
export function trueFacts({ bookings, marketplace, setting }: Servers): readonly Facts[] {
  const products = marketplace.products.all();
  return [
    ...bookings.map((booking) => dealFacts(shownBooking(booking, setting.extensions))),
    ...(products.ok ? products.value.map(productFacts) : []),
  ];
}
