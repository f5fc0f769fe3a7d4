import { type GenericSchema, object, pipe, transform } from 'valibot';
import type { Booking, NewBooking } from '#domain/booking/Booking.ts';
import { key, looseKey, picture, price, requiredText, text } from '../wire.ts';

export const bookingRow: GenericSchema<unknown, Booking> = pipe(
  object({
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
  }),
  transform(({ _id, MeetingLocation, ...row }) => ({ ...row, id: _id, meetingLocation: MeetingLocation })),
);

/** The contract writes this one field with a capital. */
export function bookingBody({ meetingLocation, ...booking }: NewBooking): object {
  return { ...booking, MeetingLocation: meetingLocation };
}
