import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { aSession, type Kind } from '../../builders/aSession.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { offline, refuses } from '../../builders/answers.ts';
import { aFrame, address, Guarded } from './aFrame.tsx';

const publicPaths = ['/', '/blog', '/allproducts', '/categories', '/allproducts/advertise', '/nowhere'];
const forAnyone = [
  '/categories/HP',
  '/dashboard',
  '/dashboard/buyersproducts',
  '/dashboard/myproducts',
  '/dashboard/payment/1',
];
const forAdmins = ['/dashboard/allbuyer', '/dashboard/allseller', '/dashboard/reporteditem', '/dashboard/reportedItem'];
const forSellers = ['/dashboard/addproducts', '/dashboard/sellersproducts'];

const shown = (): string | null => screen.queryByText(/^The page/)?.textContent ?? null;

describe('the guard', () => {
  it.each(publicPaths)('[S-ROUTE-1] opens %s to everyone, even before the session is known', (path) => {
    aFrame().draw(path, <Guarded />);
    expect(shown()).not.toBeNull();
  });

  it.each([...forAnyone, ...forAdmins, ...forSellers, '/login', '/signup'])(
    '[S-GUARD-1] shows at %s a loading indicator, and neither the page nor the login, until the session is known',
    (path) => {
      aFrame().draw(path, <Guarded />);
      expect(screen.getByRole('status', { name: 'Loading' })).toBeTruthy();
      expect(shown()).toBeNull();
      expect(address()).toBe(path);
    },
  );

  it('[S-GUARD-1] opens the page as soon as the person’s right is known', () => {
    const frame = aFrame();
    frame.draw('/dashboard', <Guarded />);
    act(() => frame.app.session.begin(aSession('buyer')));
    expect(shown()).toBe('The page /dashboard');
  });

  it.each([...forAnyone, ...forAdmins, ...forSellers])(
    '[S-ROUTE-3] [S-ROUTE-4] [S-GUARD-2] sends a visitor from %s to the login, which remembers it',
    (path) => {
      aFrame({ actor: null }).draw(path, <Guarded />);
      expect(address()).toBe(`/login?from=${encodeURIComponent(path)}`);
    },
  );

  it('[S-GUARD-2] also remembers the query of the address', () => {
    aFrame({ actor: null }).draw('/categories/HP?sort=price&place=Dhaka', <Guarded />);
    expect(address()).toBe(`/login?from=${encodeURIComponent('/categories/HP?sort=price&place=Dhaka')}`);
  });

  it.each<[Kind, readonly string[]]>([
    ['buyer', [...forAdmins, ...forSellers]],
    ['seller', forAdmins],
    ['admin', forSellers],
  ])('[S-ROUTE-5] [S-ROUTE-6] [S-GUARD-2] sends a %s without the role to the login', (kind, paths) => {
    for (const path of paths) {
      const { unmount } = aFrame({ actor: aSession(kind) }).draw(path, <Guarded />);
      expect(address()).toBe(`/login?from=${encodeURIComponent(path)}`);
      expect(shown()).toBe('The page /login');
      unmount();
    }
  });

  it.each<[Kind, readonly string[]]>([
    ['buyer', forAnyone],
    ['seller', [...forAnyone, ...forSellers]],
    ['admin', [...forAnyone, ...forAdmins]],
  ])('[S-ROUTE-3] [S-ROUTE-4] [S-ROUTE-5] [S-ROUTE-6] opens to a %s their own pages', (kind, paths) => {
    for (const path of paths) {
      const { unmount } = aFrame({ actor: aSession(kind) }).draw(path, <Guarded />);
      expect(address()).toBe(path);
      expect(shown()).not.toBeNull();
      unmount();
    }
  });

  it.each(['/login', '/signup'])('[S-ROUTE-2] sends a signed-in person from %s Home', (path) => {
    aFrame({ actor: aSession('buyer') }).draw(path, <Guarded />);
    expect(address()).toBe('/');
  });

  it.each(['/login', '/signup'])(
    '[S-ROUTE-2] [S-GUARD-2] sends a signed-in person from %s to the page they wanted',
    (path) => {
      aFrame({ actor: aSession('buyer') }).draw(`${path}?from=%2Fdashboard%2Fpayment%2F1`, <Guarded />);
      expect(address()).toBe('/dashboard/payment/1');
    },
  );

  it('[S-ROUTE-2] sends a signed-in person away from the sign-up even if they may not open the page they wanted', () => {
    aFrame({ actor: aSession('buyer') }).draw('/signup?from=%2Fdashboard%2Fallseller', <Guarded />);
    expect(address()).toBe('/');
  });

  it.each(['//evil.example', '/\\evil', 'https:evil', '/..//evil.com', '/\u0009/evil.example'])(
    '[S-GUARD-2] goes Home instead of %j',
    (origin) => {
      aFrame({ actor: aSession('buyer') }).draw(`/login?from=${encodeURIComponent(origin)}`, <Guarded />);
      expect(address()).toBe('/');
    },
  );

  it('says when the session could not be loaded, and tries again', async () => {
    let isOffline = true;
    const frame = aFrame({
      auth: { current: async () => anAccount() },
      users: { isAdmin: async () => (isOffline ? refuses(offline)() : { ok: true, value: false }) },
    });
    await frame.app.session.restore();
    const { user } = frame.draw('/dashboard', <Guarded />);
    expect(await screen.findByText(/You’re offline/)).toBeTruthy();
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The page /dashboard')).toBeTruthy();
  });
});
