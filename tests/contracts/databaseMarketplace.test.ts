import { vi } from 'vitest';
import { aRestMarketplace } from './aRestMarketplace.ts';
import { describeCatalogueSearchContract } from './CatalogueSearch.contract.ts';
import { describeMarketplaceApiContract } from './MarketplaceApi.contract.ts';
import { describePaidApiContract } from './PaidApi.contract.ts';
import { describeProofContract } from './Proof.contract.ts';
import { describeReportsApiContract } from './ReportsApi.contract.ts';
import { describeSalesApiContract } from './SalesApi.contract.ts';

// A case with many products and queries takes long on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const database = ':memory:';
const extensions = ['sales', 'paid', 'reports', 'search'] as const;

describeMarketplaceApiContract('REST, over HTTP, to a backend on libSQL without extensions', () =>
  aRestMarketplace({ loose: true, database }),
);
describeMarketplaceApiContract('REST, over HTTP, to a strict backend on libSQL with extensions', () =>
  aRestMarketplace({ loose: false, extensions, database }),
);
describeProofContract('REST, over HTTP, on libSQL', () => aRestMarketplace({ loose: false, extensions, database }));
describeSalesApiContract('REST, over HTTP, on libSQL', () => aRestMarketplace({ loose: false, extensions, database }));
describePaidApiContract('REST, over HTTP, on libSQL', () => aRestMarketplace({ loose: false, extensions, database }));
describeReportsApiContract('REST, over HTTP, on libSQL', () =>
  aRestMarketplace({ loose: false, extensions, database }),
);
describeCatalogueSearchContract('REST, over HTTP, on libSQL', () =>
  aRestMarketplace({ loose: false, extensions, database }),
);
