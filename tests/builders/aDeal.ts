import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingStage } from '#domain/booking/bookingLife.ts';
import type { ProductStatus } from '#domain/catalogue/Product.ts';
import { aBooking } from './aBooking.ts';
import { aProduct } from './aProduct.ts';

const handedOverAt = Date.UTC(2026, 10, 20, 10);

const states: { readonly [S in BookingStage]: Pick<Booking, 'state' | 'handedOver'> } = {
  requested: { state: 'requested' },
  waiting: { state: 'requested' },
  accepted: { state: 'accepted' },
  'seller-handed-over': { state: 'handed-over', handedOver: { seller: handedOverAt } },
  'buyer-handed-over': { state: 'handed-over', handedOver: { buyer: handedOverAt } },
  completed: { state: 'completed', handedOver: { seller: handedOverAt, buyer: handedOverAt } },
  declined: { state: 'declined' },
  cancelled: { state: 'cancelled' },
};

/** A booking of `aProduct()`, as a marketplace with `sales` writes it. */
export function aDeal(stage: BookingStage, given: Partial<Booking> = {}): Booking {
  return aBooking({
    productId: aProduct().id,
    sellerEmail: aProduct().sellerEmail,
    bookedAt: Date.UTC(2026, 10, 18, 10),
    ...states[stage],
    ...given,
  });
}

/** The product as the marketplace says it meanwhile. */
export function productIn(stage: BookingStage): ProductStatus {
  if (stage === 'completed') return 'sold';
  return ['waiting', 'accepted', 'seller-handed-over', 'buyer-handed-over'].includes(stage) ? 'reserved' : 'available';
}
