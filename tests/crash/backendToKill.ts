// A backend on a database, which the crash test kills. Usage: node --import ./src/build/typescript.mjs … FILE
import { LocalBackend } from '#fakes/server/LocalBackend.ts';
import { LocalWorld } from '#fakes/server/LocalWorld.ts';
import { marketplaceRoutes } from '#fakes/server/marketplaceRoutes.ts';
import { ShopDatabase } from '#fakes/server/database/ShopDatabase.ts';
import { tinyWorld } from '../contracts/tinyWorld.ts';

const [file = ''] = process.argv.slice(2);
const database = new ShopDatabase({ url: `file:${file}` });
if (database.seedName === null) database.fillWith(tinyWorld);
const { marketplace } = new LocalWorld({
  seed: tinyWorld,
  database,
  clock: { now: () => Date.now() },
  secret: 'only for tests',
});
const { url } = await LocalBackend.start(() => [marketplaceRoutes(marketplace)]);
console.log(url);
