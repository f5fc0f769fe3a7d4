import { conditions } from '#domain/catalogue/Product.ts';
import { modelWords } from '#domain/search/modelWords.ts';
import { type PriceGuidance, type ProductToPrice, fewestForGuidance } from '#domain/search/priceGuidance.ts';
import type { SimilarTo } from '#domain/search/similarProducts.ts';
import { numberIn } from '../database/search/catalogueEntry.ts';
import { type Groonga, quoted } from './Groonga.ts';
import { allOf } from './GroongaPlan.ts';

/** Enough to choose the most similar few from. */
const enoughCandidates = 400;

const inName = (word: string): string => `name @ ${quoted(word)}`;

/** Ids of products among which the most similar ones are: those that share most words of the model, nearest in price. */
export async function similarCandidates(
  groonga: Groonga,
  category: number,
  like: SimilarTo,
): Promise<readonly string[]> {
  const read = async (words: readonly string[]): Promise<readonly string[]> => {
    const { rows } = await groonga.select({
      table: 'Products',
      filter: allOf([`category == ${category}`, ...words.map(inName)]),
      'columns[distance].stage': 'filtered',
      'columns[distance].type': 'Float',
      'columns[distance].value': `math_abs(price - ${like.price})`,
      sort_keys: 'distance,age,-number',
      output_columns: '_key',
      limit: enoughCandidates,
    });
    return rows.map(([id]) => String(id));
  };
  const found = new Set<string>();
  const words = modelWords(like.productName);
  for (let shared = words.length; shared >= 0 && found.size < enoughCandidates; shared -= 1) {
    // From the front: sellers write make, line and number in this order.
    for (const id of await read(words.slice(0, shared))) found.add(id);
  }
  return [...found];
}

/** Narrows word by word while enough asking prices remain, as the shop's own guidance does. */
export async function pricesOf(
  groonga: Groonga,
  category: number,
  like: ProductToPrice,
): Promise<PriceGuidance | null> {
  const offers = (filter: string, offset = 0, limit = 0) =>
    groonga.select({ table: 'Products', filter, sort_keys: 'price', offset, limit, output_columns: 'price' });
  const priceAt = async (filter: string, offset: number): Promise<number> =>
    Number((await offers(filter, offset, 1)).rows[0]?.[0]);
  let filter = allOf([
    `category == ${category}`,
    `condition == ${numberIn(conditions, like.condition)}`,
    'price > 0',
    like.id === undefined ? '' : `_key != ${quoted(like.id)}`,
  ]);
  let { hits: count } = await offers(filter);
  if (count < fewestForGuidance) return null;
  const by: string[] = [];
  for (const word of modelWords(like.productName)) {
    const narrower = allOf([filter, inName(word)]);
    const { hits } = await offers(narrower);
    if (hits >= fewestForGuidance) {
      [filter, count] = [narrower, hits];
      by.push(word);
    } else if (by.length > 0) {
      break;
    }
  }
  const upper = await priceAt(filter, Math.floor(count / 2));
  return {
    median: count % 2 === 1 ? upper : (upper + (await priceAt(filter, count / 2 - 1))) / 2,
    lowest: await priceAt(filter, 0),
    highest: await priceAt(filter, count - 1),
    count,
    modelWords: by,
  };
}
