import { act, fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { browseTexts } from '#ui/texts/browse.ts';
import { named, nothingPending, see, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { setWidth } from '../setWidth.ts';
import { aProductionShop } from './aProductionShop.tsx';
import { type Call, hang, json, text } from './FaultyServer.ts';
import { allSettled, later } from './people.ts';
import { playTimeouts } from './playTimeouts.ts';
import { isCaught, pressByKey } from './pressByKey.ts';
import { asksNext, firstPage, many } from './searchingShop.ts';

vi.setConfig({ testTimeout: 40_000 });
playTimeouts();
afterEach(() => setWidth(1024));

const { moreFailed, noMatch, showMore, shownSoFar } = browseTexts.english;
const isLookUp = ({ url }: Call): boolean => url.startsWith('/users/verified/');
const focused = (): string => named(document.activeElement as Element);

async function wait(milliseconds: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(milliseconds));
  await allSettled();
}

describe('[G-A11Y-1] the focus stays below a list whose next page', () => {
  it('could not be read, again and again', async () => {
    const { server } = await firstPage();
    server.script = (call) => (asksNext(call) ? text(500, 'no') : null);
    await pressByKey(showMore);
    await wait(3000);
    await see(moreFailed);
    expect(focused()).toBe('Try again');
    await pressByKey('Try again');
    await wait(3000);
    await see(moreFailed);
    expect(focused()).toBe('Try again');
  });

  it('is empty, because its products were deleted meanwhile', async () => {
    const { backend } = await firstPage();
    for (const { id, sellerEmail } of many.slice(24)) {
      const token = backend.world.marketplace.issueToken(sellerEmail);
      const headers = { authorization: `Bearer ${token.ok ? token.value : ''}` };
      const answer = await fetch(`${backend.backend.url}/sellersporducts/${id}`, { method: 'DELETE', headers });
      expect(answer.status).toBe(200);
    }
    await pressByKey(showMore);
    await vi.waitFor(() => expect(shown()).not.toContain(showMore), 5000);
    await isCaught();
    await vi.waitFor(() => expect(focused()).toBe(many[23]?.productName), 5000);
  });

  it('comes late is left to the person who is elsewhere', async () => {
    const { server } = await firstPage();
    const { fault, release } = later();
    server.script = (call) => (asksNext(call) ? fault : null);
    await pressByKey(showMore);
    const field = document.querySelector<HTMLElement>('main input[type=search]');
    act(() => field?.focus());
    release();
    await see(shownSoFar('48', '60 products'));
    await wait(1000);
    expect(document.activeElement === field).toBe(true);
  });
});

describe('[G-A11Y-1] the focus stays near the check of a list’s sellers', () => {
  it('where nothing matches', async () => {
    const shop = await aProductionShop({ at: '/blog' });
    shop.server.script = (call) => (isLookUp(call) ? text(500, 'down') : null);
    await shop.go('/allproducts?verified=yes');
    await wait(5000);
    await see(noMatch);
    shop.server.script = (call) => (isLookUp(call) ? hang : null);
    await pressByKey('Check 2 sellers again');
    await isCaught();
  });

  it.each([
    ['in the filters', 'aside button', 'fieldset', 'Verified sellers only'],
    ['beside the number of results', '.listing__main button', 'div', 'Checked 1 of 2 sellers'],
  ])('%s', async (_where, buttons, part, words) => {
    setWidth(1400);
    const shop = await aProductionShop({ at: '/blog' });
    const failing = encodeURIComponent(products.phone.sellerEmail);
    shop.server.script = (call) =>
      !isLookUp(call) ? null : call.url.includes(failing) ? text(500, 'down') : json(200, { isVerified: true });
    await shop.go('/allproducts?verified=yes');
    await wait(5000);
    shop.server.script = (call) => (isLookUp(call) ? hang : null);
    const check = [...document.querySelectorAll<HTMLElement>(buttons)].find((one) =>
      named(one).startsWith('Check 1 seller again'),
    );
    act(() => check?.focus());
    fireEvent.click(check as HTMLElement);
    await isCaught();
    expect(document.activeElement?.closest(part)?.textContent).toContain(words);
    expect(document.activeElement?.closest('main h1')).toBeNull();
  });
});

describe('[G-A11Y-1] [G-FACET-1] a filter’s value that is shown because it was chosen', () => {
  const towns = ['Dhaka', 'Sylhet', 'Khulna', 'Rajshahi', 'Cumilla', 'Gazipur', 'Rangpur', 'Bogura', 'Barishal'];
  const ofTowns: readonly Product[] = towns.flatMap((location, place) =>
    Array.from({ length: 10 - place }, (_, one) => ({
      ...products.laptop,
      id: (0x2000 + place * 100 + one).toString(16).padStart(24, '0'),
      productName: `EliteBook ${place}${one}`,
      location,
    })),
  );
  const seed = { ...shopWorld, marketplace: { ...shopWorld.marketplace, products: ofTowns, bookings: [] } };

  it.each([
    ['searches', ['search']],
    ['does not search', []],
  ] as const)('keeps its row and the focus once it is dropped, in a marketplace that %s', async (_what, extensions) => {
    setWidth(1400);
    await aProductionShop({ seed, at: '/allproducts?place=Barishal', extensions });
    await see('EliteBook 80');
    await nothingPending();
    await wait(500);
    const box = [...document.querySelectorAll<HTMLInputElement>('aside input')].find((one) =>
      one.closest('.form-check')?.textContent?.startsWith('Barishal'),
    );
    act(() => box?.focus());
    fireEvent.click(box as HTMLElement);
    await wait(1500);
    expect(window.location.search).toBe('');
    expect(document.activeElement === box).toBe(true);
    expect(box?.checked).toBe(false);
  });
});
