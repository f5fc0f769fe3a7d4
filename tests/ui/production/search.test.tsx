import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routes } from '#ui/app/routes.ts';
import { paths } from '#ui/context/paths.ts';
import { browseTexts } from '#ui/texts/browse.ts';
import { commonTexts } from '#ui/texts/common.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, settled, shown } from '../faults/screen.ts';
import { playTimeouts } from './playTimeouts.ts';
import { counts, isSearch, many, open, requested, searchFor } from './searchingShop.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';
import { type Call, type Fault, hang, json, reset, text } from './FaultyServer.ts';

vi.setConfig({ testTimeout: 30_000 });
playTimeouts();

const stuckPage = {
  items: [],
  total: { count: 60, exact: true },
  facets: {},
  after: 'stuck',
  asOf: '2026-01-01T00:00:00Z',
};

const asks = (call: Call, wanted: string): boolean => isSearch(call) && call.body.includes(wanted);
const page: Fault = { kind: 'answer', status: 200, body: '<!doctype html><p>Welcome', type: 'text/html' };
const { malformed, unavailable, unreachable } = failureTexts.english;
const { loadingMore, moreFailed, results, showMore, shownSoFar } = browseTexts.english;

describe('[G-SCALE-1] A shop whose marketplace can search', () => {
  const products = { id: many[3]?.id ?? '', categoryName: 'HP' };
  const filled = (pattern: string): string =>
    pattern === paths.booking || pattern === paths.payment
      ? pattern.replace(':id', requested.id)
      : Object.entries(products).reduce((path, [name, value]) => path.replace(`:${name}`, value), pattern);

  it.each(Object.entries({ buyer: people.buyer, seller: people.seller, admin: people.admin }))(
    'asks for no whole list on any page for a %s',
    async (_role, who) => {
      const { server, go } = await open('/', who);
      // Home draws its lists once someone scrolls past the first screen. The login leads there, too.
      fireEvent.scroll(window);
      await settled();
      await see(many[1]?.productName ?? '');
      for (const address of [
        ...routes.map(({ pattern }) => filled(pattern)),
        `/compare?product=${many[0]?.id}&product=${many[1]?.id}`,
      ]) {
        await go(address);
        fireEvent.scroll(window);
        await nothingPending();
      }
      if (who === people.admin) {
        await go(paths.sellers);
        await press(people.seller.name);
        await see('Listings');
        await nothingPending();
      }
      const lists = server.asked.filter((call) => /^GET \/(?:allproducts|categories\/)/.test(call));
      expect(lists).toEqual([]);
      expect(server.calls.some(isSearch)).toBe(true);
    },
    90_000,
  );

  it('shows a first page, says how many there are, and goes on from there', async () => {
    const { server } = await open('/allproducts');
    await see('60 products');
    await see(shownSoFar('24', '60 products'));
    await press(showMore);
    await see(shownSoFar('48', '60 products'));
    await press(showMore);
    await nothingPending();
    expect(shown()).not.toContain(showMore);
    const searches = server.calls.filter(isSearch);
    expect(searches.filter((call) => !counts(call))).toHaveLength(3);
    expect(searches.filter(counts)).toHaveLength(1);
  });

  it('tells screen readers where each product stands', async () => {
    await open('/allproducts');
    await see('60 products');
    const cards = within(screen.getByRole('feed', { name: results })).getAllByRole('article');
    const place = (card: HTMLElement | undefined): string =>
      `${card?.getAttribute('aria-posinset')} of ${card?.getAttribute('aria-setsize')}`;
    expect([place(cards[0]), place(cards[1])]).toEqual(['1 of 60', '2 of 60']);
  });

  it.each([
    ['an HTML page', page, malformed],
    ['a 500', text(500, 'Internal Server Error'), unavailable],
    ['JSON of another shape', json(200, { items: 'none' }), malformed],
    ['a broken connection', reset, unreachable],
  ])('says so when the first page is %s, and loads on the next try', async (_what, fault, words) => {
    const { server, go } = await open('/blog');
    server.script = (call) => (isSearch(call) ? fault : null);
    await go('/allproducts');
    await see(words);
    await nothingPending();
    server.script = () => null;
    await press('Try again');
    await see('60 products');
  });

  it('ends the wait for a search that hangs', async () => {
    const { server, go } = await open('/blog');
    server.script = (call) => (isSearch(call) ? hang : null);
    await go('/allproducts');
    await act(() => vi.advanceTimersByTimeAsync(21_000));
    await see(failureTexts.english.timeout);
    await nothingPending();
  });

  it('keeps what is shown when the next page is lost, and asks for it again in its place', async () => {
    const { server } = await open('/allproducts');
    await see(shownSoFar('24', '60 products'));
    server.script = (call) => (isSearch(call) ? page : null);
    await press(showMore);
    await see(moreFailed);
    expect(shown()).toContain(many[0]?.productName);
    expect(shown()).toContain('60 products');
    let release = (): void => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.script = (call) => (isSearch(call) ? { kind: 'late', release: late } : null);
    await press('Try again');
    expect(document.activeElement?.textContent).toBe(loadingMore);
    release();
    await see(shownSoFar('48', '60 products'));
  });

  it('[G-FAULT-1] reads the pages anew when the place after them is refused', async () => {
    const { server } = await open('/allproducts');
    await see(shownSoFar('24', '60 products'));
    await nothingPending();
    let hasExpired = true;
    server.script = (call) => {
      if (!isSearch(call)) return null;
      const isFirstPage = (JSON.parse(call.body) as { readonly after: string | null }).after === null;
      if (isFirstPage) hasExpired = false;
      return hasExpired ? json(400, { message: 'This cursor has expired' }) : null;
    };
    await press(showMore);
    await see(moreFailed);
    expect(shown()).toContain(many[0]?.productName);
    await press('Try again');
    await see(shownSoFar('48', '60 products'));
  });

  it('[G-FAULT-1] keeps what is shown when further pages lead nowhere, and asks no more for them', async () => {
    const { server } = await open('/allproducts');
    await see(shownSoFar('24', '60 products'));
    await press(showMore);
    await see(shownSoFar('48', '60 products'));
    await nothingPending();
    const isFurther = (call: Call): boolean =>
      isSearch(call) && (JSON.parse(call.body) as { readonly after: string | null }).after !== null;
    server.script = (call) => (isFurther(call) ? json(200, stuckPage) : null);
    let before = server.calls.length;
    const further = (): number => server.calls.slice(before).filter(isFurther).length;
    tellFromAnotherTab('products/');
    await see(commonTexts.english.outdatedTitle);
    await nothingPending();
    expect(further()).toBe(1);
    expect(shown()).toContain(shownSoFar('48', '60 products'));

    for (const button of [showMore, 'Try again']) {
      before = server.calls.length;
      await press(button);
      await vi.waitFor(() => expect(further()).toBe(1), 10_000);
      await nothingPending();
      await see(moreFailed);
      expect(further()).toBe(1);
    }
  });

  it('shows the results of the latest words, however late the answer to others is', async () => {
    const { server } = await open('/allproducts');
    await see('60 products');
    let release = (): void => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.script = (call) => (asks(call, 'elitebook') ? { kind: 'late', release: late } : null);
    await searchFor('elitebook');
    await searchFor('pixel 101');
    await see('1 product');
    release();
    await settled();
    expect(shown()).toContain('Pixel 101');
    expect(shown()).not.toContain('EliteBook');
  });

  it('asks for a key at once, and for those that follow quickly only once', async () => {
    const { server } = await open('/allproducts');
    await see('60 products');
    const asked = (what: (call: Call) => boolean): number => server.calls.filter(isSearch).filter(what).length;
    const pages = (): number => asked((call) => !counts(call));
    const before = { pages: pages(), counts: asked(counts) };
    const field = screen.getByRole('searchbox', { name: 'Search products' });
    for (const text of ['p', 'pi', 'pix', 'pixel 101']) fireEvent.change(field, { target: { value: text } });
    expect(pages() - before.pages).toBeLessThanOrEqual(1);
    await see('1 product');
    await nothingPending();
    expect(pages() - before.pages).toBe(2);
    expect(asked(counts) - before.counts).toBe(2);
  });

  describe('below the field of the bar', () => {
    const fieldOfBar = (): HTMLElement => screen.getByLabelText('Search the shop', { selector: 'input' });
    const write = (value: string): boolean => fireEvent.input(fieldOfBar(), { target: { value } });
    const suggested = (): readonly string[] => {
      const options = screen.queryByRole('listbox', { name: 'Suggestions' })?.querySelectorAll('[role=option]');
      return [...(options ?? [])].map(({ textContent }) => textContent);
    };
    const openBar = async () => {
      const opened = await open('/blog');
      await act(async () => fieldOfBar().focus());
      await vi.waitUntil(() => fieldOfBar().role === 'combobox');
      await nothingPending();
      const { server } = opened;
      const before = server.calls.length;
      /** The texts of all calls since then. */
      const texts = (): readonly unknown[] =>
        server.calls.slice(before).map(({ body }) => (JSON.parse(body) as { readonly text: unknown }).text);
      return { ...opened, texts };
    };

    it('asks for products, categories and the total of a text in one call', async () => {
      const { texts } = await openBar();
      write('pixel 101');
      await see('All results for “pixel 101”');
      await nothingPending();
      expect(suggested()[0]).toContain('Pixel 101');
      expect(suggested().at(-1)).toContain('1 product');
      expect(texts()).toEqual(['pixel 101']);
    });

    it('cancels the call for an earlier text, and never shows its answer', async () => {
      const { server, texts } = await openBar();
      server.script = (call) => (asks(call, 'elitebook') ? hang : null);
      write('elitebook');
      await vi.waitUntil(() => texts().length === 1);
      write('pixel 101');
      await see('All results for “pixel 101”');
      await vi.waitUntil(() => server.abandoned.includes('/search'));
      expect(suggested().join()).not.toContain('EliteBook');
      expect(texts()).toEqual(['elitebook', 'pixel 101']);
    });
  });

  it('never shows earlier results as those of a search that failed', async () => {
    const { server } = await open('/allproducts');
    await see('60 products');
    server.script = (call) => (asks(call, 'pixel') ? text(500, 'Internal Server Error') : null);
    await searchFor('pixel');
    await see(unavailable);
    // A screen reader hears the count once it has settled.
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(shown()).not.toContain('EliteBook');
    expect(shown()).not.toContain('60 products');
    server.script = () => null;
    await press('Try again');
    await see('30 products');
  });

  it('shows a product although what is related to it cannot be found, and finds that on the next try', async () => {
    const { server, go } = await open('/blog');
    server.script = ({ url }) => (url.startsWith('/search') ? page : null);
    await go(`/products/${many[2]?.id}`);
    await see(many[2]?.productName ?? '');
    await see('We couldn’t load similar products');
    server.script = () => null;
    await press('Try again');
    await see('Similar products');
    await nothingPending();
  });
});
