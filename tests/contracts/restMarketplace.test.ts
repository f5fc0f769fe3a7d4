import { aRestMarketplace } from './aRestMarketplace.ts';
import { describeCatalogueSearchContract } from './CatalogueSearch.contract.ts';
import { describeMarketplaceApiContract } from './MarketplaceApi.contract.ts';
import { describePaidApiContract } from './PaidApi.contract.ts';
import { describeProofContract } from './Proof.contract.ts';
import { describeReportsApiContract } from './ReportsApi.contract.ts';
import { describeSalesApiContract } from './SalesApi.contract.ts';

describeMarketplaceApiContract('REST, over HTTP, to a backend that asks for proof', () =>
  aRestMarketplace({ loose: false }),
);
describeProofContract('REST, over HTTP', () => aRestMarketplace({ loose: false }));
describeMarketplaceApiContract('REST, over HTTP, to one that asks for none', () => aRestMarketplace({ loose: true }));

const extensions = ['sales', 'paid', 'reports'] as const;
describeMarketplaceApiContract('REST, over HTTP, to a strict backend with extensions', () =>
  aRestMarketplace({ loose: false, extensions }),
);
describeProofContract('REST, over HTTP, with extensions', () => aRestMarketplace({ loose: false, extensions }));
describeSalesApiContract('REST, over HTTP', () => aRestMarketplace({ loose: false, extensions }));
describePaidApiContract('REST, over HTTP', () => aRestMarketplace({ loose: false, extensions }));
describeReportsApiContract('REST, over HTTP', () => aRestMarketplace({ loose: false, extensions }));
describeReportsApiContract('REST, over HTTP, to a backend that asks for no proof', () =>
  aRestMarketplace({ loose: true, extensions }),
);
describeCatalogueSearchContract('REST, over HTTP', () =>
  aRestMarketplace({ loose: false, extensions: [...extensions, 'search'] }),
);
