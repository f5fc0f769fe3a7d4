import { describe, expect, it } from 'vitest';
import { type Access, accessTable, drawerRoutes, mayAccess, requireAccess } from '#domain/identity/accessPolicy.ts';
import { type Actor, isActor, rolesOf } from '#domain/identity/Session.ts';
import { aSession, visitor } from '../given/aSession.ts';

const who: readonly (readonly [string, Actor])[] = [
  ['a visitor', visitor],
  ['a buyer', aSession('buyer')],
  ['a seller', aSession('seller')],
  ['an admin', aSession('admin')],
  ['a seller who is an admin', aSession('seller and admin')],
];

/** Columns: visitor, buyer, seller, admin, seller and admin. */
const expected: { readonly [A in Access]: readonly [string, string] } = {
  '/': ['yes yes yes yes yes', 'S-ROUTE-1'],
  '/blog': ['yes yes yes yes yes', 'S-ROUTE-1'],
  '/allproducts': ['yes yes yes yes yes', 'S-ROUTE-1'],
  '/categories': ['yes yes yes yes yes', 'S-ROUTE-1'],
  '/allproducts/advertise': ['yes yes yes yes yes', 'S-ROUTE-1'],
  '/products/:id': ['yes yes yes yes yes', 'G-PRODUCT-1'],
  '/wishlist': ['yes yes yes yes yes', 'G-WISH-1'],
  '/compare': ['yes yes yes yes yes', 'G-WISH-1'],
  '*': ['yes yes yes yes yes', 'S-ROUTE-1'],
  '/login': ['yes no no no no', 'S-ROUTE-2'],
  '/signup': ['yes no no no no', 'S-ROUTE-2'],
  '/categories/:categoryName': ['no yes yes yes yes', 'S-ROUTE-3'],
  '/dashboard': ['no yes yes yes yes', 'S-ROUTE-4'],
  '/dashboard/buyersproducts': ['no yes yes yes yes', 'S-ROUTE-4'],
  '/dashboard/myproducts': ['no yes yes yes yes', 'S-ROUTE-4'],
  '/dashboard/booking/:id': ['no yes yes yes yes', 'G-BOOK-2'],
  '/dashboard/payment/:id': ['no yes yes yes yes', 'S-ROUTE-4'],
  '/dashboard/allbuyer': ['no no no yes yes', 'S-ROUTE-5'],
  '/dashboard/allseller': ['no no no yes yes', 'S-ROUTE-5'],
  '/dashboard/reporteditem': ['no no no yes yes', 'S-ROUTE-5'],
  '/dashboard/reportedItem': ['no no no yes yes', 'S-ROUTE-5'],
  '/dashboard/addproducts': ['no no yes no yes', 'S-ROUTE-6'],
  '/dashboard/sellersproducts': ['no no yes no yes', 'S-ROUTE-6'],
  'browse products': ['yes yes yes yes yes', 'S-SHOP-1'],
  'book a product': ['no yes yes no yes', 'S-BOOK-1'],
  'list own bookings': ['no yes yes yes yes', 'S-BOOK-3'],
  'delete a booking': ['no yes yes yes yes', 'S-BOOK-4'],
  'pay for a booking': ['no yes yes yes yes', 'S-PAY-1'],
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
};

const cells = Object.entries(expected).flatMap(([access, [row, id]]) =>
  row.split(' ').map((cell, column) => {
    const [name, actor] = who[column] ?? ['nobody', visitor];
    return [id, cell === 'yes' ? 'lets' : 'does not let', name, access as Access, actor, cell === 'yes'] as const;
  }),
);

describe('the access table', () => {
  it('has the rows that are written here, and no others', () => {
    expect(Object.keys(accessTable).toSorted()).toEqual(Object.keys(expected).toSorted());
  });

  it.each(cells)('[%s] %s %s: %s', (_id, _verb, _name, access, actor, may) => {
    expect(mayAccess(actor, access)).toBe(may);
  });
});

describe('access that is required', () => {
  it('gives the session of who may', () => {
    const seller = aSession('seller');
    expect(requireAccess(seller, 'add a product')).toEqual({ ok: true, value: seller });
  });

  it('is denied to who lacks the role', () => {
    expect(requireAccess(aSession('buyer'), 'add a product')).toEqual({ ok: false, failure: { code: 'access/denied' } });
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

  it('go with an address, however it is spelled', () => {
    expect(isActor(aSession('buyer', 'ayesha@example.com'), ' Ayesha@Example.com')).toBe(true);
    expect(isActor(aSession('buyer', 'ayesha@example.com'), 'selim@example.com')).toBe(false);
    expect(isActor(visitor, '')).toBe(false);
  });
});

describe('[S-DRAWER-1] the drawer', () => {
  it.each([
    ['nothing to a visitor', visitor, []],
    ['Booked Products to a buyer', aSession('buyer'), ['/dashboard']],
    [
      'Seller Product and Add Products besides to a seller', aSession('seller'),
      ['/dashboard', '/dashboard/sellersproducts', '/dashboard/addproducts'],
    ],
    [
      'All Buyer, All Seller and Reported Item besides to an admin', aSession('admin'),
      ['/dashboard', '/dashboard/allbuyer', '/dashboard/allseller', '/dashboard/reporteditem'],
    ],
    [
      'the same to an admin who sells', aSession('seller and admin'),
      ['/dashboard', '/dashboard/allbuyer', '/dashboard/allseller', '/dashboard/reporteditem'],
    ],
  ])('shows %s', (_what, actor, routes) => {
    expect(drawerRoutes(actor)).toEqual(routes);
  });

  it('never leads where its owner may not go', () => {
    for (const [, actor] of who) {
      expect(drawerRoutes(actor).filter((route) => !mayAccess(actor, route))).toEqual([]);
    }
  });
});
