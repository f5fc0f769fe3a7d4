import { describe, expect, it } from 'vitest';
import { canDeleteBuyer, canDeleteSeller, canVerifySeller } from '#domain/administration/administrationPolicy.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import { aSession, visitor } from '../../builders/aSession.ts';

const unverified: Seller = { id: '1', name: 'Selim', email: 'selim@example.com', verified: false };

describe('administration', () => {
  it.each([
    ['an admin', aSession('admin'), true],
    ['an admin who sells', aSession('seller and admin'), true],
    ['a seller', aSession('seller'), false],
    ['a buyer', aSession('buyer'), false],
    ['a visitor', visitor, false],
  ])('[S-ADM-2] [S-ADM-3] [S-ADM-4] by %s: %j %s', (_who, actor, may) => {
    expect(canVerifySeller(actor, unverified)).toBe(may);
    expect(canDeleteSeller(actor, unverified)).toBe(may);
    expect(canDeleteBuyer(actor, unverified)).toBe(may);
  });

  it('[G-TRUE-1] does not let admins delete themselves, in any spelling of the address', () => {
    const admin = aSession('admin');
    const self = { ...unverified, email: ` ${admin.account.email.toUpperCase()}` };
    expect(canDeleteSeller(admin, self)).toBe(false);
    expect(canDeleteBuyer(admin, self)).toBe(false);
  });

  it('[S-ADM-2] offers nothing to verify for a verified seller', () => {
    expect(canVerifySeller(aSession('admin'), { ...unverified, verified: true })).toBe(false);
  });
});
