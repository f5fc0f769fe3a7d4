import type { Result } from '#domain/shared/Result.ts';
import type { App } from './AppContext.ts';
import type { PageProps } from './PageProps.ts';

/** Reads into the cache what a page shows at an address, before anybody opens it. Never writes. */
export type ReadAhead = (
  make: App['make'],
  address: PageProps & { readonly search: string },
) => Promise<Result<unknown, unknown>>;
