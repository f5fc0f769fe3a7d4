// Prints how good each search's first ten are, by kind of query. Usage: npm run bench:quality [-- PRODUCTS]
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import { ShopDatabase } from '#fakes/server/database/ShopDatabase.ts';
import { LocalWorld } from '#fakes/server/LocalWorld.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { aLocalSearch } from '../contracts/aLocalSearch.ts';
import { type Quality, measureQuality } from './measureQuality.ts';

const now = Date.UTC(2026, 4, 20, 9);
const { marketplace, accounts } = createDemoWorld({ products: Number(process.argv[2] ?? 10_000), now });
const database = new ShopDatabase({ url: ':memory:' });
const seed = { marketplace, accounts, name: 'quality' };
database.fillWith(seed);
const world = new LocalWorld({ seed, database, clock: { now: () => now }, secret: '', extensions: ['search'] });

const { products } = marketplace;
const row = ({ all, byKind }: Quality) =>
  Object.fromEntries(
    [...Object.entries(byKind), ['all', all]].map(([kind, score]) => [kind, Number(score).toFixed(3)]),
  );
const local = await measureQuality(aLocalSearch(products), products);
const inDatabase = await measureQuality(world.marketplace.search as CatalogueSearch, products);
console.log(`nDCG@10 of ${local.queries} queries over ${products.length} products`);
console.table({ local: row(local), libSQL: row(inDatabase) });
console.log(`The worst: '${local.worst}' locally, '${inDatabase.worst}' in libSQL.`);
database.close();
