import { describe, expect, it } from 'vitest';
import { bookingRules } from '#domain/booking/bookingRules.ts';
import { checkRules } from '#domain/shared/rules.ts';
import { aBookingForm } from '../../builders/aBooking.ts';

const empty = ['', '  ', '\n', undefined];

describe('[S-BOOK-1] a booking form', () => {
  it('has a phone number and a meeting place', () => {
    expect(checkRules(bookingRules, aBookingForm())).toEqual({});
    expect(Object.keys(bookingRules)).toEqual(['phone', 'meetingLocation']);
  });

  it.each([...empty, '12345', 'call me'])('asks for a phone number in place of %j', (phone) => {
    expect(checkRules(bookingRules, { ...aBookingForm(), phone })).toEqual({ phone: 'booking/phone-invalid' });
  });

  it.each(empty)('asks for a meeting place in place of %j', (meetingLocation) => {
    expect(checkRules(bookingRules, { ...aBookingForm(), meetingLocation })).toEqual({
      meetingLocation: 'booking/meeting-location-required',
    });
  });
});
