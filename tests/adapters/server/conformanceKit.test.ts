import { spawn } from 'node:child_process';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Extension } from '#domain/extensions.ts';
import { emailOfIdToken } from '#fakes/auth/idTokens.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import type { MarketplaceChanges } from '#fakes/marketplace/MarketplaceStore.ts';
import { AuthEmulator } from '#fakes/server/identity/AuthEmulator.ts';
import { EmulatorAccounts, emulatorAccount } from '#fakes/server/identity/EmulatorAccounts.ts';
import { LocalBackend } from '#fakes/server/LocalBackend.ts';
import { LocalWorld } from '#fakes/server/LocalWorld.ts';
import { marketplaceRoutes } from '#fakes/server/marketplaceRoutes.ts';
import { proofChecks } from '#fakes/server/proofChecks.ts';
import { stripeRoutes } from '#fakes/server/stripe/stripeRoutes.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { people, tinyWorld } from '../../contracts/tinyWorld.ts';

let backend: LocalBackend | undefined;
afterEach(() => backend?.stop());

function aWorld(
  extensions: readonly Extension[] = [],
  storage = new InMemoryStorage(),
  products: readonly Product[] = [],
): LocalWorld {
  return new LocalWorld({
    extensions,
    seed: { ...tinyWorld, marketplace: { ...tinyWorld.marketplace, products } },
    storage,
    clock: { now: () => Date.now() },
    secret: 'only for tests',
  });
}

/** The loose local backend behind a proxy that a test can script. */
async function start(before: (app: Hono) => Hono = (app) => app): Promise<LocalWorld> {
  const world = aWorld();
  backend = await LocalBackend.start(() => [before(new Hono()), marketplaceRoutes(world.marketplace)]);
  return world;
}

function runKit(...options: readonly string[]): Promise<{ readonly code: number | null; readonly printed: string }> {
  return new Promise((resolve) => {
    // With these variables set, the kit's Vitest would take itself for a worker of this one.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
    const kit = spawn(
      process.execPath,
      ['tests/conformance/backend/run.mjs', '--api', backend?.url ?? '', ...options],
      { env },
    );
    let printed = '';
    kit.stdout.on('data', (data) => (printed += String(data)));
    kit.stderr.on('data', (data) => (printed += String(data)));
    kit.on('close', (code) => resolve({ code, printed }));
  });
}

test(
  '[G-DEV-3] passes a backend that keeps the contract, and leaves nothing behind',
  { timeout: 120_000 },
  async () => {
    const world = await start();
    const before = world.marketplace.products.all();
    const { code, printed } = await runKit('--admin', people.admin.email, '--strict');
    expect(printed).toContain(' 0 not kept');
    expect(printed).toMatch(/S-CALL-18 +POST \/allproducts +kept/);
    expect(printed).toMatch(/person conformance\.first-seller\.\w+@shop\.example: removed/);
    expect(printed).not.toContain('left there');
    expect(code).toBe(0);
    expect(world.marketplace.products.all()).toEqual(before);
  },
);

test(
  '[G-DEV-3] [G-PROOF-1] proves its people’s identity to a strict backend, and leaves no accounts behind',
  { timeout: 120_000 },
  async () => {
    const world = aWorld();
    backend = await LocalBackend.start(
      () => [
        proofChecks(world.marketplace, (idToken) => emailOfIdToken(idToken, Date.now())),
        marketplaceRoutes(world.marketplace),
      ],
      { beside: await AuthEmulator.load() },
    );
    const accounts = new EmulatorAccounts(backend.url);
    await accounts.put(tinyWorld.accounts.map(emulatorAccount));
    const { email, password } = people.admin;
    const { code, printed } = await runKit(
      '--admin',
      email,
      '--admin-password',
      password,
      '--firebase-key',
      'any',
      '--firebase-emulator',
      backend.url,
      '--strict',
    );
    expect(printed).toContain(' 0 not kept');
    expect(printed).toMatch(/kept +Proof: \[G-PROOF-1\] issues a token only to the owner/);
    expect(printed).toMatch(/\d+ accounts at the sign-in provider: removed/);
    expect(printed).not.toContain('left there');
    expect(code).toBe(0);
    expect(await accounts.all()).toHaveLength(tinyWorld.accounts.length);
  },
);

test(
  '[G-DEV-3] shows the actual answer of a failed case, and what it could not delete',
  { timeout: 120_000 },
  async () => {
    await start((app) => app.get('/categories', (c) => c.json({ data: [] })));
    const { code, printed } = await runKit();
    expect(printed).toMatch(/NOT KEPT +CategoriesApi: \[S-SHOP-2\] lists the categories/);
    expect(printed).toContain('the last call was GET /categories');
    expect(printed).toContain('and what came was 200 {"data":[]}');
    expect(printed).toMatch(/S-CALL-20 +GET \/categories +NOT KEPT in \d+ of \d+ cases/);
    expect(printed).toMatch(/S-CALL-1 +GET \/sellers +not asked/);
    expect(printed).toMatch(/person .*: left there, for want of an admin/);
    expect(code).toBe(1);
  },
);

test(
  '[G-DEV-3] deletes every row of a person registered twice, and prints the wrong row of a long list',
  { timeout: 120_000 },
  async () => {
    const doubles = new Set<string>();
    await start((app) =>
      app
        .delete('/users/:email', async (c, next) => {
          const email = c.req.param('email');
          if (doubles.has(email) || !email.startsWith('conformance.')) return next();
          doubles.add(email);
          return c.json({ acknowledged: true, deletedCount: 1 });
        })
        .get('/categories', (c) =>
          c.json([
            ...Array.from({ length: 9 }, (_, place) => ({
              _id: String(place),
              categoryName: 'HP',
              img: 'https://pictures.example/hp.webp',
            })),
            { _id: 'wrong', categoryName: null },
          ]),
        ),
    );
    const { printed } = await runKit('--admin', people.admin.email);
    expect(printed).toMatch(/person conformance\.first-seller\.\w+@shop\.example: removed, all 2 rows of it/);
    expect(printed).toContain('{"_id":"wrong","categoryName":null}');
  },
);

test(
  '[G-DEV-3] [G-SALE-1] [G-PAY-2] [G-REP-1] asks a backend for the extensions that are named, also after a space, and leaves nothing behind',
  { timeout: 240_000 },
  async () => {
    const storage = new InMemoryStorage();
    const world = aWorld(['sales', 'paid', 'reports'], storage);
    backend = await LocalBackend.start(
      () => [
        proofChecks(world.marketplace, (idToken) => emailOfIdToken(idToken, Date.now())),
        marketplaceRoutes(world.marketplace),
        stripeRoutes(world.ledger, world.clock),
      ],
      { beside: await AuthEmulator.load() },
    );
    const accounts = new EmulatorAccounts(backend.url);
    await accounts.put(tinyWorld.accounts.map(emulatorAccount));
    const { email, password } = people.admin;
    const { code, printed } = await runKit(
      '--admin',
      email,
      '--admin-password',
      password,
      '--firebase-key',
      'any',
      '--firebase-emulator',
      backend.url,
      '--strict',
      '--plays-payments',
      '--extensions',
      'sales, paid, reports',
    );
    expect(printed).toContain(' 0 not kept');
    expect(printed).toMatch(/sales +GET \/sellersbookings\?email=\{email\} +kept/);
    expect(printed).toMatch(/sales +PUT \/booking\/\{id\}\/state +kept/);
    expect(printed).toMatch(/paid +PUT \/booking\/\{id\} +kept/);
    for (const call of ['POST \\/reporteditems', 'GET \\/reporteditems', 'DELETE \\/reporteditems\\/\\{id\\}'])
      expect(printed).toMatch(new RegExp(`reports +${call} +kept`));
    expect(printed).not.toContain('left there');
    expect(code).toBe(0);
    const { value } = JSON.parse(storage.read('fakes.marketplace') ?? '') as { value: MarketplaceChanges };
    expect(value.bookings.added).toEqual([]);
    expect(value.reports?.added).toEqual([]);
  },
);

test(
  '[G-DEV-3] [G-SCALE-1] leaves the products of other people alone when it checks a search',
  { timeout: 120_000 },
  async () => {
    const offers = [1, 2, 3, 4].map((price) =>
      aProduct({ id: String(price).padStart(24, '0'), price, sellerEmail: people.seller.email }),
    );
    const world = aWorld(['search'], new InMemoryStorage(), offers);
    backend = await LocalBackend.start(() => [marketplaceRoutes(world.marketplace)]);
    const before = world.marketplace.products.all();
    const { code, printed } = await runKit('--admin', people.admin.email, '--extensions', 'search');
    expect(world.marketplace.products.all()).toEqual(before);
    expect(printed).toContain(' 0 not kept');
    expect(code).toBe(0);
  },
);

test('[G-DEV-3] says which extension it does not know', { timeout: 60_000 }, async () => {
  await start();
  const { code, printed } = await runKit('--extensions', 'sales,delivery');
  expect(printed).toContain('--extensions names “delivery”; known are sales, paid, reports, search');
  expect(code).toBe(1);
});

test('[G-DEV-3] asks for no proof where nobody answers', { timeout: 60_000 }, async () => {
  await start();
  const { code, printed } = await runKit('--api', 'http://localhost:1');
  expect(printed).toMatch(/^It could not be asked: POST \/users did not take \S+: api\/unreachable$/m);
  expect(code).toBe(1);
});

test('prints its usage', { timeout: 30_000 }, async () => {
  backend = undefined;
  const { code, printed } = await runKit();
  expect(code).toBe(2);
  expect(printed).toContain('Usage: npm run conformance -- --api URL');
});
