import type { ApiFailure } from '../shared/Failure.ts';
import type { Listing, ReadOptions } from '../shared/reading.ts';
import type { Result } from '../shared/Result.ts';
import type { UpcomingProduct } from './UpcomingProduct.ts';
import type { UpcomingProductsApi } from './UpcomingProductsApi.ts';

export const listUpcomingProducts =
  ({ upcomingProducts }: { readonly upcomingProducts: UpcomingProductsApi }) =>
  (options?: ReadOptions): Promise<Result<Listing<UpcomingProduct>, ApiFailure>> =>
    upcomingProducts.list(options);

export type ListUpcomingProducts = ReturnType<typeof listUpcomingProducts>;
