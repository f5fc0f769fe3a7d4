import type { FindingViewModel } from './FindingViewModel.ts';
import type { SellerCounts } from './SellersOfList.ts';

/** How far the look-up of sellers came, where it failed for some, so that the list may lack their products; else null. */
export function uncheckedSellers({ query, sellers, isAnswered }: FindingViewModel): SellerCounts | null {
  return query.verified && isAnswered && sellers.counts.failed > 0 ? sellers.counts : null;
}
