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
 * The products with these ids that are on offer. One that the marketplace fails to answer, while it answers others, is
 * unreadable. Fails if any of them cannot be asked for, or if none of several can be read: then the fault is not a
 * product's.
 */
export async function productsById(
  search: CatalogueSearch,
  wanted: readonly string[],
  options?: ReadOptions,
): Promise<Result<Offers, ApiFailure>> {
  const asked = [...new Set(wanted)].filter(isId);
  const found: Product[] = [];
  const unreadableIds = new Set<string>();
  for (let place = 0; place < asked.length; place += atOnce) {
    const ids = asked.slice(place, place + atOnce);
    const answers = await Promise.all(ids.map(async (id) => ({ id, answer: await search.product(id, options) })));
    const hasAnswered = answers.some(({ answer }) => answer.ok) || (ids.length === 1 && place > unreadableIds.size);
    for (const { id, answer } of answers) {
      if (answer.ok && answer.value !== null) found.push(answer.value);
      if (answer.ok) continue;
      const { code } = answer.failure;
      if (code !== 'api/malformed' && !(code === 'api/unavailable' && hasAnswered)) return answer;
      unreadableIds.add(id);
    }
  }
  if (asked.length > 1 && unreadableIds.size === asked.length) return fail({ code: 'api/malformed' });
  return ok({ products: found, unreadableIds });
}
