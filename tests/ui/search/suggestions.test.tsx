import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { storedSearches } from '#domain/search/recentSearches.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Listing, listing } from '#domain/shared/reading.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
// Loaded ahead: transforming it for the first test would take longer than the test waits.
import '#ui/features/search/searchParts.ts';
import { InMemoryDeviceStore } from '#fakes/device/InMemoryDeviceStore.ts';
import { offline, refuses } from '../../builders/answers.ts';
import { later } from '../state/later.ts';
import { active, aSearchBar, field, group, options, someProducts } from './aSearchBar.tsx';

function remembering(...searches: readonly string[]): InMemoryDeviceStore {
  const store = new InMemoryDeviceStore();
  store.write(storedSearches, searches);
  return store;
}

const list = (): Promise<HTMLElement> => screen.findByRole('listbox', { name: 'Suggestions' });
const status = (): string => screen.getByRole('status').textContent;

describe('the search form', () => {
  it('[G-FIND-1] asks for the catalogue with the first word that is typed, and only once', async () => {
    const { user, all } = aSearchBar();
    await user.click(field());
    await waitFor(() => expect(field().role).toBe('combobox'));
    await user.keyboard(' ');
    expect(all).not.toHaveBeenCalled();
    await user.keyboard('gal');
    await list();
    expect(all).toHaveBeenCalledOnce();
  });
});

describe('suggestions', () => {
  it('[G-FIND-1] are products with prices, categories and all results, typos forgiven', async () => {
    const { user } = aSearchBar();
    await user.type(field(), 'galxy');
    await list();
    expect(group('Products')).toEqual([
      'Galaxy S23, 256 GB59,000 tk',
      'Galaxy Watch 49,500 tk',
      'Galaxy S21, 128 GB44,500 tk',
    ]);
    expect(group('Categories')).toEqual(['“galxy” in Smart Phone2 products', '“galxy” in Smart Watch1 product']);
    expect(options().at(-1)).toBe('All results for “galxy”3 products');
  });

  it.each([
    ['a product', 'galaxy', /S23/, '/products/s23'],
    ['a part of the matches', 'galaxy', /in Smart Phone/, '/allproducts?q=galaxy&category=Smart+Phone'],
    ['a category', 'smart ph', /^Smart Phone/, '/allproducts?category=Smart+Phone'],
    ['all results', 'thinkpad', /^All results/, '/allproducts?q=thinkpad'],
  ])('[G-FIND-1] open %s with a click, and empty the field', async (_, text, name, href) => {
    const { user, address } = aSearchBar();
    await user.type(field(), text);
    await user.click(await screen.findByRole('option', { name }));
    expect(address()).toBe(href);
    expect(field().value).toBe('');
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('[G-FIND-1] are reached with the arrow keys, while the focus stays in the field', async () => {
    const { user, address } = aSearchBar();
    await user.type(field(), 'thinkpad');
    await list();
    expect(field().getAttribute('aria-expanded')).toBe('true');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe('ThinkPad T48038,500 tk');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBeNull();
    await user.keyboard('{ArrowUp}');
    expect(active()).toMatch(/^All results/);
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(active()).toBe('ThinkPad T1452,000 tk');
    expect(document.activeElement).toBe(field());
    await user.keyboard('{Enter}');
    expect(address()).toBe('/products/t14');
  });

  it('[G-FIND-1] lose the chosen one when the text changes, so that Enter searches for the text', async () => {
    const { user, address } = aSearchBar();
    await user.type(field(), 'think');
    await list();
    await user.keyboard('{ArrowDown}p');
    expect(active()).toBeNull();
    await user.keyboard('{Enter}');
    expect(address()).toBe('/allproducts?q=thinkp');
  });

  it('[G-FIND-1] close with Escape, which then empties the field, and open with an arrow key', async () => {
    const { user } = aSearchBar();
    await user.type(field(), 'think');
    await list();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().getAttribute('aria-expanded')).toBe('false');
    expect(field().value).toBe('think');
    await user.keyboard('{ArrowDown}');
    await list();
    await user.keyboard('{Escape}{Escape}');
    expect(field().value).toBe('');
  });

  it('[G-FIND-1] leave the keys of an input method alone', async () => {
    const { user, address } = aSearchBar();
    await user.type(field(), 'think');
    await list();
    for (const key of ['ArrowDown', 'Enter', 'Escape'])
      fireEvent.keyDown(field(), { key, isComposing: true, keyCode: 229 });
    fireEvent.keyDown(field(), { key: 'ArrowDown', keyCode: 229 });
    expect(active()).toBeNull();
    expect(field().value).toBe('think');
    expect(address()).toBe('/blog');
  });

  it('[G-FIND-1] close when the focus leaves the form, and keep the text', async () => {
    const { user } = aSearchBar();
    await user.type(field(), 'think');
    await list();
    await user.tab({ shift: true });
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(field().value).toBe('think');
  });

  it('[G-FIND-1] stay on a phone when its keyboard closes; Escape closes the search', async () => {
    let closed = 0;
    const { user } = aSearchBar({ onClose: () => (closed += 1) });
    await user.type(field(), 'think');
    await list();
    act(() => field().blur());
    expect(screen.getByRole('listbox')).toBeTruthy();
    await user.click(field());
    await user.keyboard('{Escape}');
    expect(closed).toBe(1);
  });

  it('[G-FIND-1] tell screen readers how many there are', async () => {
    const { user } = aSearchBar();
    await user.type(field(), 'thinkpad t14');
    await waitFor(() => expect(status()).toBe('2 suggestions'));
    await user.type(field(), 'zeppelin');
    await waitFor(() => expect(status()).toBe('No products match “thinkpad t14zeppelin”.'), { timeout: 2000 });
  });

  it('[G-FIND-1] read the same in the original wording', async () => {
    const { user } = aSearchBar({ language: 'original' });
    await user.type(field(), 'thinkpad');
    await list();
    expect(options().at(-1)).toBe('All results for “thinkpad”2 products');
  });
});

describe('a slow or failing catalogue', () => {
  it('[G-FIND-1] shows suggestions for the latest text once it arrives', async () => {
    const answer = later<Result<Listing<Product>, ApiFailure>>();
    const { user, all } = aSearchBar({ all: () => answer.promise });
    await user.type(field(), 'galaxy');
    expect(await screen.findByText('Preparing suggestions…')).toBeTruthy();
    await user.clear(field());
    await user.type(field(), 'thinkpad');
    act(() => answer.resolve(ok(listing(someProducts))));
    await list();
    expect(group('Products')).toEqual(['ThinkPad T48038,500 tk', 'ThinkPad T1452,000 tk']);
    expect(all).toHaveBeenCalledOnce();
  });

  it('[G-FIND-1] says so in one line, keeps the words, and Enter still searches', async () => {
    const { user, address } = aSearchBar({ all: refuses(offline) });
    await user.type(field(), 'galaxy');
    await waitFor(() => expect(status()).toBe('We couldn’t load suggestions. You can still search.'));
    expect(screen.getAllByText('We couldn’t load suggestions. You can still search.')).toHaveLength(2);
    expect(field().value).toBe('galaxy');
    await user.keyboard('{Enter}');
    expect(address()).toBe('/allproducts?q=galaxy');
  });

  it('[G-FIND-1] is asked again on request, and the focus returns to the field', async () => {
    const answers = [fail(offline), ok(listing(someProducts))];
    const { user } = aSearchBar({ all: async () => answers.shift() ?? fail(offline) });
    await user.type(field(), 'thinkpad');
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await list();
    expect(group('Products')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('[G-FIND-1] is asked again the next time', async () => {
    const answers = [fail(offline), ok(listing(someProducts))];
    const { user, all } = aSearchBar({ all: async () => answers.shift() ?? fail(offline) });
    await user.type(field(), 'thinkpad');
    await screen.findAllByText(/couldn’t load/);
    await user.type(field(), ' t');
    expect(all).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    await user.keyboard('1');
    await list();
    expect(options()[0]).toBe('ThinkPad T1452,000 tk');
  });

  it('[G-FIND-1] is let go when the suggestions close', async () => {
    const answer = later<Result<Listing<Product>, ApiFailure>>();
    let isAborted = false;
    const { user } = aSearchBar({
      all: ({ signal } = {}) => {
        signal?.addEventListener('abort', () => (isAborted = true));
        return answer.promise;
      },
    });
    await user.type(field(), 'galaxy');
    await screen.findByText('Preparing suggestions…');
    await user.tab({ shift: true });
    expect(isAborted).toBe(true);
  });
});

describe('recent searches', () => {
  it('[G-FIND-1] appear in the empty field, latest first, without asking for the catalogue', async () => {
    const { user, all } = aSearchBar({ store: remembering('galaxy s21', 'drone') });
    await user.click(field());
    await list();
    expect(group('Recent searches')).toEqual(['galaxy s21', 'drone']);
    expect(all).not.toHaveBeenCalled();
    await user.click(screen.getByRole('option', { name: 'drone' }));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('[G-FIND-1] go when another tab clears them', async () => {
    const { user, store } = aSearchBar({ store: remembering('galaxy s21') });
    await user.click(field());
    await list();
    act(() => void store.openTab().write(storedSearches, []));
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('[G-FIND-1] hold what was searched for by Enter and by “All results”', async () => {
    const { user, store } = aSearchBar();
    await user.type(field(), 'thinkpad');
    await list();
    await user.keyboard('{Enter}');
    expect(store.read(storedSearches)).toEqual(['thinkpad']);
    // user-event would type behind the text that the form has dropped.
    fireEvent.input(field(), { target: { value: 'galaxy' } });
    await user.click(await screen.findByRole('option', { name: /^All results/ }));
    expect(store.read(storedSearches)).toEqual(['galaxy', 'thinkpad']);
  });

  it('[G-FIND-1] stand among the suggestions that the text may become', async () => {
    const { user, address } = aSearchBar({ store: remembering('thinkpad t14', 'drone') });
    await user.type(field(), 'think');
    await waitFor(() => expect(group('Recent searches')).toEqual(['thinkpad t14']));
    await user.click(screen.getByRole('option', { name: 'thinkpad t14' }));
    expect(address()).toBe('/allproducts?q=thinkpad+t14');
  });

  it('[G-FIND-1] are removed one by one and all, by keyboard too', async () => {
    const { user, store } = aSearchBar({ store: remembering('a1', 'b2', 'c3') });
    await user.click(field());
    await list();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove “a1” from recent searches' }));
    await user.keyboard('{Enter}');
    expect(options()).toEqual(['b2', 'c3']);
    expect(store.read(storedSearches)).toEqual(['b2', 'c3']);
    expect(document.activeElement).toBe(field());
    await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
    expect(options()).toEqual([]);
    expect(store.read(storedSearches)).toEqual([]);
  });
});
