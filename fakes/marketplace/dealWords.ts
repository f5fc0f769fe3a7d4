import type { BookingIncident } from '#domain/booking/bookingLife.ts';
import type { ReasonCode } from '#domain/booking/reasonRules.ts';

/** The marketplace's reasons when it ends a booking itself. */
export const incidentReasons: { readonly [I in BookingIncident]?: string } = {
  'product-sold': 'The product was sold to another buyer.',
  'product-deleted': 'The seller removed this product.',
  'seller-deleted': 'The seller’s account was removed.',
  'buyer-deleted': 'The buyer’s account was removed.',
};

export const reasonRefusals: { readonly [C in ReasonCode]: string } = {
  'booking/reason-required': 'A cancellation needs a reason',
  'booking/reason-too-long': 'The reason is too long',
};
