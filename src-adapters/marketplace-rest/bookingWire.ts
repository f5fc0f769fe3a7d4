import { type GenericSchema, boolean, fallback, nullish, object, picklist, pipe, transform } from 'valibot';
import type { Booking, NewBooking } from '#domain/booking/Booking.ts';
import { bookingStates } from '#domain/booking/BookingState.ts';
import type { Extension } from '#domain/extensions.ts';
import { defined } from '#domain/shared/defined.ts';
import { key, known, looseKey, moment, picture, price, requiredText, text } from './wire.ts';

const specified = {
  _id: key,
  buyerName: text,
  email: key,
  phone: text,
  MeetingLocation: text,
  price,
  productName: requiredText,
  image: picture,
  categoryName: looseKey,
  categoryId: looseKey,
};

const unknownState = 'unknown';
/** Any state that the shop does not know is read as `unknownState`: a booking without a state could be paid. */
const state = nullish(fallback(picklist([...bookingStates, unknownState]), unknownState));

/** Treats an unreadable field as absent. */
const deal = {
  productId: known(key),
  sellerEmail: known(key),
  bookedAt: known(moment),
  state,
  handedOver: known(object({ seller: known(moment), buyer: known(moment) })),
  reason: known(requiredText),
};
const payment = {
  // A marketplace with `paid` may omit it from unpaid bookings.
  paid: nullish(known(boolean()), false),
  paymentIntentId: known(key),
};

/** Reads an extension's fields only if the marketplace has the extension. */
export function bookingRow(extensions: readonly Extension[]): GenericSchema<unknown, Booking> {
  const [hasSales, hasPaid] = [extensions.includes('sales'), extensions.includes('paid')];
  return pipe(
    object({ ...specified, ...deal, ...payment }),
    transform(({ _id, MeetingLocation, paid: isPaid, paymentIntentId, ...row }) => {
      const { productId, sellerEmail, bookedAt, state: said, handedOver, reason, ...booking } = row;
      const moments = handedOver && defined(handedOver);
      const hasUnknownState = said === unknownState ? (true as const) : undefined;
      const state = said === null || said === unknownState ? undefined : said;
      return {
        ...booking,
        // Somebody without a name is known by their address.
        buyerName: booking.buyerName.trim() === '' ? booking.email : booking.buyerName,
        id: _id,
        meetingLocation: MeetingLocation,
        ...(hasSales
          ? defined({ productId, sellerEmail, bookedAt, state, hasUnknownState, handedOver: moments, reason })
          : {}),
        ...(hasPaid ? defined({ isPaid, paymentIntentId }) : {}),
      };
    }),
  );
}

/** The contract capitalises only this field. */
export function bookingBody({ meetingLocation, ...booking }: NewBooking): object {
  return { ...booking, MeetingLocation: meetingLocation };
}
