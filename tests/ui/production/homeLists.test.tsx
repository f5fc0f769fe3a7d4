import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { commonTexts } from '#ui/texts/common.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { press, see, settled, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';

// The first page that a test opens waits for its code.
vi.setConfig({ testTimeout: 30_000 });

afterEach(stopProductionShops);

const { outdatedTitle, tryAgain } = commonTexts.english;

/** `holds`: words of the list that nothing else on Home has. A brand and a product’s category are named like a category. */
const lists = [
  { what: 'the advertised products', url: '/allproducts/advertise', holds: 'ThinkPad T480', under: 'advertised' },
  { what: 'the newly added products', url: '/categories/Smart%20Phone', holds: 'Pixel 7', under: 'categories' },
  { what: 'the categories', url: '/categories', holds: 'HPLenovo', under: 'categories' },
  { what: 'the upcoming products', url: '/upcoming-product?category=phone', holds: 'A phone', under: 'coming' },
];

/** Another tab says that everything may have changed. */
async function everythingChanges(): Promise<void> {
  const told = { key: 're-sale-shop:changed', newValue: `${Math.random()} ` };
  act(() => void window.dispatchEvent(new StorageEvent('storage', told)));
  await settled();
}

/** Presses it by the keyboard. */
async function enter(name: string): Promise<void> {
  [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.focus();
  await press(name);
}

/** Counts those that are shown; the words for screen readers stand outside of main. */
const notes = (): number => (document.querySelector('main')?.textContent ?? '').split(outdatedTitle).length - 1;

describe.each(lists)('[G-FAULT-1] [S-HOME-10] $what on Home', ({ url, holds, under }) => {
  it('stay with a note when they can’t be read again, until a retry succeeds', async () => {
    const { server } = await aProductionShop({ at: '/' });
    fireEvent.scroll(window);
    for (const one of lists) await see(one.holds);
    expect(notes()).toBe(0);

    server.script = (call) => (call.url === url ? json(500, {}) : null);
    await everythingChanges();
    await see(failureTexts.english.unavailable);
    expect(notes()).toBe(1);
    expect(shown()).toContain(holds);

    server.script = () => null;
    const before = server.calls.length;
    await enter(tryAgain);
    await vi.waitFor(() => expect(notes()).toBe(0));
    expect(shown()).toContain(holds);
    expect(document.activeElement?.id).toBe(under);
    // The sellers of the cards are looked up once these have been on the screen for a moment.
    const asked = server.calls.slice(before).map((call) => call.url);
    expect(asked.filter((address) => !address.startsWith('/users/verified/'))).toEqual([url]);
  });

  it('[G-A11Y-1] keep the keyboard in their section when what is missing is asked for again', async () => {
    const { server, reload } = await aProductionShop();
    server.script = (call) => (call.url === url ? json(500, {}) : null);
    await reload('/');
    fireEvent.scroll(window);
    await see(commonTexts.english.tryAgain);
    server.script = () => null;
    await enter(commonTexts.english.tryAgain);
    await see(holds);
    expect(document.activeElement?.id).toBe(under);
  });
});

describe('[G-A11Y-1] a product in two lists of a page', () => {
  const phone = { ...products.phone, advertised: true };
  const seed = { ...shopWorld, marketplace: { ...shopWorld.marketplace, products: [phone, products.laptop] } };

  it('has no id twice', async () => {
    await aProductionShop({ at: '/', seed });
    fireEvent.scroll(window);
    await vi.waitUntil(() => screen.queryAllByRole('article', { name: phone.productName }).length === 2, {
      timeout: 10_000,
    });
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
  });
});
