import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NavBar } from '#ui/app/NavBar.tsx';
import '#ui/features/search/searchParts.ts';
import { aSession, type Kind } from '../../builders/aSession.ts';
import { answers, offline, refuses } from '../../builders/answers.ts';
import { anAccount } from '../../builders/anAccount.ts';
import { aFrame, address, routeOf } from './aFrame.tsx';

function scrollTo(y: number): void {
  act(() => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    window.dispatchEvent(new Event('scroll'));
  });
}

afterEach(() => scrollTo(0));

const bar = (): HTMLElement => screen.getByRole('banner');
const links = (): readonly (readonly [string, string | null])[] =>
  within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);

describe('the bar', () => {
  it('[S-NAV-1] leads to Home, All Products and Blog', () => {
    aFrame({ actor: null }).draw('/', <NavBar route={routeOf('/')} />);
    expect(links()).toEqual([
      ['Home', '/'],
      ['All Products', '/allproducts'],
      ['Blog', '/blog'],
    ]);
  });

  it('[S-NAV-2] leads a visitor to the login, and nowhere else', () => {
    aFrame({ actor: null }).draw('/', <NavBar route={routeOf('/')} />);
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
    expect(screen.queryByRole('link', { name: 'Dashboard' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull();
  });

  it.each(['/login', '/signup'])(
    '[S-GUARD-2] keeps at %s, in its login and in that of the menu, the page that somebody came from',
    async (path) => {
      const { user } = aFrame({ actor: null }).draw(
        `${path}?from=%2Fdashboard%2Fmyproducts`,
        <NavBar route={routeOf(path)} />,
      );
      const kept = '/login?from=%2Fdashboard%2Fmyproducts';
      expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(kept);
      await user.click(screen.getByRole('button', { name: 'Menu' }));
      const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
      expect(menu.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe(kept);
    },
  );

  it.each<Kind>(['buyer', 'seller', 'admin'])(
    '[S-NAV-2] shows a %s their dashboard, their email and a sign-out',
    (kind) => {
      aFrame({ actor: aSession(kind) }).draw('/', <NavBar route={routeOf('/')} />);
      expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('href')).toBe('/dashboard');
      expect(bar().textContent).toContain(`${kind}@example.com`);
      expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
      expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
    },
  );

  it('shows neither login nor account while the session is loading', () => {
    aFrame().draw('/', <NavBar route={routeOf('/')} />);
    expect(links()).toHaveLength(3);
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it('offers another try when the session could not be loaded', async () => {
    let isOffline = true;
    const isAdmin = () => (isOffline ? refuses(offline)() : answers(false)());
    const frame = aFrame({ auth: { current: async () => anAccount() }, users: { isAdmin } });
    await frame.app.session.restore();
    const { user } = frame.draw('/', <NavBar route={routeOf('/')} />);
    isOffline = false;
    await user.click(screen.getByRole('button', { name: 'Reconnect' }));
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeTruthy();
  });

  it('[S-NAV-2] signs out, says so, and becomes a visitor’s bar again', async () => {
    const frame = aFrame({ actor: aSession('buyer') });
    const { user } = frame.draw('/', <NavBar route={routeOf('/')} />);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(await screen.findByRole('link', { name: 'Login' })).toBeTruthy();
    expect(frame.toasts()).toEqual(['You’re logged out']);
  });

  it('[S-AUTH-1] stays signed in when signing out fails, and says why', async () => {
    const failing = refuses({ code: 'auth/unreachable' as const, message: 'No network.' });
    const frame = aFrame({ actor: aSession('buyer'), auth: { signOut: failing } });
    const { user } = frame.draw('/', <NavBar route={routeOf('/')} />);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    expect(frame.toasts()).toEqual(['You’re still logged in. No network.']);
    expect(frame.app.session.signingOut.failure?.message).toBe('No network.');
    expect(screen.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
  });

  it('[S-NAV-3] changes its look once the page is scrolled past 392 px, and back', () => {
    aFrame({ actor: null }).draw('/', <NavBar route={routeOf('/')} />);
    scrollTo(392);
    expect(bar().classList.contains('is-scrolled')).toBe(false);
    scrollTo(393);
    expect(bar().classList.contains('is-scrolled')).toBe(true);
    scrollTo(392);
    expect(bar().classList.contains('is-scrolled')).toBe(false);
  });

  it('is transparent over Home’s picture and solid elsewhere', () => {
    const { unmount } = aFrame({ actor: null }).draw('/', <NavBar route={routeOf('/')} />);
    expect(bar().classList.contains('nav-top--solid')).toBe(false);
    unmount();
    aFrame({ actor: null }).draw('/blog', <NavBar route={routeOf('/blog')} />);
    expect(bar().classList.contains('nav-top--solid')).toBe(true);
  });

  it.each([
    ['/', 'Home', 'page'],
    ['/allproducts', 'All Products', 'page'],
    ['/blog', 'Blog', 'page'],
    ['/dashboard', 'Dashboard', 'page'],
    ['/dashboard/myproducts', 'Dashboard', 'true'],
  ])('marks at %s that %s is the current page', (path, name, current) => {
    aFrame({ actor: aSession('buyer') }).draw(path, <NavBar route={routeOf(path)} />);
    const marked = within(screen.getByRole('navigation'))
      .getAllByRole('link')
      .filter((link) => link.hasAttribute('aria-current'));
    expect(marked.map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([[name, current]]);
  });

  it('cycles through the themes: system, dark, light', async () => {
    const frame = aFrame({ actor: null });
    const { user } = frame.draw('/', <NavBar route={routeOf('/')} />);
    const seen: string[] = [];
    for (let click = 0; click < 3; click += 1) {
      await user.click(screen.getByRole('button', { name: /^Theme/ }));
      seen.push(frame.app.preferences.colourScheme);
    }
    expect(seen).toEqual(['dark', 'light', 'system']);
    expect(
      screen
        .getAllByRole('status')
        .map((region) => region.textContent)
        .join(''),
    ).toBe('Theme: System');
  });

  it('puts the other links into a menu, which closes after a choice', async () => {
    const { user } = aFrame({ actor: aSession('buyer') }).draw('/', <NavBar route={routeOf('/')} />);
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }));
    expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Home',
      'All Products',
      'Blog',
      'Dashboard',
      'Wish list',
    ]);
    expect(menu.getByText('buyer@example.com')).toBeTruthy();
    expect(menu.getByRole('combobox', { name: 'Language' })).toBeTruthy();
    expect(menu.getAllByRole('radio')).toHaveLength(3);
    expect(menu.getByRole('button', { name: 'Sign Out' })).toBeTruthy();
    await user.click(menu.getByRole('link', { name: 'Blog' }));
    expect(address()).toBe('/blog');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the bar’s search', () => {
  const key = (name: string, target: Element = document.body, more: KeyboardEventInit = {}): boolean =>
    fireEvent.keyDown(target, { key: name, ...more });
  const field = (): HTMLElement => within(bar()).getByLabelText('Search the shop', { selector: 'input' });

  it('[G-FIND-1] has the focus after a slash, which is not typed', () => {
    aFrame({ actor: null }).draw('/blog', <NavBar route={routeOf('/blog')} />);
    expect(key('/')).toBe(false);
    expect(document.activeElement).toBe(field());
  });

  it('[G-FIND-1] leaves a slash alone in a field, in a dialog and with other keys', () => {
    aFrame({ actor: null }).draw(
      '/blog',
      <>
        <NavBar route={routeOf('/blog')} />
        <input aria-label="Name" />
        <textarea aria-label="Text" />
        <select aria-label="Choice" />
        <dialog open>
          <button type="button">In the dialog</button>
        </dialog>
        <input aria-label="Box" type="checkbox" />
      </>,
    );
    for (const name of ['Name', 'Text', 'Choice']) expect(key('/', screen.getByLabelText(name))).toBe(true);
    expect(key('/', screen.getByRole('button', { name: 'In the dialog' }))).toBe(true);
    expect(key('/', document.body, { ctrlKey: true })).toBe(true);
    expect(key('7')).toBe(true);
    expect(document.activeElement).not.toBe(field());
    expect(key('/', screen.getByLabelText('Box'))).toBe(false);
    expect(document.activeElement).toBe(field());
  });

  it('[G-FIND-1] opens on a phone with a button, has the focus, and gives it back', async () => {
    const { user } = aFrame({ actor: null }).draw('/blog', <NavBar route={routeOf('/blog')} />);
    const button = screen.getByRole('button', { name: 'Search the shop' });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Search the shop' });
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Search the shop', { selector: 'input' }));
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
