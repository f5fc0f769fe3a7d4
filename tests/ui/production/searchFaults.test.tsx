import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browseTexts } from '#ui/texts/browse.ts';
import { productTexts } from '#ui/texts/product.ts';
import { nothingPending, press, see, shown } from '../faults/screen.ts';
import type { ProductionShop } from './aProductionShop.tsx';
import { type Call, type Fault, json, text } from './FaultyServer.ts';
import { allSettled } from './people.ts';
import { playTimeouts } from './playTimeouts.ts';
import { afterOf, asksNext, asksPage, firstPage, isSearch, many, open, searchFor } from './searchingShop.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

vi.setConfig({ testTimeout: 40_000 });
playTimeouts();

const { filters, moreFailed, noMatch, showMore, showProducts, shownSoFar } = browseTexts.english;

/** The list, after its next page could not be read. */
async function withoutNextPage(fault: Fault): Promise<ProductionShop> {
  const shop = await firstPage();
  shop.server.script = (call) => (asksNext(call) ? fault : null);
  await press(showMore);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await see(moreFailed);
  return shop;
}

describe('[G-FAULT-1] [G-TRUE-1] a next page that could not be read', () => {
  it('is not said to be missing among the results of other words', async () => {
    const { server } = await withoutNextPage(text(500, 'no'));
    server.script = () => null;
    await searchFor('elitebook');
    await nothingPending();
    await see('30 products');
    expect(shown()).not.toContain(moreFailed);
  });

  it('is not said to be missing once the list was read again', async () => {
    const { server } = await withoutNextPage(text(500, 'no'));
    server.script = () => null;
    tellFromAnotherTab('products/');
    await nothingPending();
    await vi.waitFor(() => expect(shown()).not.toContain(moreFailed), 10_000);
  });

  it('comes with a list that is read anew where only its place is refused, without a reason', async () => {
    const { server } = await withoutNextPage(text(410, '<html>gone</html>'));
    const old = afterOf(server.calls.findLast(asksNext) as Call);
    let isRead = false;
    server.script = (call) => {
      if (!asksPage(call)) return null;
      isRead ||= afterOf(call) === null;
      return !isRead && afterOf(call) === old ? text(410, '<html>gone</html>') : null;
    };
    await press('Try again');
    await nothingPending();
    await see(moreFailed);
    await press('Try again');
    await see(shownSoFar('48', '60 products'));
  });
});

describe('[G-FAULT-1] a marketplace that answers the same products under ever new places', () => {
  /** Ends after three hundred calls, so that the test ends in any case. */
  async function endless(shop: ProductionShop, go: () => unknown): Promise<number> {
    const { body } = shop.server.calls.find(asksPage) as Call;
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${shop.backend.backend.url}/search`, { method: 'POST', headers, body });
    const page = (await answer.json()) as object;
    let asked = 0;
    shop.server.script = (call) =>
      asksPage(call) ? json(200, { ...page, after: (asked += 1) > 300 ? null : `place ${asked}` }) : null;
    await go();
    await vi.waitFor(() => expect(asked).toBeGreaterThan(1), 10_000);
    await nothingPending();
    return asked;
  }

  it('is asked a few times when a list of two pages is read again', async () => {
    const shop = await firstPage();
    await press(showMore);
    await see(shownSoFar('48', '60 products'));
    await nothingPending();
    expect(await endless(shop, () => tellFromAnotherTab('products/'))).toBeLessThan(6);
  });

  it('is asked a few times when the pages are read anew after a refused place', async () => {
    const shop = await withoutNextPage(json(400, { message: 'This place has expired' }));
    expect(await endless(shop, () => press('Try again'))).toBeLessThan(6);
  });
});

it('[G-TRUE-1] an empty first page before others is not called a search without results', async () => {
  const shop = await open('/blog');
  const empty = {
    items: [],
    total: { count: 60, exact: true },
    facets: {},
    after: 'next',
    asOf: '2026-01-01T00:00:00Z',
  };
  shop.server.script = (call) => (asksPage(call) && !asksNext(call) ? json(200, empty) : null);
  await shop.go('/allproducts');
  await see(showMore);
  expect(shown()).not.toContain(noMatch);
});

it('[G-FAULT-1] a product’s page shows similar products though their prices cannot be read', async () => {
  const shop = await open('/blog');
  shop.server.script = ({ url }) => (url === '/search/prices' ? text(500, 'no') : null);
  await shop.go(`/products/${many[0]?.id}`);
  await see(productTexts.english.similar);
  expect(shop.server.asked).toContain('POST /search/prices');
});

it('[G-TRUE-1] a phone’s filters promise no number of products before the marketplace has counted them', async () => {
  const { server } = await firstPage();
  server.script = (call) => (isSearch(call) ? text(500, 'no') : null);
  await press('Filter');
  const sheet = await screen.findByRole('dialog', { name: filters });
  const [choice] = sheet.querySelectorAll<HTMLElement>('input[type=checkbox]');
  await act(async () => choice?.click());
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await nothingPending();
  await allSettled();
  expect([...sheet.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain(showProducts);
});
