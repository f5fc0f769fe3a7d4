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
const first: FindRequest = { within: { of: 'all' }, query: emptyQuery, size: 24, after: null, facets: [] };
/** The two calls of a search. */
const parts = { page: {}, counts: { size: 0, facets } } as const;

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

async function tell(
  what: string,
  ask: (request: FindRequest) => Promise<unknown>,
  asked: (requests: readonly FindRequest[]) => readonly FindRequest[],
): Promise<void> {
  for (const [name, requests] of Object.entries({ key: keys, choice: choices })) {
    const { text, slowest } = await measure(ask, asked(requests));
    console.log(`  ${what}: ${name} ${text}; slowest ${Math.round(slowest.time)} ms of work, ${slowest.request}`);
  }
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

type EngineBench = {
  readonly products: number;
  /** Answers the searches in the place of the database. */
  readonly engineOf?: SearchEngineOf | undefined;
  /** Keeps the database, and uses one that is there. */
  readonly folder?: string | undefined;
};

export async function benchInEngine({ products, engineOf, folder: kept }: EngineBench): Promise<void> {
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'shop-scale-'));
  const now = Date.now();
  const name = `demo-${products}`;
  const begun = performance.now();
  const database = new ShopDatabase({ url: `file:${join(folder, `shop-${products}.db`)}` }, engineOf);
  const isFilled = database.seedName === name;
  const { marketplace, accounts } = createDemoWorld({
    products: isFilled ? 24 : products,
    now,
    extensions: ['sales', 'search'],
  });
  const seed = { marketplace, accounts, name };
  if (!isFilled)
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
  const overWire = async ({ query, size, facets: counted }: FindRequest) =>
    (
      await fetch(`${backend.url}/search`, {
        method: 'POST',
        body: JSON.stringify({ ...query, size, facets: counted }),
      })
    ).arrayBuffer();
  try {
    await search.find({ ...first, facets });
    console.log(
      [
        `${products} products`,
        isFilled
          ? 'filled already'
          : `fill ${filled.toFixed(1)} s, of which ${(filled - stored).toFixed(1)} s for an engine beside the database; ${Math.round(sizeOf(folder) / 1e6)} MB`,
        `first list ${await bytesOf(backend.url, first)} bytes before compression`,
        'p50 / p95 of the first page with its total, and of every count',
      ].join('\n  '),
    );
    for (const part of ['page', 'counts'] as const) {
      const asked = (requests: readonly FindRequest[]) => requests.map((request) => ({ ...request, ...parts[part] }));
      await tell(`${part} in the engine`, search.find.bind(search), asked);
      await tell(`${part} over the wire`, overWire, asked);
    }
    const load = loadavg().map((one) => one.toFixed(1));
    console.log(`  load ${load.join(' ')}`);
  } finally {
    await backend.stop();
    if (kept === undefined) rmSync(folder, { recursive: true });
  }
}
