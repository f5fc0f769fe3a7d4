import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Extension, extensions as everyExtension } from '#domain/extensions.ts';
import { emailOfIdToken } from '../auth/idTokens.ts';
import type { Seed } from '../createFakes.ts';
import { InMemoryStorage } from '../control/InMemoryStorage.ts';
import { createDemoWorld } from '../seed/createDemoWorld.ts';
import type { FillProgress, ShopDatabase } from './database/ShopDatabase.ts';
import { GroongaFailure } from './groonga/Groonga.ts';
import { AuthEmulator } from './identity/AuthEmulator.ts';
import { EmulatorAccounts } from './identity/EmulatorAccounts.ts';
import { StoredAccounts } from './identity/StoredAccounts.ts';
import { ImageStore } from './ImageStore.ts';
import { imageHostRoutes } from './imageHostRoutes.ts';
import { LocalBackend } from './LocalBackend.ts';
import { LocalWorld } from './LocalWorld.ts';
import { marketplaceRoutes } from './marketplaceRoutes.ts';
import { proofChecks } from './proofChecks.ts';
import { reportRoutes } from './reportRoutes.ts';
import { ServedPictures } from './ServedPictures.ts';
import { StartProblem } from './StartProblem.ts';
import { createAtStripe, isPaidAtStripe } from './stripe/createAtStripe.ts';
import { stripeRoutes } from './stripe/stripeRoutes.ts';

export type ShopBackendOptions = {
  readonly port: number;
  /** The folder for everything; null keeps it in memory. */
  readonly folder: string | null;
  /** The URL of a libSQL server, in the place of a file in the folder. */
  readonly databaseUrl?: string | undefined;
  readonly databaseToken?: string | undefined;
  /** The URL of a Groonga server, which answers searches in the place of the database. */
  readonly groongaUrl?: string | undefined;
  /** Told while a new database is being filled. */
  readonly progress?: FillProgress | undefined;
  readonly imageKey: string;
  readonly products: number;
  /** With a key, payments start at Stripe itself. */
  readonly stripeSecretKey: string;
  /** Asks for no proof, as in the specification. */
  readonly loose?: boolean;
  /** The marketplace's extensions; all by default. */
  readonly extensions?: readonly Extension[];
};

/** A whole backend for the shop: marketplace, sign-in, image host and payments, with the demo world. */
export async function startShopBackend(options: ShopBackendOptions): Promise<LocalBackend> {
  const { port, folder, imageKey, stripeSecretKey, loose = false, extensions = everyExtension } = options;
  const unknown = extensions.find((name) => !everyExtension.includes(name));
  if (unknown !== undefined)
    throw new StartProblem(`“${unknown}” is no extension; known are ${everyExtension.join(', ')}.`);
  const clock = { now: () => Date.now() };
  const pictures = new ServedPictures(`http://localhost:${port}`);
  const name = worldName(options);
  const seedOf = (count: number): Seed => {
    const { marketplace, accounts } = createDemoWorld({ products: count, now: clock.now(), extensions });
    return { marketplace: pictures.of(marketplace), accounts, name };
  };
  const { database, seed } = await openDatabase(options, seedOf);
  const world = new LocalWorld({
    seed,
    storage: new InMemoryStorage(),
    database,
    clock,
    secret: secretIn(folder),
    extensions,
  });
  const emulator = await AuthEmulator.load();
  const account = {
    secretKey: stripeSecretKey,
    world: createHash('sha256').update(world.secret).digest('hex').slice(0, 12),
  };
  const isStripe = stripeSecretKey !== '';
  const createIntent = isStripe ? createAtStripe.bind(null, account) : null;
  const verifyPayment = isStripe ? isPaidAtStripe.bind(null, account) : null;

  const backend = await LocalBackend.start(
    (publicUrl) => [
      ...(loose ? [] : [proofChecks(world.marketplace, (idToken) => emailOfIdToken(idToken, clock.now()))]),
      marketplaceRoutes(world.marketplace, createIntent, verifyPayment),
      imageHostRoutes({
        store: new ImageStore(folder === null ? null : join(folder, 'images')),
        publicUrl,
        key: imageKey,
      }),
      pictures.routes(),
      reportRoutes(),
      stripeRoutes(world.ledger, clock),
    ],
    { port, beside: emulator, onStop: () => database?.close() },
  );
  const signIn = new EmulatorAccounts(backend.url);
  const storedAccounts = new StoredAccounts(signIn, database?.accounts ?? null);
  await signIn.protectPrivacy();
  await storedAccounts.restore(seed.accounts);
  emulator.onChange(() => storedAccounts.keep());
  return backend;
}

/** Just enough for the start of a database that is filled already. */
const fewestProducts = 24;

/** From this many products on, counting is a quarter of the work, and holds up everybody else. */
const longToCount = 10_000;

/** Each engine has tables of its own, so a world belongs to one engine; and only a world with `sales` has deals. */
function worldName({ products, groongaUrl, extensions = everyExtension }: ShopBackendOptions): string {
  const engine = groongaUrl === undefined ? '' : '-groonga';
  return `demo-${products}${engine}${extensions.includes('sales') ? '' : '-without-sales'}`;
}

/** Fills a new database. Null if everything stays in memory. */
async function openDatabase(
  options: ShopBackendOptions,
  seedOf: (products: number) => Seed,
): Promise<{ readonly database: ShopDatabase | null; readonly seed: Seed }> {
  const { folder, databaseUrl, databaseToken, groongaUrl, products, progress } = options;
  if (folder === null && databaseUrl === undefined) return { database: null, seed: seedOf(products) };
  const { ShopDatabase } = await import('./database/ShopDatabase.ts');
  const name = worldName(options);
  // Another world is another file.
  const url = databaseUrl ?? `file:${join(folder ?? '.', `${name.replace('demo', 'shop')}.db`)}`;
  const engineOf =
    groongaUrl === undefined ? undefined : (await import('./groonga/groongaEngine.ts')).groongaEngine(groongaUrl);
  const database = opened(url, () => new ShopDatabase({ url, authToken: databaseToken }, engineOf));
  if (database.seedName !== null && database.seedName !== name)
    throw new StartProblem(`${url} holds ${database.seedName}, not ${name}. Start with that world, or empty it.`);
  const isFilled = database.seedName === name;
  if (isFilled && database.lacksSearch)
    throw new StartProblem(`${url} was filled before there was a search, and would find nothing. ${adviceOn(url)}`);
  const seed = seedOf(isFilled ? Math.min(products, fewestProducts) : products);
  if (!isFilled) database.fillWith(seed, progress);
  await database.fillEngine(progress).catch((error: unknown) => {
    if (!(error instanceof GroongaFailure)) throw error;
    console.warn(`${error.message}: searches fail until it does.`);
  });
  if (products >= longToCount) database.countInProcess();
  return { database, seed };
}

function adviceOn(url: string): string {
  return url.startsWith('file:') ? 'Delete the file to begin anew.' : 'Look at LIBSQL_URL, or empty that database.';
}

function opened<T>(url: string, open: () => T): T {
  try {
    return open();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new StartProblem(`${url} can't be opened: ${why}. ${adviceOn(url)}`, { cause });
  }
}

/** The same key after a restart, so that a restart signs nobody out. */
function secretIn(folder: string | null): string {
  if (folder === null) return randomBytes(32).toString('hex');
  const file = join(folder, 'secret');
  mkdirSync(folder, { recursive: true });
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  // Everybody knows an empty key: a start that was killed may have left one.
  if (known !== '') return known;
  const secret = randomBytes(32).toString('hex');
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
