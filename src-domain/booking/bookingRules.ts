import { phonePattern } from '../catalogue/productRules.ts';
import type { FormRules } from '../shared/rules.ts';

export type BookingField = 'phone' | 'meetingLocation';
export type BookingCode = 'booking/phone-invalid' | 'booking/meeting-location-required';

/** The form's other fields are prefilled and read-only. */
export const bookingRules: FormRules<BookingField, BookingCode> = {
  phone: [
    { kind: 'required', code: 'booking/phone-invalid' },
    { kind: 'pattern', pattern: phonePattern, code: 'booking/phone-invalid' },
  ],
  meetingLocation: [{ kind: 'required', code: 'booking/meeting-location-required' }],
};
