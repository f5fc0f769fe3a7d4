import { describe, expect, it } from 'vitest';
import { mayAccess } from '#domain/identity/accessPolicy.ts';
import type { Actor } from '#domain/identity/Session.ts';
import { drawerPaths } from '#ui/app/drawerPaths.ts';
import { routes } from '#ui/app/routes.ts';
import type { PathPattern } from '#ui/context/paths.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { routeOf } from './aFrame.tsx';

const who: readonly (readonly [string, Actor])[] = [
  ['a visitor', visitor],
  ['a buyer', aSession('buyer')],
  ['a seller', aSession('seller')],
  ['an admin', aSession('admin')],
  ['a seller who is an admin', aSession('seller and admin')],
];

/** Columns: visitor, buyer, seller, admin, seller and admin. */
const expected: { readonly [P in PathPattern]: readonly [string, string] } = {
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
  '/dashboard/requests': ['no no yes no yes', 'G-SALE-1'],
  '/dashboard/booking/:id': ['no yes yes yes yes', 'G-BOOK-2'],
  '/dashboard/payment/:id': ['no yes yes yes yes', 'S-ROUTE-4'],
  '/dashboard/allbuyer': ['no no no yes yes', 'S-ROUTE-5'],
  '/dashboard/allseller': ['no no no yes yes', 'S-ROUTE-5'],
  '/dashboard/reporteditem': ['no no no yes yes', 'S-ROUTE-5'],
  '/dashboard/reportedItem': ['no no no yes yes', 'S-ROUTE-5'],
  '/dashboard/addproducts': ['no no yes no yes', 'S-ROUTE-6'],
  '/dashboard/sellersproducts': ['no no yes no yes', 'S-ROUTE-6'],
};

const cells = Object.entries(expected).flatMap(([path, [row, id]]) =>
  row.split(' ').map((cell, column) => {
    const [name, actor] = who[column] ?? ['nobody', visitor];
    return [id, cell === 'yes' ? 'lets' : 'does not let', name, path as PathPattern, actor, cell === 'yes'] as const;
  }),
);

describe('the routes', () => {
  it('are exactly those listed here', () => {
    expect(routes.map(({ pattern }) => pattern).toSorted()).toEqual(
      Object.keys(expected)
        .filter((path) => path !== '*')
        .toSorted(),
    );
  });

  it.each(cells)('[%s] %s %s: %s', (_id, _verb, _name, path, actor, may) => {
    expect(mayAccess(actor, routeOf(path).action)).toBe(may);
  });
});

describe('[S-DRAWER-1] the drawer', () => {
  it.each([
    ['nothing to a visitor', visitor, []],
    ['Booked Products to a buyer', aSession('buyer'), ['/dashboard']],
    [
      'Seller Product and Add Products besides to a seller',
      aSession('seller'),
      ['/dashboard', '/dashboard/sellersproducts', '/dashboard/addproducts'],
    ],
    [
      'All Buyer, All Seller and Reported Item besides to an admin',
      aSession('admin'),
      ['/dashboard', '/dashboard/allbuyer', '/dashboard/allseller', '/dashboard/reporteditem'],
    ],
    [
      'the same to an admin who sells',
      aSession('seller and admin'),
      ['/dashboard', '/dashboard/allbuyer', '/dashboard/allseller', '/dashboard/reporteditem'],
    ],
  ])('shows %s', (_what, actor, routes) => {
    expect(drawerPaths(actor)).toEqual(routes);
  });

  it('contains only links that its owner may open', () => {
    for (const [, actor] of who) {
      expect(drawerPaths(actor).filter((path) => !mayAccess(actor, routeOf(path).action))).toEqual([]);
    }
  });
});
