// Measures the search in the database over the real wire, without a browser.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CatalogueSearch, FindRequest } from '#domain/search/CatalogueSearch.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import { LocalBackend } from '#fakes/server/LocalBackend.ts';
import { LocalWorld } from '#fakes/server/LocalWorld.ts';
import type { SearchEngineOf } from '#fakes/server/database/SearchEngine.ts';
import { ShopDatabase } from '#fakes/server/database/ShopDatabase.ts';
import { marketplaceRoutes } from '#fakes/server/marketplaceRoutes.ts';

const typed = ['iphone 13', 'samsung galaxy', 'dell latitude', 'canon', 'thinkpda', 'laptop 16gb', 'mirpur dhaka'];
const facets = ['categories', 'conditions', 'places', 'verified', 'advertised', 'price', 'months'] as const;
const first: FindRequest = { within: { of: 'all' }, query: emptyQuery, size: 24, after: null, facets };

/** Every text on the way to those that are typed. */
const keys: readonly FindRequest[] = typed.flatMap((text) =>
  Array.from(text, (_, length) => ({ ...first, query: { ...emptyQuery, text: text.slice(0, length + 1) } })),
);

const narrowings = [
  { categories: ['Smart Phone'] },
  { categories: ['Dell', 'HP'], conditions: ['Good'] as const },
  { places: ['Dhaka'] },
  { verified: true },
  { advertised: true },
  { price: { min: 10_000, max: 30_000 } },
  { months: { min: null, max: 12 } },
  { categories: ['Camera'], places: ['Sylhet'], verified: true },
  { price: { min: 20_000, max: 20_500 } },
];

/** Choices with and without a text, in each order. */
const choices: readonly FindRequest[] = ['', 'samsung', 'dell latitude 7490'].flatMap((text) =>
  narrowings.flatMap((narrowing) =>
    ([null, 'price-up', 'saving'] as const).map((sort) => ({
      ...first,
      query: { ...emptyQuery, ...narrowing, text, sort },
    })),
  ),
);

async function measure(ask: (request: FindRequest) => Promise<unknown>, requests: readonly FindRequest[]) {
  const times: number[] = [];
  const work: number[] = [];
  let slowest = { time: 0, request: '' };
  for (const request of requests) {
    const begun = performance.now();
    const before = process.cpuUsage();
    await ask(request);
    const { user, system } = process.cpuUsage(before);
    const time = performance.now() - begun;
    times.push(time);
    work.push((user + system) / 1000);
    if ((work.at(-1) ?? 0) > slowest.time) slowest = { time: work.at(-1) ?? 0, request: JSON.stringify(request.query) };
  }
  return { text: `${percentiles(times)} ms by the clock, ${percentiles(work)} ms of work`, slowest };
}

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `${at(0.5)} / ${at(0.95)}`;
}

function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, file) => sum + statSync(join(folder, file)).size, 0);
}

/** The compressed bytes of an answer's body. */
async function bytesOf(url: string, request: FindRequest): Promise<number> {
  const { query, size } = request;
  const answer = await fetch(`${url}/search`, {
    method: 'POST',
    body: JSON.stringify({ ...query, size, facets }),
    headers: { 'accept-encoding': 'identity' },
  });
  return (await answer.arrayBuffer()).byteLength;
}

/** The database answers the searches, or another engine beside it. */
export async function benchInEngine(products: number, engineOf?: SearchEngineOf): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-scale-'));
  const now = Date.now();
  const { marketplace, accounts } = createDemoWorld({ products, now, extensions: ['sales', 'search'] });
  const seed = { marketplace, accounts, name: `demo-${products}` };
  const begun = performance.now();
  const database = new ShopDatabase({ url: `file:${join(folder, 'shop.db')}` }, engineOf);
  database.fillWith(seed, (done, of) => {
    if (of > 100_000 && done % 100_000 === 0) console.log(`  ${done} of ${of}`);
  });
  const stored = (performance.now() - begun) / 1000;
  await database.fillEngine();
  const filled = (performance.now() - begun) / 1000;
  const world = new LocalWorld({
    seed: { ...seed, marketplace: { ...marketplace, products: [] } },
    database,
    clock: { now: () => now },
    secret: 'only for the bench',
    extensions: ['sales', 'search'],
  });
  const search = world.marketplace.search as CatalogueSearch;
  const backend = await LocalBackend.start(() => [marketplaceRoutes(world.marketplace)], {
    onStop: () => database.close(),
  });
  const overWire = async ({ query, size }: FindRequest) =>
    (
      await fetch(`${backend.url}/search`, { method: 'POST', body: JSON.stringify({ ...query, size, facets }) })
    ).arrayBuffer();
  try {
    await search.find(first);
    const inEngine = {
      key: await measure(search.find.bind(search), keys),
      choice: await measure(search.find.bind(search), choices),
    };
    const wire = { key: await measure(overWire, keys), choice: await measure(overWire, choices) };
    console.log(
      [
        `${products} products`,
        `fill ${filled.toFixed(1)} s, of which ${(filled - stored).toFixed(1)} s for an engine beside the database; ${Math.round(sizeOf(folder) / 1e6)} MB`,
        `first list ${await bytesOf(backend.url, first)} bytes before compression`,
        'p50 / p95, each with the first page, the total and every facet',
        `in the engine: key ${inEngine.key.text}; choice ${inEngine.choice.text}`,
        `over the wire: key ${wire.key.text}; choice ${wire.choice.text}`,
        `load ${loadavg()
          .map((load) => load.toFixed(1))
          .join(' ')}`,
      ].join('\n  '),
    );
    for (const [name, { slowest }] of Object.entries(inEngine))
      console.log(`  slowest ${name}: ${Math.round(slowest.time)} ms of work, ${slowest.request}`);
  } finally {
    await backend.stop();
    rmSync(folder, { recursive: true });
  }
}
