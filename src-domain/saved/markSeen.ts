import { updateFacts } from './SavedList.ts';
import type { SavableProduct, SavedProduct } from './SavedProduct.ts';

/** Updates an opened product's facts and seen price, and clears its mark once it is available again. */
export function markSeen(list: readonly SavedProduct[], product: SavableProduct, now: number): readonly SavedProduct[] {
  const updated = seePrices(updateFacts(list, [product]), [product], now);
  const isNews = updated.some((one) => one.productId === product.id && one.wasTaken === true);
  if (product.status !== 'available' || !isNews) return updated;
  return updated.map(({ wasTaken, ...one }) =>
    one.productId === product.id || wasTaken === undefined ? one : { ...one, wasTaken },
  );
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
