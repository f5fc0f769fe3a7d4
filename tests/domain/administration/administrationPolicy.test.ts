import { describe, expect, it } from 'vitest';
import { canDeleteBuyer, canDeleteSeller, canVerifySeller } from '#domain/administration/administrationPolicy.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import { aSession, visitor } from '../given/aSession.ts';

const unverified: Seller = { id: '1', name: 'Selim', email: 'seller@example.com', verified: false };

describe('administration', () => {
  it.each([
    ['an admin', aSession('admin'), true],
    ['an admin who sells', aSession('seller and admin'), true],
    ['a seller', aSession('seller'), false],
    ['a buyer', aSession('buyer'), false],
    ['a visitor', visitor, false],
  ])('[S-ADM-2] [S-ADM-3] [S-ADM-4] by %s: %j %s', (_who, actor, may) => {
    expect(canVerifySeller(actor, unverified)).toBe(may);
    expect(canDeleteSeller(actor)).toBe(may);
    expect(canDeleteBuyer(actor)).toBe(may);
  });

  it('[S-ADM-2] has nothing left to verify in a verified seller', () => {
    expect(canVerifySeller(aSession('admin'), { ...unverified, verified: true })).toBe(false);
  });
});
