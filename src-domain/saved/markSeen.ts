import { isSaved, updateFacts } from './SavedList.ts';
import type { SavableProduct, SavedProduct } from './SavedProduct.ts';

/** Updates an opened product's facts and seen price, and clears its mark once it is available again. */
export function markSeen(list: readonly SavedProduct[], product: SavableProduct, now: number): readonly SavedProduct[] {
  const updated = seePrices(updateFacts(list, [product]), [product], now);
  if (product.status !== 'available' || !isSaved(updated, product.id)) return updated;
  return updated.map((one) => (one.productId === product.id ? withoutMark(one) : one));
}

function withoutMark({ wasTaken: _wasTaken, ...one }: SavedProduct): SavedProduct {
  return one;
}

/** Remembers these prices as seen. Answers the same list if none of the products is in it. */
export function seePrices(
  list: readonly SavedProduct[],
  products: readonly SavableProduct[],
  now: number,
): readonly SavedProduct[] {
  const prices = new Map(products.map(({ id, price }) => [id, price]));
  if (!list.some(({ productId }) => prices.has(productId))) return list;
  return list.map((one) => {
    const price = prices.get(one.productId);
    return price === undefined ? one : { ...one, seen: { price, at: now } };
  });
}
