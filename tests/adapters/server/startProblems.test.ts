import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Extension } from '#domain/extensions.ts';
import { demoSeller } from '#fakes/seed/demoPeople.ts';
import { Database } from '#fakes/server/database/Database.ts';
import type { LocalBackend } from '#fakes/server/LocalBackend.ts';
import { startShopBackend } from '#fakes/server/startShopBackend.ts';

// The emulator compiles its schemas at each start, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

let folder: string;
const backends: LocalBackend[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await Promise.all(backends.splice(0).map((backend) => backend.stop()));
  rmSync(folder, { recursive: true });
});

type Changes = { readonly extensions?: readonly Extension[]; readonly groongaUrl?: string };

async function start(changes: Changes = {}): Promise<string> {
  const given = { port: 0, folder, imageKey: 'k', products: 24, stripeSecretKey: '', loose: true };
  const backend = await startShopBackend({ ...given, ...changes });
  backends.push(backend);
  return backend.url;
}

test('names an extension that it does not know, before it fills a world', async () => {
  const started = start({ extensions: ['payd' as Extension] });
  await expect(started).rejects.toThrow('“payd” is no extension; known are sales, paid, reports, search.');
});

test('names the file of a database that it cannot read, and what to do', async () => {
  writeFileSync(join(folder, 'shop-24.db'), 'no database '.repeat(1000));
  await expect(start()).rejects.toThrow(/^file:.*shop-24\.db can't be opened: .+\. Delete the file to begin anew\.$/);
});

test('[G-SCALE-1] refuses a database that was filled before there was a search, which would find nothing', async () => {
  await start();
  await Promise.all(backends.splice(0).map((backend) => backend.stop()));
  const database = new Database({ url: `file:${join(folder, 'shop-24.db')}` });
  database.run('DELETE FROM catalogue');
  database.close();
  await expect(start()).rejects.toThrow(/shop-24\.db was filled before .+ Delete the file to begin anew\.$/);
});

test('[G-SALE-1] has deals although the folder was first used without them', async () => {
  await start({ extensions: ['paid'] });
  const url = await start();
  const { email } = demoSeller;
  const { accessToken } = (await (await fetch(`${url}/jwt?email=${email}`)).json()) as { readonly accessToken: string };
  const requests = await fetch(`${url}/sellersbookings?email=${email}`, {
    headers: { authorization: `Bearer ${accessToken}` },
  });
  expect(await requests.json()).toEqual(expect.arrayContaining([expect.objectContaining({ state: 'requested' })]));
});

test('[G-SCALE-1] starts while Groonga is away, and only its searches fail', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  const url = await start({ groongaUrl: 'http://localhost:1' });
  expect(warned).toHaveBeenCalledWith('Groonga does not answer at http://localhost:1: searches fail until it does.');
  expect(await (await fetch(`${url}/allproducts`)).json()).toHaveLength(24);
  const search = await fetch(`${url}/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(search.status).toBeGreaterThanOrEqual(500);
});

test('[G-PROOF-1] replaces an empty secret, which everybody knows', async () => {
  writeFileSync(join(folder, 'secret'), '');
  await start();
  expect(readFileSync(join(folder, 'secret'), 'utf8')).toMatch(/^[0-9a-f]{64}$/);
});
