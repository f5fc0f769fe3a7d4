import type { Extension } from '#domain/extensions.ts';
import { tokenLifetime } from '#fakes/marketplace/AccessTokens.ts';
import { aFakeWorld } from './aFakeWorld.ts';
import { valueOf } from './expectResult.ts';
import { describeCatalogueSearchContract } from './CatalogueSearch.contract.ts';
import { describeMarketplaceApiContract } from './MarketplaceApi.contract.ts';
import type { MarketplaceHarness } from './MarketplaceHarness.ts';
import { describePaidApiContract } from './PaidApi.contract.ts';
import { describeReportsApiContract } from './ReportsApi.contract.ts';
import { describeSalesApiContract } from './SalesApi.contract.ts';
import { people } from './tinyWorld.ts';

async function inMemory(extensions: readonly Extension[] = []): Promise<MarketplaceHarness> {
  const { auth, control, clock, ledger, marketplaceApi: api, tokenStore } = aFakeWorld({ extensions });
  /** People registered by a case have no account yet. */
  async function enter(email: string) {
    const { password } = people.buyer;
    const signedIn = await auth.signIn(email, password);
    return signedIn.ok ? signedIn : auth.signUp(email, password);
  }
  return {
    api,
    people,
    async signIn({ email }) {
      valueOf(await enter(email));
      tokenStore.write(valueOf(await api.tokens.issue(email)));
    },
    async signOut() {
      valueOf(await auth.signOut());
      tokenStore.clear();
    },
    // This marketplace asks for no proof.
    provenAs: (_email, ask) => ask(),
    expireToken: async () => clock.advance(tokenLifetime),
    pay: async (clientSecret) => void ledger.move(clientSecret, 'succeeded'),
    goOffline: () => control.goOffline(),
  };
}

describeMarketplaceApiContract('in memory', () => inMemory());
describeMarketplaceApiContract('in memory, with sales, paid and reports', () => inMemory(['sales', 'paid', 'reports']));
describeSalesApiContract('in memory', () => inMemory(['sales']));
describePaidApiContract('in memory', () => inMemory(['paid']));
describeReportsApiContract('in memory', () => inMemory(['reports']));
describeCatalogueSearchContract('in memory', () => inMemory(['search']));
