import type { AuthProvider } from '#domain/identity/AuthProvider.ts';
import type { TokenStore } from '#domain/identity/TokenStore.ts';
import type { Extension } from '#domain/extensions.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { startLocalBackend } from '../adapters/localBackend.ts';
import { restMarketplace } from '../adapters/marketplace-rest/restMarketplace.ts';
import { signedInAs } from '../adapters/signedInAs.ts';
import { aFakeWorld } from './aFakeWorld.ts';
import { valueOf } from './expectResult.ts';
import { people, tinyWorld } from './tinyWorld.ts';

export const crowdMembers = ['buyer', 'seller', 'otherBuyer', 'otherSeller', 'admin', 'visitor'] as const;
export type CrowdMember = (typeof crowdMembers)[number];

/** Several people at one marketplace, each on a device of their own. Nobody is signed in as the visitor. */
export type Crowd = {
  readonly as: { readonly [M in CrowdMember]: MarketplaceApi };
  readonly pay: (clientSecret: string) => void;
  readonly stop: () => Promise<void>;
};

export type MakeCrowd = (extensions: readonly Extension[]) => Promise<Crowd>;

async function devices(open: (auth: AuthProvider, store: TokenStore) => MarketplaceApi): Promise<Crowd['as']> {
  const entries = crowdMembers.map(async (member) => {
    const person = member === 'visitor' ? null : people[member];
    const store = new InMemoryTokenStore();
    const api = open(signedInAs(person?.email ?? null), store);
    if (person !== null) store.write(valueOf(await api.tokens.issue(person.email)));
    return [member, api] as const;
  });
  return Object.fromEntries(await Promise.all(entries)) as Crowd['as'];
}

const aFakeCrowd: MakeCrowd = async (extensions) => {
  const fakes = aFakeWorld({ extensions });
  return {
    as: await devices((auth, store) => fakes.marketplaceApiFor(auth, store, null)),
    pay: (clientSecret) => void fakes.ledger.move(clientSecret, 'succeeded'),
    stop: async () => {},
  };
};

const aRestCrowd: MakeCrowd = async (extensions) => {
  const { backend, world } = await startLocalBackend(tinyWorld, { extensions });
  return {
    as: await devices((auth, store) => restMarketplace({ url: backend.url, store, auth, extensions })),
    pay: (clientSecret) => void world.ledger.move(clientSecret, 'succeeded'),
    stop: () => backend.stop(),
  };
};

export const crowds: readonly (readonly [string, MakeCrowd])[] = [
  ['in memory', aFakeCrowd],
  ['over HTTP', aRestCrowd],
];
