import { describe, expect, it } from 'vitest';
import { counterpartOf } from '#ui/features/booking/counterpartOf.ts';
import { aBookingSummary } from '../../builders/aBookingSummary.ts';

describe('[G-HAND-1] the other person of the meeting', () => {
  it('is the seller for the buyer, and the buyer for the seller', () => {
    expect(counterpartOf(aBookingSummary())).toMatchObject({ name: 'Tanvir', phone: '01711223344' });
    expect(counterpartOf(aBookingSummary({ side: 'seller' }))).toEqual({
      name: 'Ayesha',
      phone: '01811-222222',
      email: 'buyer@example.com',
    });
  });

  it.each(['several', 'none', 'unknown'] as const)('is not named if the seller is not known: %s', (seller) => {
    expect(counterpartOf(aBookingSummary({ seller }))).toBeNull();
  });
});
