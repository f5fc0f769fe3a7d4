import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ShopDatabase } from '#fakes/server/database/ShopDatabase.ts';
import { emulatorAccount } from '#fakes/server/identity/EmulatorAccounts.ts';
import { ImageStore } from '#fakes/server/ImageStore.ts';
import { LocalWorld } from '#fakes/server/LocalWorld.ts';
import { newProduct } from '../marketplace-rest/wire.ts';
import { people, tinyWorld } from '../../contracts/tinyWorld.ts';

let folder: string;
const opened: ShopDatabase[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'));
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
  rmSync(folder, { recursive: true });
});

function open(file = 'world.db', secret = 'only for tests'): LocalWorld {
  const database = new ShopDatabase({ url: `file:${join(folder, 'deep', file)}` });
  opened.push(database);
  if (database.seedName === null) database.fillWith(tinyWorld);
  const clock = { now: () => Date.now() };
  return new LocalWorld({
    seed: tinyWorld,
    database,
    clock,
    secret,
  });
}

test('a restart loses no product', () => {
  const before = open();
  before.marketplace.products.add(newProduct);

  const after = open();
  expect(after.marketplace.products.all()).toMatchObject({
    ok: true,
    value: [{ productName: newProduct.productName }],
  });
});

test('a restart loses no payment', () => {
  const begun = open().ledger.begin({ id: 'a booking', price: 900 });
  const secret = begun.ok ? begun.value : '';
  expect(open().ledger.find(secret)).toMatchObject({ bookingId: 'a booking', status: 'requires_payment_method' });
  expect(open().ledger.begin({ id: 'a booking', price: 900 })).toEqual(begun);
});

test.each(['products', 'bookings'] as const)('a deletion in %s that finds nothing takes no payment back', (rows) => {
  const { marketplace, ledger } = open();
  const begun = ledger.begin({ id: 'a booking', price: 900 });
  const secret = begun.ok ? begun.value : '';
  expect(marketplace[rows].delete('gone already')).toEqual({ ok: true, value: false });
  expect(ledger.move(secret, 'succeeded')).toBe(true);
  marketplace.products.all();
  expect(ledger.find(secret)?.status).toBe('succeeded');
  expect(open().ledger.find(secret)?.status).toBe('succeeded');
});

test('ids go on where they were, so that no restart gives one twice', () => {
  const first = open().marketplace.products.add(newProduct);
  const second = open().marketplace.products.add(newProduct);
  expect(second.ok && first.ok && second.value !== first.value).toBe(true);
});

test('an interrupted filling begins anew', async () => {
  const place = { url: `file:${join(folder, 'half.db')}` };
  const stop = new Error('killed');
  const half = new ShopDatabase(place);
  const interrupted = { ...tinyWorld, marketplace: { ...tinyWorld.marketplace, products: [product()] } };
  expect(() =>
    half.fillWith(interrupted, () => {
      throw stop;
    }),
  ).toThrow(stop);
  await half.close();

  const whole = new ShopDatabase(place);
  opened.push(whole);
  expect(whole.seedName).toBeNull();
  whole.fillWith(interrupted);
  expect(whole.store(tinyWorld.marketplace).products.all).toEqual([product()]);
  expect(whole.seedName).toBe(tinyWorld.name);
});

function product() {
  return { ...newProduct, id: 'a product', postedAt: 0, advertised: false };
}

test('the accounts of the sign-in provider are stored one by one', () => {
  const database = new ShopDatabase({ url: ':memory:' });
  opened.push(database);
  const account = (email: string, displayName = email) =>
    emulatorAccount({ email, displayName, photoURL: null, password: 'a', google: false });
  database.accounts.write([account('one@shop.example'), account('other@shop.example')]);
  expect(database.accounts.read()).toHaveLength(2);
  const changed = account('one@shop.example', 'Another name');
  database.accounts.write([changed]);
  expect(database.accounts.read()).toEqual([changed]);
});

test('a restart loses no picture', () => {
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const name = new ImageStore(folder).keep(bytes);
  expect(new ImageStore(folder).find(name ?? '')).toEqual({ type: 'image/png', bytes });
});

test.each(['../world.json', '/etc/passwd', 'world.json', ''])('%j is not a picture’s name', (name) => {
  expect(new ImageStore(folder).find(name)).toBeUndefined();
});

test('a token survives a restart, and nobody else can issue one', () => {
  const token = open().marketplace.issueToken(people.buyer.email);
  const isSeller = (world: LocalWorld) => token.ok && world.marketplace.users.isSeller(token.value, people.buyer.email);
  expect(isSeller(open())).toEqual({ ok: true, value: false });
  expect(isSeller(open('other.db', 'another'))).toEqual({ ok: false, failure: { code: 'api/session-expired' } });
});
