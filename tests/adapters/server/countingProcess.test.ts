import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { searchCallAbilities } from '#domain/search/searchCallAbilities.ts';
import type { CancelSignal } from '#domain/shared/reading.ts';
import { fail } from '#domain/shared/Result.ts';
import { LocalBackend } from '#fakes/server/LocalBackend.ts';
import { searchRoutes } from '#fakes/server/searchRoutes.ts';
import { Database, type DatabasePlace } from '#fakes/server/database/Database.ts';
import { CatalogueTable } from '#fakes/server/database/search/CatalogueTable.ts';
import { DatabaseSearch } from '#fakes/server/database/search/DatabaseSearch.ts';
import { CountingProcess, startCounting } from '#fakes/server/database/search/CountingProcess.ts';
import { CountingInTurns, type FacetCounting } from '#fakes/server/database/search/FacetCounting.ts';
import { newProduct } from '../marketplace-rest/wire.ts';
import { clock, openWorld } from './searchOracle.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const folder = mkdtempSync(join(tmpdir(), 'shop-counting-'));
const place: DatabasePlace = { url: `file:${join(folder, 'shop.db')}` };
const asked = { query: { ...emptyQuery, text: 'samsung' }, facets: searchCallAbilities.facets };

let opened: ReturnType<typeof openWorld>;
let database: Database;
let here: FacetCounting;
let counter: CountingProcess;
/** Every process that was started, the running one last. */
const children: ChildProcess[] = [];
let now = 0;
/** How often it was counted outside of the process. */
let countedHere = 0;

/** Resolves once the running process has ended. */
async function kill(): Promise<void> {
  const child = children.at(-1);
  if (child === undefined) return;
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** The process takes a second or two to start. */
const untilReady = () =>
  vi.waitUntil(
    async () => {
      const before = countedHere;
      await counter.count({ query: emptyQuery, facets: [] });
      return countedHere === before;
    },
    { timeout: 50_000, interval: 100 },
  );

beforeAll(async () => {
  opened = openWorld(300, undefined, place.url);
  database = new Database(place);
  here = new CountingInTurns(database, new CatalogueTable(database));
  const counted: FacetCounting = {
    count: (request, signal) => {
      countedHere += 1;
      return here.count(request, signal);
    },
  };
  const start = (): ChildProcess => {
    const started = startCounting();
    children.push(started);
    return started;
  };
  counter = new CountingProcess(place, counted, { start, now: () => now });
  expect(await counter.count(asked)).toEqual(await here.count(asked));
  expect(countedHere).toBe(1);
  await untilReady();
});

afterAll(async () => {
  await counter.close();
  await opened.database.close();
  rmSync(folder, { recursive: true });
});

it('[G-SCALE-1] a process counts what the backend itself would count', async () => {
  for (const query of [emptyQuery, asked.query, { ...emptyQuery, categories: ['HP'], price: { min: 1, max: 30_000 } }])
    expect(await counter.count({ ...asked, query })).toEqual(await here.count({ ...asked, query }));
});

it('[G-SCALE-1] a process counts a product that was posted just now', async () => {
  const query = { ...emptyQuery, text: 'zzyzx' };
  expect((await counter.count({ ...asked, query }))?.total.count).toBe(0);
  opened.world.marketplace.products.add({ ...newProduct, productName: 'Zzyzx 9000', sellerEmail: 'a@shop.example' });
  expect((await counter.count({ ...asked, query }))?.total.count).toBe(1);
});

it('[G-SCALE-1] counting ends when nobody waits for it', async () => {
  const cancel = new AbortController();
  const counting = counter.count(asked, cancel.signal);
  cancel.abort();
  expect(await counting).toBeNull();
  expect(await here.count(asked, cancel.signal)).toBeNull();
  expect((await counter.count(asked))?.total.count).toBeGreaterThan(0);
});

it('[G-SCALE-1] a backend notices that a search’s caller has left', async () => {
  const { search } = opened;
  let heard: CancelSignal | undefined;
  const find: CatalogueSearch['find'] = (_, { signal } = {}) => {
    heard = signal;
    return new Promise((resolve) => {
      signal?.addEventListener('abort', () => resolve(fail({ code: 'api/cancelled' })));
    });
  };
  const backend = await LocalBackend.start(() => [searchRoutes({ ...search, find })]);
  const leave = new AbortController();
  const call = fetch(`${backend.url}/search`, { method: 'POST', body: '{}', signal: leave.signal });
  await vi.waitUntil(() => heard !== undefined);
  leave.abort();
  await expect(call).rejects.toThrow('aborted');
  await vi.waitUntil(() => heard?.aborted === true);
  await backend.stop();
});

it('a process goes on counting when a terminal interrupts it and its backend', async () => {
  children.at(-1)?.kill('SIGINT');
  const counts = countedHere;
  expect(await counter.count(asked)).toEqual(await here.count(asked));
  expect([countedHere, children.length]).toEqual([counts, 1]);
});

it('[G-SCALE-1] counts go on, and are right, when their process dies, and another one takes over', async () => {
  const texts = ['samsung', 'iphone', 'dell', 'canon', 'phone', 'laptop'];
  let killAt = Infinity;
  const counting: FacetCounting = {
    count: (request, signal) => {
      const counted = counter.count(request, signal);
      killAt -= 1;
      if (killAt === 0) void kill();
      return counted;
    },
  };
  const { products } = opened.world.marketplace;
  const search = new DatabaseSearch({ database, table: new CatalogueTable(database), products, clock, counting });
  const backend = await LocalBackend.start(() => [searchRoutes(search)]);
  onTestFinished(() => backend.stop());
  const ask = async (text: string): Promise<unknown> => {
    const body = JSON.stringify({ text, size: 0, facets: asked.facets });
    const response = await fetch(`${backend.url}/search`, { method: 'POST', body });
    const { total, facets } = (await response.json()) as Record<string, unknown>;
    return { total, facets };
  };
  const before = await Promise.all(texts.map(ask));
  const counts = countedHere;
  killAt = texts.length;
  expect(await Promise.all(texts.map(ask))).toEqual(before);
  expect(await Promise.all(texts.map(ask))).toEqual(before);
  expect(countedHere).toBeGreaterThan(counts);
  expect(children).toHaveLength(2);
  await untilReady();
  expect(await Promise.all(texts.map(ask))).toEqual(before);
});

it('[G-SCALE-1] a process that dies at once is not started for ever, and says so', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => log.mockRestore());
  const expected = await here.count(asked);
  while (log.mock.calls.length === 0) {
    await kill();
    expect(await counter.count(asked)).toEqual(expected);
  }
  expect(log).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('The backend counts by itself'));
  expect(children).toHaveLength(4);
  now += 59_000;
  expect(await counter.count(asked)).toEqual(expected);
  expect(children).toHaveLength(4);
  now += 1000;
  expect(await counter.count(asked)).toEqual(expected);
  expect(children).toHaveLength(5);
  await untilReady();
  expect(await counter.count(asked)).toEqual(expected);
});
