import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DashboardLayout } from '#ui/app/DashboardLayout.tsx';
import type { Language } from '#ui/texts/Language.ts';
import { aSession, type Kind } from '../../builders/aSession.ts';
import { aFrame, address, routeOf } from './aFrame.tsx';

function draw(kind: Kind, path = '/dashboard', language: Language = 'english') {
  return aFrame({ actor: aSession(kind), language }).draw(
    path,
    <DashboardLayout route={routeOf(path)}>The page</DashboardLayout>,
  );
}

const drawer = () => within(screen.getByRole('complementary', { name: 'Dashboard' }));
const links = (): readonly (readonly [string, string | null])[] =>
  drawer()
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);

describe('the dashboard’s drawer', () => {
  it('[S-DRAWER-1] leads a buyer to their bookings', () => {
    draw('buyer');
    expect(links()).toEqual([['Booked Products', '/dashboard']]);
  });

  it('[S-DRAWER-1] leads a seller to their products and to adding one', () => {
    draw('seller');
    expect(links()).toEqual([
      ['Booked Products', '/dashboard'],
      ['Seller Products', '/dashboard/sellersproducts'],
      ['Add Products', '/dashboard/addproducts'],
    ]);
  });

  it.each<Kind>(['admin', 'seller and admin'])(
    '[S-DRAWER-1] leads an %s to buyers, sellers and reported items',
    (kind) => {
      draw(kind);
      expect(links()).toEqual([
        ['Booked Products', '/dashboard'],
        ['All Buyers', '/dashboard/allbuyer'],
        ['All Sellers', '/dashboard/allseller'],
        ['Reported Items', '/dashboard/reporteditem'],
      ]);
    },
  );

  it('[S-DRAWER-1] words its links as specified in the original wording', () => {
    draw('admin', '/dashboard', 'original');
    expect(links().map(([label]) => label)).toEqual(['Booked Products', 'All Buyer', 'All Seller', 'Reported Item']);
  });

  it.each([
    ['/dashboard', 'Booked Products'],
    ['/dashboard/allseller', 'All Sellers'],
    ['/dashboard/reporteditem', 'Reported Items'],
    ['/dashboard/reportedItem', 'Reported Items'],
    ['/dashboard/payment/1', null],
  ])('marks at %s only the link %s', (path, name) => {
    draw('admin', path);
    const marked = drawer()
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
    expect(marked.map((link) => link.textContent)).toEqual(name === null ? [] : [name]);
  });

  it('opens from the side on a small screen, and closes after a choice', async () => {
    const { user } = draw('seller');
    await user.click(screen.getByRole('button', { name: 'Dashboard menu' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dashboard' }));
    await user.click(dialog.getByRole('link', { name: 'Add Products' }));
    expect(address()).toBe('/dashboard/addproducts');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
