import { describe, expect, test } from 'vitest';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { Listing } from '#domain/shared/reading.ts';
import type { Result } from '#domain/shared/Result.ts';
import { hostileRows } from '../../hostile/hostileRows.ts';
import { reportsOf } from '../../hostile/hostileWorld.ts';
import { hostileStrings } from '../../hostile/hostileStrings.ts';
import { withHostileMarketplace } from '../../hostile/hostileMarketplace.ts';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { ScriptedServer } from '../ScriptedServer.ts';
import { signedInAs } from '../signedInAs.ts';
import { restMarketplace } from './restMarketplace.ts';

const known = { buyer: 'buyer@shop.example', seller: 'seller@shop.example' };
const rows = hostileRows(known);

type Lists = {
  readonly [path: string]: (api: MarketplaceApi) => Promise<Result<Listing<object>, { readonly code: string }>>;
};
const lists: Lists = {
  '/allproducts': (api) => api.products.all(),
  '/categories': (api) => api.categories.list(),
  '/buyersproducts': (api) => api.bookings.ofBuyer(known.buyer),
  '/sellers': (api) => api.sellers.list(),
  '/buyers': (api) => api.buyers.list(),
  '/upcoming-product': (api) => api.upcomingProducts.list(),
  '/reporteditems': (api) => reportsOf(api).list(),
};

/** The texts, without the hair spaces that the adapter puts into very long words. */
function textsOf(items: readonly object[]): ReadonlySet<string> {
  return new Set(
    items
      .flatMap((item) => Object.values(item).filter((value) => typeof value === 'string'))
      .map((text: string) => text.replaceAll('\u200a', '')),
  );
}

/** Strings that are no key: only white space, or absurdly long. */
const isKey = (text: unknown): boolean => typeof text === 'string' && text.trim() !== '' && text.length <= 1000;

describe('[G-SEC-1] hostile text in every field', () => {
  test.each(Object.entries(lists))(
    'comes through %s unchanged, and only rows without a usable id are left out',
    async (path, read) => {
      const answer = await withHostileMarketplace(known, read);
      if (!answer.ok) throw new Error(answer.failure.code);
      const {
        items,
        unreadable: { length: dropped },
      } = answer.value;
      const sent = rows[path] ?? [];
      expect(items.length + dropped).toBe(sent.length);
      expect(dropped).toBeLessThan(sent.length / 4);
      const texts = textsOf(items);
      const words = hostileStrings.filter((text) => text.trim() !== '');
      const lost =
        path === '/categories'
          ? words.filter((text) => isKey(text) && !texts.has(text))
          : words.filter((text) => !texts.has(text));
      expect(lost.map((text) => text.slice(0, 80))).toEqual([]);
      expect(items.every((item) => Object.getPrototypeOf(item) === Object.prototype)).toBe(true);
    },
  );

  test('gets hair spaces in every run that would hang a browser, and no more on the second read', async () => {
    const answer = await withHostileMarketplace(known, (api) => api.products.all());
    if (!answer.ok) throw new Error(answer.failure.code);
    const names = answer.value.items.map(({ productName }) => productName);
    const longest = names.flatMap((name) => name.split(/\s/)).reduce((most, run) => Math.max(most, run.length), 0);
    expect(longest).toBeLessThanOrEqual(220);
    expect(names.some((name) => name.length > 100_000)).toBe(true);
  });

  test('never makes a call leave its own path', async () => {
    const server = await ScriptedServer.start();
    server.answer({ json: { deletedCount: 1 } });
    const api = restMarketplace({
      url: `${server.url}/api`,
      store: new InMemoryTokenStore('kept'),
      auth: signedInAs(known.buyer),
    });
    for (const text of hostileStrings.filter(({ length }) => length < 1000)) await api.bookings.delete(text);
    await server.stop();
    expect(server.received).toHaveLength(hostileStrings.length - 2);
    for (const { method, url } of server.received)
      expect([method, url]).toEqual(['DELETE', expect.stringMatching(/^\/api\/booking\/[^/?#]+$/)]);
  });
});
