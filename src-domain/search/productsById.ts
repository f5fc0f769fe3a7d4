import type { Product } from '../catalogue/Product.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import { isId } from '../shared/isId.ts';
import type { ReadOptions } from '../shared/reading.ts';
import { type Result, fail, ok } from '../shared/Result.ts';
import type { CatalogueSearch } from './CatalogueSearch.ts';
import type { Offers } from './Offers.ts';

/** Small, because other calls are waiting too. */
const atOnce = 6;

/**
 * The products with these ids that are on offer. A product that the marketplace fails to give counts as unreadable while
 * it gives another one. Fails if any of them cannot be asked for, or if none of several can be read: then the fault is
 * not a product's.
 */
export async function productsById(
  search: CatalogueSearch,
  wanted: readonly string[],
  options?: ReadOptions,
): Promise<Result<Offers, ApiFailure>> {
  const asked = [...new Set(wanted)].filter(isId);
  const found: Product[] = [];
  const failed = new Map<string, ApiFailure>();
  for (let place = 0; place < asked.length; place += atOnce) {
    const ids = asked.slice(place, place + atOnce);
    const answers = await Promise.all(ids.map(async (id) => ({ id, answer: await search.product(id, options) })));
    for (const { id, answer } of answers) {
      if (answer.ok && answer.value !== null) found.push(answer.value);
      if (answer.ok) continue;
      if (!mayBeTheProducts(answer.failure)) return answer;
      failed.set(id, answer.failure);
    }
  }
  const [failure] = failed.values();
  const isOnlyUnreadable = asked.length === 1 && failure?.code === 'api/malformed';
  if (failure !== undefined && failed.size === asked.length && !isOnlyUnreadable) return fail(failure);
  return ok({ products: found, unreadableIds: new Set(failed.keys()) });
}

/** Whether a single broken product can be the cause. */
function mayBeTheProducts({ code }: ApiFailure): boolean {
  return code === 'api/malformed' || code === 'api/unavailable';
}
