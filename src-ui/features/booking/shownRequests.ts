import type { RequestedProduct } from '#domain/booking/requestedProducts.ts';
import type { SellerRequest } from '#domain/booking/SellerRequest.ts';

export const requestFilters = ['all', 'answer', 'under-way', 'ended'] as const;
export type RequestFilter = (typeof requestFilters)[number];

export type ShownRequests = { readonly product: RequestedProduct; readonly shown: readonly SellerRequest[] };

/** Products with the requests that the filter shows of them, without those that have ended. */
export function shownRequests(products: readonly RequestedProduct[], filter: RequestFilter): readonly ShownRequests[] {
  return products.flatMap((product) => {
    const shown = product.requests.filter(({ kind }) => kind !== 'ended' && (filter === 'all' || kind === filter));
    return shown.length === 0 ? [] : [{ product, shown }];
  });
}
