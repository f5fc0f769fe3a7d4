import { isTaken } from '../catalogue/isTaken.ts';
import type { StoredValue } from '../shared/DeviceStore.ts';
import { maxToCompare } from './comparisonSize.ts';
import { parseSaved, savedFromRows } from './parseSaved.ts';
import { seenPrice } from './priceChange.ts';
import { factsOf, type ProductFacts, type SavableProduct, type SavedProduct } from './SavedProduct.ts';

/** Products saved on this device, whether or not anyone is signed in. Each is listed once, in the order of saving. */
export type SavedList = {
  readonly stored: StoredValue<readonly SavedProduct[]>;
  readonly max: number;
};

function savedList(key: string, max: number): SavedList {
  const parse = (content: unknown) => parseSaved(content)?.slice(-max);
  return { stored: { key, version: 1, parse, upgrade: savedFromRows }, max };
}

export const savedLists = {
  /** The wish list. */
  wishList: savedList('wish-list', 500),
  /** Products to compare side by side. */
  comparison: savedList('comparison', maxToCompare),
  /** Products that were opened on this device. */
  recentlyViewed: savedList('recently-viewed', 24),
};

export const savedListNames = Object.keys(savedLists) as readonly (keyof typeof savedLists)[];

export function isSaved(list: readonly SavedProduct[], productId: string): boolean {
  return list.some((one) => one.productId === productId);
}

/** Saves a product as the latest. Past the limit, the oldest is removed. */
export function save(
  list: readonly SavedProduct[],
  product: SavableProduct,
  { now, max }: { readonly now: number; readonly max: number },
): readonly SavedProduct[] {
  const seen = { price: product.price, at: now };
  const saved = { productId: product.id, savedAt: now, facts: factsOf(product), ...takenMark(product), seen };
  return [...remove(list, product.id), saved].slice(-max);
}

export function remove(list: readonly SavedProduct[], productId: string): readonly SavedProduct[] {
  return list.filter((one) => one.productId !== productId);
}

/** Removes a saved product, or saves another one. A full list stays as it is. */
export function toggle(
  list: readonly SavedProduct[],
  product: SavableProduct,
  limits: { readonly now: number; readonly max: number },
): readonly SavedProduct[] {
  if (isSaved(list, product.id)) return remove(list, product.id);
  return list.length < limits.max ? save(list, product, limits) : list;
}

/** Updates the facts of saved products. Answers the same list if nothing changed. */
export function updateFacts(
  list: readonly SavedProduct[],
  products: readonly SavableProduct[],
): readonly SavedProduct[] {
  const latest = new Map(products.map((product) => [product.id, product]));
  const updated = list.map((one) => {
    const product = latest.get(one.productId);
    return product === undefined ? one : updateOne(one, product);
  });
  return updated.some((one, index) => one !== list[index]) ? updated : list;
}

function updateOne(one: SavedProduct, product: SavableProduct): SavedProduct {
  const facts = factsOf(product);
  const mark = takenMark(product);
  const seen = seenPrice(one);
  const isKnown = sameFacts(facts, one.facts) && (one.wasTaken === true || mark.wasTaken === undefined);
  return isKnown ? one : { ...one, facts, ...mark, ...(seen === null ? {} : { seen }) };
}

function takenMark(product: SavableProduct): Pick<SavedProduct, 'wasTaken'> {
  return isTaken(product) ? { wasTaken: true } : {};
}

function sameFacts(one: ProductFacts, other: ProductFacts | null): boolean {
  return other !== null && JSON.stringify(one) === JSON.stringify(factsOf(other));
}
