import { describe, expect, it } from 'vitest';
import { defined } from '#domain/shared/defined.ts';

describe('[G-SALE-1] the fields that a marketplace may lack', () => {
  it('are absent, and not undefined, where they have no value', () => {
    expect(defined({ state: undefined, reason: '', bookedAt: 0, isPaid: false })).toStrictEqual({
      reason: '',
      bookedAt: 0,
      isPaid: false,
    });
  });
});
