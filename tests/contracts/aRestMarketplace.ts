import type { Extension } from '#domain/extensions.ts';
import type { SearchEngineOf } from '#fakes/server/database/SearchEngine.ts';
import { tokenLifetime } from '#fakes/marketplace/AccessTokens.ts';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { restMarketplace } from '../adapters/marketplace-rest/restMarketplace.ts';
import { startLocalBackend } from '../adapters/localBackend.ts';
import { nodeTransport } from '../adapters/nodeTransport.ts';
import { signedInAs } from '../adapters/signedInAs.ts';
import { valueOf } from './expectResult.ts';
import type { MarketplaceHarness } from './MarketplaceHarness.ts';
import { people, tinyWorld } from './tinyWorld.ts';

type RestOptions = {
  readonly loose: boolean;
  readonly extensions?: readonly Extension[];
  /** A database's file or URL; in memory without it. */
  readonly database?: string;
  /** Searches beside the database. */
  readonly engineOf?: SearchEngineOf;
};

/** The REST adapters over sockets to a local backend, either strict or as loose as the specification. */
export async function aRestMarketplace(options: RestOptions): Promise<MarketplaceHarness> {
  const { backend, world, advance } = await startLocalBackend(tinyWorld, options);
  const store = new InMemoryTokenStore();
  let who = signedInAs(null);
  const auth = { ...who, current: () => who.current(), idToken: () => who.idToken() };
  let stopped: Promise<void> | null = null;
  let isOnline = true;
  const transport = nodeTransport(() => isOnline);
  const api = restMarketplace({ url: backend.url, store, auth, transport, extensions: options.extensions ?? [] });
  const stop = (): Promise<void> => {
    stopped ??= backend.stop();
    return stopped;
  };
  return {
    api,
    people,
    async signIn({ email }) {
      who = signedInAs(email);
      store.write(valueOf(await api.tokens.issue(email)));
    },
    async signOut() {
      who = signedInAs(null);
      store.clear();
    },
    async provenAs(email, ask) {
      const before = who;
      who = signedInAs(email);
      try {
        return await ask();
      } finally {
        who = before;
      }
    },
    expireToken: async () => advance(tokenLifetime),
    pay: async (clientSecret) => void world.ledger.move(clientSecret, 'succeeded'),
    goOffline: () => {
      isOnline = false;
      void stop();
    },
    stop,
  };
}
