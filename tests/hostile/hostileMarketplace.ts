import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import { InMemoryTokenStore } from '#fakes/device/InMemoryTokenStore.ts';
import { restMarketplace } from '../adapters/marketplace-rest/restMarketplace.ts';
import { ScriptedServer } from '../adapters/ScriptedServer.ts';
import { signedInAs } from '../adapters/signedInAs.ts';
import { hostileRows, type Known } from './hostileRows.ts';

/** The real adapter in front of a server whose every text is hostile. */
export async function withHostileMarketplace<T>(known: Known, use: (api: MarketplaceApi) => Promise<T>): Promise<T> {
  const rows = hostileRows(known);
  const server = await ScriptedServer.start();
  server.answerBy(({ url }) => ({ json: rows[url.split('?')[0] ?? ''] ?? [] }));
  try {
    return await use(
      restMarketplace({
        url: server.url,
        store: new InMemoryTokenStore('kept'),
        auth: signedInAs(known.buyer),
        extensions: ['reports'],
      }),
    );
  } finally {
    await server.stop();
  }
}
