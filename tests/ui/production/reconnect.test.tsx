import { act } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#ui/app/ahead/onFirstUse.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { named, see } from '../faults/screen.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';
import { heard } from './heard.ts';
import { allSettled, later } from './people.ts';
import { focusOn, pressByKey } from './pressByKey.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { buyer } = people;
const bar = '.nav-top';
const failed = 'We couldn’t check whether you’re logged in';

/** The marketplace does not tell who somebody is. */
async function openUnknown(at: string): Promise<ProductionShop> {
  const shop = await aProductionShop({ who: buyer });
  shop.server.script = ({ url }) => (url.startsWith('/users/') ? json(500, {}) : null);
  return shop.reload(at);
}

const focused = (): string => named(document.activeElement as Element);

describe('[G-A11Y-1] “Reconnect”', () => {
  it('keeps the focus after a try that fails, which is heard', async () => {
    await openUnknown('/blog');
    const button = await focusOn('Reconnect', bar);
    const texts = heard();
    await pressByKey('Reconnect', bar);
    await vi.waitFor(() => expect(texts).toContain(failed));
    expect([button.getAttribute('aria-busy'), document.activeElement]).toEqual(['false', button]);
  });

  it('keeps the focus during a try, and asks once', async () => {
    const { server } = await openUnknown('/blog');
    const button = await focusOn('Reconnect', bar);
    const late = later();
    server.script = ({ url }) => (url.startsWith('/users/') ? late.fault : null);
    server.calls.length = 0;
    await pressByKey('Reconnect', bar);
    await pressByKey('Reconnect', bar);
    expect([button.getAttribute('aria-busy'), document.activeElement]).toEqual(['true', button]);
    late.release();
    await see(buyer.email);
    expect(server.calls.filter(({ url }) => url.startsWith('/users/admin/'))).toHaveLength(1);
  });

  it('passes the focus to the bar’s side when the session comes, which is heard', async () => {
    const { server } = await openUnknown('/blog');
    await see('Reconnect');
    const texts = heard();
    server.script = () => null;
    await pressByKey('Reconnect', bar);
    await vi.waitFor(() => expect(document.activeElement?.className).toBe('nav-side'));
    expect(texts).toContain(`You’re logged in as ${buyer.email}`);
  });
});

describe('[G-A11Y-1] “Try again” of a page whose session is unknown', () => {
  it('gives the focus to the page’s heading when it comes, and its title is heard', async () => {
    const { server } = await openUnknown('/dashboard');
    await see('Try again');
    const texts = heard();
    server.script = () => null;
    await pressByKey('Try again');
    await vi.waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    await allSettled();
    expect([focused(), texts.includes(document.title)]).toEqual(['Booked Products', true]);
  });

  it('leaves the focus in the page’s main part when it fails', async () => {
    await openUnknown('/dashboard');
    await pressByKey('Try again');
    await see('Try again');
    expect(document.activeElement?.id).toBe('main');
  });
});

describe('[G-A11Y-1] a change of the person in another tab', () => {
  it('is heard, and the bar’s side has the focus of its “Sign Out”', async () => {
    const { app } = await aProductionShop({ who: buyer, at: '/blog' });
    await focusOn('Sign Out', bar);
    const texts = heard();
    act(() => app.session.follow(null));
    await vi.waitFor(() => expect(texts).toContain('You’re logged out'));
    expect(document.activeElement?.className).toBe('nav-side');
  });

  it('is not announced beside the message of the person’s own sign-out', async () => {
    await aProductionShop({ who: buyer, at: '/blog' });
    await focusOn('Sign Out', bar);
    const regions = [...document.querySelectorAll('.visually-hidden[role=status]')];
    await pressByKey('Sign Out', bar);
    await see('You’re logged out');
    await allSettled();
    expect(regions.map(({ textContent }) => textContent).join('')).toBe('');
  });
});
