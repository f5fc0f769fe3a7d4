import { describe, expect, it } from 'vitest';
import { verifiableSellers } from '#domain/administration/administrationPolicy.ts';
import type { Seller } from '#domain/administration/Seller.ts';
import { listingFilters, passesFilter, verificationFilters } from '#domain/administration/sellerFilters.ts';
import { aSession } from '../../builders/aSession.ts';

const aSeller = (verified: boolean): Seller => ({ id: '1', name: 'Selim', email: 'selim@example.com', verified });

describe('[G-ADM-1] sellers', () => {
  it.each([
    [true, ['all', 'verified']],
    [false, ['all', 'unverified']],
  ])('who are verified: %s pass %j', (verified, passed) => {
    const passes = verificationFilters.filter((verification) =>
      passesFilter(aSeller(verified), { verification, listings: 'any' }, () => 0),
    );
    expect(passes).toEqual(passed);
  });

  it.each([
    [3, ['any', 'with']],
    [0, ['any', 'without']],
    [undefined, ['any', 'with', 'without']],
  ])('with %s listings pass %j: what is unknown leaves nobody out', (count, passed) => {
    const passes = listingFilters.filter((listings) =>
      passesFilter(aSeller(true), { verification: 'all', listings }, () => count),
    );
    expect(passes).toEqual(passed);
  });

  it('pass only if both filters let them', () => {
    expect(passesFilter(aSeller(true), { verification: 'unverified', listings: 'with' }, () => 1)).toBe(false);
    expect(passesFilter(aSeller(true), { verification: 'verified', listings: 'without' }, () => 1)).toBe(false);
  });

  it('are verified together only where each may be: by an admin, and not verified yet', () => {
    const [one, other] = [aSeller(false), aSeller(true)];
    expect(verifiableSellers(aSession('admin'), [one, other])).toEqual([one]);
    expect(verifiableSellers(aSession('seller'), [one, other])).toEqual([]);
  });
});
