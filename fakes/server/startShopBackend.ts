import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FakeStorage } from '../control/FakeStorage.ts';
import { InMemoryStorage } from '../control/InMemoryStorage.ts';
import { createDemoWorld } from '../seed/createDemoWorld.ts';
import { FileStorage } from './FileStorage.ts';
import { AuthEmulator } from './identity/AuthEmulator.ts';
import { EmulatorAccounts } from './identity/EmulatorAccounts.ts';
import { KeptAccounts } from './identity/KeptAccounts.ts';
import { ImageShelf } from './ImageShelf.ts';
import { imageHostRoutes } from './imageHostRoutes.ts';
import { LocalBackend } from './LocalBackend.ts';
import { LocalWorld } from './LocalWorld.ts';
import { marketplaceRoutes } from './marketplaceRoutes.ts';
import { ServedPictures } from './ServedPictures.ts';
import { createAtStripe } from './stripe/createAtStripe.ts';
import { stripeRoutes } from './stripe/stripeRoutes.ts';

export type ShopBackendOptions = {
  readonly port: number;
  /** Where everything is kept; null keeps it for as long as the process lives. */
  readonly folder: string | null;
  readonly imageKey: string;
  readonly products: number;
  /** With one, payments begin at Stripe itself. */
  readonly stripeSecretKey: string;
};

/** A whole backend for the shop: the marketplace, sign-in, the image host and payments, with the demo world. */
export async function startShopBackend(options: ShopBackendOptions): Promise<LocalBackend> {
  const { port, folder, imageKey, products, stripeSecretKey } = options;
  const clock = { now: () => Date.now() };
  const { marketplace, accounts } = createDemoWorld({ products, now: clock.now() });
  const pictures = new ServedPictures(`http://localhost:${port}`);
  const seed = { marketplace: pictures.of(marketplace), accounts, name: `demo-${products}` };
  const world = new LocalWorld({
    seed,
    storage: storageIn(folder, 'world.json'),
    clock,
    secret: secretIn(folder),
  });
  const emulator = await AuthEmulator.load();
  const createIntent = stripeSecretKey === '' ? null : createAtStripe.bind(null, stripeSecretKey);

  const backend = await LocalBackend.start(
    (publicUrl) => [
      marketplaceRoutes(world.marketplace, createIntent),
      imageHostRoutes({ shelf: new ImageShelf(folder === null ? null : join(folder, 'images')), publicUrl, key: imageKey }),
      pictures.routes(),
      stripeRoutes(world.ledger, clock),
    ],
    { port, beside: emulator },
  );
  const signIn = new EmulatorAccounts(backend.url);
  const kept = new KeptAccounts(signIn, storageIn(folder, 'accounts.json'), seed.name);
  await signIn.protectPrivacy();
  await kept.restore(seed.accounts);
  emulator.onChange(() => kept.keep());
  return backend;
}

function storageIn(folder: string | null, file: string): FakeStorage {
  return folder === null ? new InMemoryStorage() : new FileStorage(join(folder, file));
}

/** The same after a restart, so that nobody is signed out by one. */
function secretIn(folder: string | null): string {
  if (folder === null) return randomBytes(32).toString('hex');
  const file = join(folder, 'secret');
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600 });
  return readFileSync(file, 'utf8');
}
