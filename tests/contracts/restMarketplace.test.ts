import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import { tokenLifetime } from '#fakes/marketplace/AccessTokens.ts';
import { MemoryTokenStore } from '../adapters/MemoryTokenStore.ts';
import { restMarketplace } from '../adapters/marketplace-rest/restMarketplace.ts';
import { startLocalBackend } from '../adapters/localBackend.ts';
import { signedInAs } from '../adapters/signedInAs.ts';
import { valueOf } from './expectResult.ts';
import { describeMarketplaceApiContract } from './MarketplaceApi.contract.ts';
import { people, tinyWorld } from './tinyWorld.ts';

describeMarketplaceApiContract('REST, over HTTP', async () => {
  const { backend, advance } = await startLocalBackend(tinyWorld);
  const store = new MemoryTokenStore();
  let who = signedInAs(null);
  const auth = { ...who, current: () => who.current() };
  let stopped: Promise<void> | null = null;
  const api: MarketplaceApi = restMarketplace({ url: backend.url, store, auth });
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
    expireToken: async () => advance(tokenLifetime),
    goOffline: () => void stop(),
    stop,
  };
});
