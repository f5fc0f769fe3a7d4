import type { Product } from '../catalogue/Product.ts';
import type { ApiFailure } from '../shared/Failure.ts';
import { isId } from '../shared/isId.ts';
import type { ReadOptions } from '../shared/reading.ts';
import { type Result, ok } from '../shared/Result.ts';
import type { CatalogueSearch } from './CatalogueSearch.ts';
import type { Offers } from './Offers.ts';

/** Small, because other calls are waiting too. */
const atOnce = 6;

/** The products with these ids that are on offer. Fails if any of them cannot be asked for. */
export async function productsById(
  search: CatalogueSearch,
  ids: readonly string[],
  options?: ReadOptions,
): Promise<Result<Offers, ApiFailure>> {
  const asked = [...new Set(ids)].filter(isId);
  const found: Product[] = [];
  for (let place = 0; place < asked.length; place += atOnce) {
    const answers = await Promise.all(asked.slice(place, place + atOnce).map((id) => search.product(id, options)));
    for (const answer of answers) {
      if (!answer.ok) return answer;
      if (answer.value !== null) found.push(answer.value);
    }
  }
  return ok({ products: found, unreadableIds: new Set() });
}
