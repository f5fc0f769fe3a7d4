import { tokenLifetime } from '#fakes/marketplace/AccessTokens.ts';
import { aFakeWorld } from './aFakeWorld.ts';
import { valueOf } from './expectResult.ts';
import { describeMarketplaceApiContract } from './MarketplaceApi.contract.ts';
import { people } from './tinyWorld.ts';

describeMarketplaceApiContract('in memory', async () => {
  const { auth, control, clock, marketplaceApi: api, tokenStore } = aFakeWorld();
  return {
    api,
    people,
    async signIn({ email }) {
      valueOf(await auth.signIn(email, people.buyer.password));
      tokenStore.write(valueOf(await api.tokens.issue(email)));
    },
    async signOut() {
      valueOf(await auth.signOut());
      tokenStore.clear();
    },
    expireToken: async () => clock.advance(tokenLifetime),
    goOffline: () => control.goOffline(),
  };
});
