import type { Seed } from '#fakes/createFakes.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { ImageShelf } from '#fakes/server/ImageShelf.ts';
import { imageHostRoutes } from '#fakes/server/imageHostRoutes.ts';
import { LocalBackend } from '#fakes/server/LocalBackend.ts';
import { LocalWorld } from '#fakes/server/LocalWorld.ts';
import { marketplaceRoutes } from '#fakes/server/marketplaceRoutes.ts';
import { stripeRoutes } from '#fakes/server/stripe/stripeRoutes.ts';

export const imageKey = 'test-image-key';

export type RunningBackend = {
  readonly backend: LocalBackend;
  readonly world: LocalWorld;
  /** Sets the backend's clock ahead. */
  readonly advance: (milliseconds: number) => void;
};

/** The local backend on a free port, with a world of its own. */
export async function startLocalBackend(seed: Seed): Promise<RunningBackend> {
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead };
  const world = new LocalWorld({ seed, storage: new InMemoryStorage(), clock, secret: 'only for tests' });
  const backend = await LocalBackend.start((publicUrl) => [
    marketplaceRoutes(world.marketplace),
    imageHostRoutes({ shelf: new ImageShelf(null), publicUrl, key: imageKey }),
    stripeRoutes(world.ledger, clock),
  ]);
  return {
    backend,
    world,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}
