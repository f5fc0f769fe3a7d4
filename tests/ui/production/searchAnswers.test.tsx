import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { browseTexts } from '#ui/texts/browse.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { nothingPending, see, shown } from '../faults/screen.ts';
import { type Call, type Fault, json, text } from './FaultyServer.ts';
import { allSettled } from './people.ts';
import { playTimeouts } from './playTimeouts.ts';
import { counts, isSearch, many, open, searchFor } from './searchingShop.ts';

vi.setConfig({ testTimeout: 30_000 });
playTimeouts();

const { noMatch, search } = browseTexts.english;
const textOf = ({ body }: Call): string => (JSON.parse(body) as { readonly text: string }).text;

/** The answer of a marketplace that finds this. */
const finds = (items: readonly object[], count: number, exact = true): Fault =>
  json(200, { items, total: { count, exact }, facets: {}, after: null, asOf: '2026-01-01T00:00:00Z' });

/** Lets failed reads be tried again. */
async function waitForTries(): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(3000));
  await allSettled();
}

const field = (name: string): HTMLInputElement => screen.getByLabelText(name, { selector: 'input' });

async function submit(name: string, words: string): Promise<void> {
  const { form } = field(name);
  fireEvent.input(field(name), { target: { value: words } });
  if (form !== null) fireEvent.submit(form);
  await waitForTries();
}

it('[G-TRUE-1] a match that could not be read is not said to be none', async () => {
  const shop = await open('/blog');
  shop.server.script = (call) => (isSearch(call) && !counts(call) ? finds([{ _id: many[1]?.id, price: {} }], 1) : null);
  await shop.go('/allproducts?q=pixel+101');
  await see(failureTexts.english.malformed);
  expect(shown()).not.toContain(noMatch);
});

describe('[G-TRUE-1] [G-SCALE-1] an estimate is called one', () => {
  it('among the suggestions', async () => {
    const shop = await open('/blog');
    act(() => field('Search the shop').focus());
    await vi.waitUntil(() => field('Search the shop').role === 'combobox');
    shop.server.script = (call) => (isSearch(call) ? finds([], 120_000, false) : null);
    fireEvent.input(field('Search the shop'), { target: { value: 'pixel' } });
    await see('All results for “pixel”');
    expect(screen.getByRole('listbox', { name: 'Suggestions' }).textContent).toContain('About 120,000 products');
  });

  it('where a filter is to be dropped', async () => {
    const shop = await open('/blog');
    shop.server.script = (call) => (isSearch(call) ? finds([], textOf(call) === '' ? 120_000 : 0, false) : null);
    await shop.go('/allproducts?q=zzyzx');
    await see('Without the words “zzyzx”: about 120,000 products');
  });
});

describe('[G-FAULT-1] a search that the marketplace refuses', () => {
  it.each([
    ['403', json(403, { message: 'blocked' })],
    ['404', text(404, '<html>no')],
  ])('with %s keeps the field, its words and the filters', async (_status, fault) => {
    const { server } = await open('/allproducts');
    await see('60 products');
    await nothingPending();
    server.script = (call) => (isSearch(call) && textOf(call) !== '' ? fault : null);
    field(search).focus();
    await searchFor('drop table');
    await waitForTries();
    expect(field(search).value).toBe('drop table');
    expect(document.activeElement).toBe(field(search));
    await searchFor('');
    await see('60 products');
  });

  it('keeps the field while other words are typed in place of those that failed', async () => {
    const shop = await open('/blog');
    shop.server.script = (call) => (isSearch(call) ? text(500, 'no') : null);
    await shop.go('/allproducts?q=elitebook');
    await waitForTries();
    act(() => field(search).focus());
    await searchFor('');
    await waitForTries();
    expect(document.activeElement).toBe(field(search));
    shop.server.script = () => null;
    await searchFor('pixel 101');
    await see('1 product');
  });

  it('keeps the words that were typed while the first list was read', async () => {
    const shop = await open('/blog');
    let answer = (): void => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    shop.server.script = (call) => (isSearch(call) ? { kind: 'late', release: held } : null);
    await shop.go('/allproducts');
    await vi.waitUntil(() => screen.queryByLabelText(search, { selector: 'input' }) !== null);
    field(search).focus();
    shop.server.script = (call) => (isSearch(call) ? text(500, 'no') : null);
    await searchFor('pixel 101');
    answer();
    await waitForTries();
    await see(failureTexts.english.unavailable);
    expect(field(search).value).toBe('pixel 101');
    expect(document.activeElement).toBe(field(search));
  });
});

it.each(['Search the shop', search])(
  '[G-FAULT-1] the same words that are searched again after a failure are asked for again: %s',
  async (name) => {
    const { server } = await open('/allproducts');
    await see('60 products');
    await nothingPending();
    server.script = (call) => (isSearch(call) ? text(500, 'no') : null);
    await searchFor('pixel 101');
    await waitForTries();
    server.script = () => null;
    await submit(name, 'pixel 101');
    await see('1 product');
  },
);
