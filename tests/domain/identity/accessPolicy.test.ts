import { describe, expect, it } from 'vitest';
import { type Access, accessTable, mayAccess, requireAccess } from '#domain/identity/accessPolicy.ts';
import { type Actor, isActor, rolesOf } from '#domain/identity/Session.ts';
import { aSession, visitor } from '../../builders/aSession.ts';

const who: readonly (readonly [string, Actor])[] = [
  ['a visitor', visitor],
  ['a buyer', aSession('buyer')],
  ['a seller', aSession('seller')],
  ['an admin', aSession('admin')],
  ['a seller who is an admin', aSession('seller and admin')],
];

/** Columns: visitor, buyer, seller, admin, seller and admin. */
const expected: { readonly [A in Access]: readonly [string, string] } = {
  'look around': ['yes yes yes yes yes', 'S-ROUTE-1'],
  'sign in': ['yes no no no no', 'S-ROUTE-2'],
  'browse a category': ['no yes yes yes yes', 'S-ROUTE-3'],
  'browse products': ['yes yes yes yes yes', 'S-SHOP-1'],
  'report a product': ['yes yes yes yes yes', 'G-REP-1'],
  'book a product': ['no yes yes no yes', 'S-BOOK-1'],
  'list own bookings': ['no yes yes yes yes', 'S-BOOK-3'],
  'delete a booking': ['no yes yes yes yes', 'S-BOOK-4'],
  'pay for a booking': ['no yes yes yes yes', 'S-PAY-1'],
  'take part in a deal': ['no yes yes yes yes', 'G-SALE-1'],
  'list requests': ['no no yes no yes', 'G-SALE-1'],
  'list own products': ['no no yes no yes', 'S-SELL-4'],
  'add a product': ['no no yes no yes', 'S-SELL-1'],
  'advertise a product': ['no no yes no yes', 'S-SELL-5'],
  'delete a product': ['no no yes no yes', 'S-SELL-4'],
  'list sellers': ['no no no yes yes', 'S-ADM-1'],
  'verify a seller': ['no no no yes yes', 'S-ADM-2'],
  'delete a seller': ['no no no yes yes', 'S-ADM-3'],
  'list buyers': ['no no no yes yes', 'S-ADM-4'],
  'delete a buyer': ['no no no yes yes', 'S-ADM-4'],
  'see reported items': ['no no no yes yes', 'S-ADM-5'],
  'dismiss a report': ['no no no yes yes', 'G-REP-1'],
};

const cells = Object.entries(expected).flatMap(([access, [row, id]]) =>
  row.split(' ').map((cell, column) => {
    const [name, actor] = who[column] ?? ['nobody', visitor];
    return [id, cell === 'yes' ? 'lets' : 'does not let', name, access as Access, actor, cell === 'yes'] as const;
  }),
);

describe('the access table', () => {
  it('has exactly the rows listed here', () => {
    expect(Object.keys(accessTable).toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  it.each(cells)('[%s] %s %s: %s', (_id, _verb, _name, access, actor, may) => {
    expect(mayAccess(actor, access)).toBe(may);
  });
});

describe('required access', () => {
  it('answers the session of a person who has it', () => {
    const seller = aSession('seller');
    expect(requireAccess(seller, 'add a product')).toEqual({ ok: true, value: seller });
  });

  it('is denied to a person without the role', () => {
    expect(requireAccess(aSession('buyer'), 'add a product')).toEqual({
      ok: false,
      failure: { code: 'access/denied' },
    });
  });

  it('asks a visitor to log in', () => {
    expect(requireAccess(visitor, 'add a product')).toEqual({ ok: false, failure: { code: 'access/login-required' } });
    expect(requireAccess(visitor, 'list sellers')).toEqual({ ok: false, failure: { code: 'access/login-required' } });
  });
});

describe('the roles', () => {
  it.each([
    ['a visitor', visitor, ['visitor']],
    ['a buyer', aSession('buyer'), ['buyer']],
    ['a seller', aSession('seller'), ['seller']],
    ['an admin', aSession('admin'), ['admin']],
    ['a seller who is an admin', aSession('seller and admin'), ['admin', 'seller']],
  ])('of %s', (_name, actor, roles) => {
    expect(rolesOf(actor)).toEqual(roles);
  });

  it('belong to an address in any spelling', () => {
    expect(isActor(aSession('buyer', 'ayesha@example.com'), ' Ayesha@Example.com')).toBe(true);
    expect(isActor(aSession('buyer', 'ayesha@example.com'), 'selim@example.com')).toBe(false);
    expect(isActor(visitor, '')).toBe(false);
  });
});
