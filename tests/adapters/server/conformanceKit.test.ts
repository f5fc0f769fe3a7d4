import { spawn } from 'node:child_process';
import { Hono } from 'hono';
import { afterEach, expect, test } from 'vitest';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { LocalBackend } from '#fakes/server/LocalBackend.ts';
import { LocalWorld } from '#fakes/server/LocalWorld.ts';
import { marketplaceRoutes } from '#fakes/server/marketplaceRoutes.ts';
import { people, tinyWorld } from '../../contracts/tinyWorld.ts';

let backend: LocalBackend | undefined;
afterEach(() => backend?.stop());

/** The local backend, with something in front of it. */
async function start(before: (app: Hono) => Hono = (app) => app): Promise<LocalWorld> {
  const world = new LocalWorld({
    seed: tinyWorld, storage: new InMemoryStorage(), clock: { now: () => Date.now() }, secret: 'only for tests',
  });
  backend = await LocalBackend.start(() => [before(new Hono()), marketplaceRoutes(world.marketplace)]);
  return world;
}

function runKit(...options: readonly string[]): Promise<{ readonly code: number | null; readonly printed: string }> {
  return new Promise((resolve) => {
    // Vitest's own variables would make the kit's Vitest believe that it is a worker of this one.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST')));
    const kit = spawn(process.execPath, ['tests/conformance/backend/run.mjs', '--api', backend?.url ?? '', ...options], { env });
    let printed = '';
    kit.stdout.on('data', (data) => (printed += String(data)));
    kit.stderr.on('data', (data) => (printed += String(data)));
    kit.on('close', (code) => resolve({ code, printed }));
  });
}

test('[G-DEV-3] says of a backend that keeps the contract that it does, and leaves nothing behind', { timeout: 120_000 }, async () => {
  const world = await start();
  const before = world.marketplace.products.all();
  const { code, printed } = await runKit('--admin', people.admin.email, '--strict');
  expect(printed).toContain(' 0 not kept');
  expect(printed).toMatch(/S-CALL-18 +POST \/allproducts +kept/);
  expect(printed).toMatch(/person conformance\.first-seller\.\w+@shop\.example: removed/);
  expect(printed).not.toContain('left there');
  expect(code).toBe(0);
  expect(world.marketplace.products.all()).toEqual(before);
});

test('[G-DEV-3] says what came instead, and what it could not remove', { timeout: 120_000 }, async () => {
  await start((app) => app.get('/categories', (c) => c.json({ data: [] })));
  const { code, printed } = await runKit();
  expect(printed).toMatch(/NOT KEPT +CategoriesApi: \[S-SHOP-2\] lists the categories/);
  expect(printed).toContain('the last call was GET /categories');
  expect(printed).toContain('and what came was 200 {"data":[]}');
  expect(printed).toMatch(/S-CALL-20 +GET \/categories +NOT KEPT in \d+ of \d+ cases/);
  expect(printed).toMatch(/S-CALL-1 +GET \/sellers +not asked/);
  expect(printed).toMatch(/person .*: left there, for want of an admin/);
  expect(code).toBe(1);
});

test('tells how it is used', { timeout: 30_000 }, async () => {
  backend = undefined;
  const { code, printed } = await runKit();
  expect(code).toBe(2);
  expect(printed).toContain('Usage: npm run conformance -- --api URL');
});
