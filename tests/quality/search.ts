// Prints how good each search's first ten are, by kind of query. Usage: npm run bench:quality [-- PRODUCTS]
import { spawnSync } from 'node:child_process';
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import { groongaEngine } from '#fakes/server/groonga/groongaEngine.ts';
import { ShopDatabase } from '#fakes/server/database/ShopDatabase.ts';
import { LocalWorld } from '#fakes/server/LocalWorld.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { aLocalSearch } from '../contracts/aLocalSearch.ts';
import { startGroonga } from '../groonga/startGroonga.ts';
import { numberIn } from '../scriptWords.mjs';
import { type Quality, measureQuality } from './measureQuality.ts';

const now = Date.UTC(2026, 4, 20, 9);
const { marketplace, accounts } = createDemoWorld({
  products: numberIn('Usage: npm run bench:quality [-- PRODUCTS]', 10_000),
  now,
});
const seed = { marketplace, accounts, name: 'quality' };

function measureIn(database: ShopDatabase): Promise<Quality> {
  database.fillWith(seed);
  const world = new LocalWorld({ seed, database, clock: { now: () => now }, secret: '', extensions: ['search'] });
  return measureQuality(world.marketplace.search as CatalogueSearch, products);
}

const { products } = marketplace;
const row = ({ all, byKind }: Quality) =>
  Object.fromEntries(
    [...Object.entries(byKind), ['all', all]].map(([kind, score]) => [kind, Number(score).toFixed(3)]),
  );
const local = await measureQuality(aLocalSearch(products), products);
const database = new ShopDatabase({ url: ':memory:' });
const inDatabase = await measureIn(database);
await database.close();
console.log(`nDCG@10 of ${local.queries} queries over ${products.length} products`);
console.table({ local: row(local), libSQL: row(inDatabase), ...(await groongaRow()) });
console.log(`The worst: '${local.worst}' locally, '${inDatabase.worst}' in libSQL.`);

/** Only where Groonga is installed. */
async function groongaRow() {
  if (spawnSync('groonga', ['--version']).status !== 0) return {};
  const groonga = await startGroonga();
  const fed = new ShopDatabase({ url: ':memory:' }, groongaEngine(groonga.url));
  const quality = await measureIn(fed);
  await fed.close();
  await groonga.stop();
  return { Groonga: row(quality) };
}
