import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FileStorage } from '#fakes/server/FileStorage.ts';
import { ImageStore } from '#fakes/server/ImageStore.ts';
import { LocalWorld } from '#fakes/server/LocalWorld.ts';
import { newProduct } from '../marketplace-rest/wire.ts';
import { tinyWorld } from '../../contracts/tinyWorld.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'shop-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function open(): LocalWorld {
  const storage = new FileStorage(join(folder, 'deep', 'world.json'));
  return new LocalWorld({ seed: tinyWorld, storage, clock: { now: () => Date.now() }, secret: 'only for tests' });
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

test('a restart loses no picture', () => {
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
  const name = new ImageStore(folder).keep(bytes);
  expect(new ImageStore(folder).find(name ?? '')).toEqual({ type: 'image/png', bytes });
});

test.each(['../world.json', '/etc/passwd', 'world.json', ''])('%j is not a picture’s name', (name) => {
  expect(new ImageStore(folder).find(name)).toBeUndefined();
});

test('a token survives a restart, and nobody else can issue one', () => {
  const token = open().marketplace.issueToken('bela.buyer@shop.example');
  expect(token.ok && open().marketplace.users.isSeller(token.value, 'bela.buyer@shop.example')).toEqual({
    ok: true,
    value: false,
  });
  const other = new LocalWorld({
    seed: tinyWorld,
    storage: new FileStorage(join(folder, 'other.json')),
    clock: { now: () => Date.now() },
    secret: 'another',
  });
  expect(token.ok && other.marketplace.users.isSeller(token.value, 'bela.buyer@shop.example')).toEqual({
    ok: false,
    failure: { code: 'api/session-expired' },
  });
});
