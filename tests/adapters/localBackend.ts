import type { Extension } from '#domain/extensions.ts';
import { emailOfIdToken } from '#fakes/auth/idTokens.ts';
import type { Seed } from '#fakes/createFakes.ts';
import type { SearchEngineOf } from '#fakes/server/database/SearchEngine.ts';
import type { ShopDatabase } from '#fakes/server/database/ShopDatabase.ts';
import { ImageStore } from '#fakes/server/ImageStore.ts';
import { imageHostRoutes } from '#fakes/server/imageHostRoutes.ts';
import { LocalBackend } from '#fakes/server/LocalBackend.ts';
import { LocalWorld } from '#fakes/server/LocalWorld.ts';
import { marketplaceRoutes } from '#fakes/server/marketplaceRoutes.ts';
import { proofChecks } from '#fakes/server/proofChecks.ts';
import { reportRoutes } from '#fakes/server/reportRoutes.ts';
import { stripeRoutes } from '#fakes/server/stripe/stripeRoutes.ts';

export const imageKey = 'test-image-key';

export type RunningBackend = {
  readonly backend: LocalBackend;
  readonly world: LocalWorld;
  /** Moves the backend's clock forward. */
  readonly advance: (milliseconds: number) => void;
};

type BackendOptions = {
  readonly loose?: boolean;
  readonly extensions?: readonly Extension[];
  /** A database's file or URL; in memory without it. */
  readonly database?: string | undefined;
  /** Searches beside the database. */
  readonly engineOf?: SearchEngineOf | undefined;
};

/** The provider has its own clock, so ID tokens stay valid while the test makes access tokens expire. */
const verifyIdToken = (idToken: string) => emailOfIdToken(idToken, Date.now());

/**
 * Starts the local backend on a free port with its own world. `loose`: asks for no proof of identity, as in the
 * specification.
 */
export async function startLocalBackend(
  seed: Seed,
  { loose = false, extensions = [], database: url, engineOf }: BackendOptions = {},
): Promise<RunningBackend> {
  let ahead = 0;
  const clock = { now: () => Date.now() + ahead };
  const database = url === undefined ? null : await filledDatabase(url, seed, engineOf);
  const world = new LocalWorld({
    seed,
    database,
    clock,
    secret: 'only for tests',
    extensions,
  });
  const routes = (publicUrl: () => string) => [
    ...(loose ? [] : [proofChecks(world.marketplace, verifyIdToken)]),
    marketplaceRoutes(world.marketplace),
    imageHostRoutes({ store: new ImageStore(null), publicUrl, key: imageKey }),
    stripeRoutes(world.ledger, clock),
    reportRoutes(() => {}),
  ];
  const backend = await LocalBackend.start(routes, { onStop: () => database?.close() });
  return {
    backend,
    world,
    advance: (milliseconds) => {
      ahead += milliseconds;
    },
  };
}

/** Loads the driver only for those who use it. */
async function filledDatabase(url: string, seed: Seed, engineOf?: SearchEngineOf): Promise<ShopDatabase> {
  const { ShopDatabase } = await import('#fakes/server/database/ShopDatabase.ts');
  const database = new ShopDatabase({ url }, engineOf);
  if (database.seedName === null) database.fillWith(seed);
  return database;
}
