import { describe, expect, it } from 'vitest';
import type { BookingSummary } from '#domain/booking/summariseBooking.ts';
import { counterpartOf } from '#ui/features/booking/counterpartOf.ts';
import { aBooking } from '../../builders/aBooking.ts';

const summary = (given: Partial<BookingSummary> = {}): BookingSummary => ({
  booking: aBooking(),
  side: 'buyer',
  seller: { name: 'Tanvir', email: 'tanvir@example.com', phone: '01711223344', location: 'Mirpur' },
  productId: null,
  ...given,
});

describe('[G-HAND-1] the other person of the meeting', () => {
  it('is the seller for the buyer, and the buyer for the seller', () => {
    expect(counterpartOf(summary())).toMatchObject({ name: 'Tanvir', phone: '01711223344' });
    expect(counterpartOf(summary({ side: 'seller' }))).toEqual({
      name: 'Ayesha',
      phone: '01811-222222',
      email: 'buyer@example.com',
    });
  });

  it.each(['several', 'none', 'unknown'] as const)('is not named if the seller is not known: %s', (seller) => {
    expect(counterpartOf(summary({ seller }))).toBeNull();
  });
});
