import { vi } from 'vitest';
import { groongaEngine } from '#fakes/server/groonga/groongaEngine.ts';
import { aRestMarketplace } from '../contracts/aRestMarketplace.ts';
import { describeCatalogueSearchContract } from '../contracts/CatalogueSearch.contract.ts';
import type { MarketplaceHarness } from '../contracts/MarketplaceHarness.ts';
import { startGroonga } from './startGroonga.ts';

vi.setConfig({ testTimeout: 60_000 });

const extensions = ['sales', 'paid', 'reports', 'search'] as const;

async function aMarketplaceOnGroonga(): Promise<MarketplaceHarness> {
  const groonga = await startGroonga();
  const engineOf = groongaEngine(groonga.url);
  const marketplace = await aRestMarketplace({ loose: false, extensions, database: ':memory:', engineOf });
  return {
    ...marketplace,
    async stop() {
      await marketplace.stop?.();
      await groonga.stop();
    },
  };
}

describeCatalogueSearchContract('REST, over HTTP, on Groonga', aMarketplaceOnGroonga);
