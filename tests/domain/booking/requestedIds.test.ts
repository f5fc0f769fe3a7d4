import { describe, expect, it } from 'vitest';
import { requestedIds } from '#domain/booking/requestedIds.ts';

describe('[G-SELL-1] the products with requests', () => {
  it('are those with a booking that waits for the seller’s answer', () => {
    const requested = requestedIds([
      { productId: 'a', state: 'requested' },
      { productId: 'b', state: 'accepted' },
      { state: 'requested' },
      { productId: 'c' },
    ]);
    expect([...requested]).toEqual(['a']);
  });
});
