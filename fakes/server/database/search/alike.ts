import { conditions } from '#domain/catalogue/Product.ts';
import { modelWords } from '#domain/search/modelWords.ts';
import { type PriceGuidance, type ProductToPrice, fewestForGuidance } from '#domain/search/priceGuidance.ts';
import type { SimilarTo } from '#domain/search/similarProducts.ts';
import type { Database, Value } from '../Database.ts';
import { numberIn } from './catalogueEntry.ts';
import { factExpression } from './matchExpression.ts';
import { countWords } from './sources.ts';

/** Enough to choose the most similar few from. */
const enoughCandidates = 400;
/** Words of a model. Each costs a look-up, and no model has more. */
const maxWords = 8;
/** All of a small category are candidates. */
const smallCategory = 2000;

/** Keys of products among which the most similar ones are: those that share most words of the model, nearest in price. */
export function similarCandidates(database: Database, category: number, like: SimilarTo): readonly string[] {
  const ofCategory = factExpression([`c${category}`]);
  const read = (match: string, limit: number): readonly string[] => {
    const rows = database.all(
      `SELECT c.product FROM words CROSS JOIN catalogue c ON c.rank = words.rowid WHERE words MATCH ?
       ORDER BY abs(c.price - ?), c.rank LIMIT ?`,
      match,
      like.price,
      limit,
    );
    return rows.map(([product]) => String(product));
  };
  if (countWords(database, ofCategory, smallCategory) <= smallCategory) return read(ofCategory, smallCategory);
  const found = new Set<string>();
  const words = modelWords(like.productName).slice(0, maxWords);
  for (let shared = words.length; shared >= 0 && found.size < enoughCandidates; shared -= 1) {
    // From the front: sellers write make, line and number in this order.
    const match = [ofCategory, ...words.slice(0, shared).map(inName)].join(' AND ');
    const isTooMany = shared === 0 && found.size > 0;
    if (!isTooMany) for (const product of read(match, enoughCandidates)) found.add(product);
  }
  return [...found];
}

function inName(word: string): string {
  return `(name : "${word.replaceAll('"', '""')}")`;
}

/** Narrows word by word while enough asking prices remain, as the shop's own guidance does. */
export function pricesOf(database: Database, category: number, like: ProductToPrice): PriceGuidance | null {
  const facts = [factExpression([`c${category}`]), factExpression([`k${numberIn(conditions, like.condition)}`])];
  const offers = (select: string, match: string, ...values: readonly Value[]) =>
    database.get(
      `SELECT ${select} FROM words CROSS JOIN catalogue c ON c.rank = words.rowid
       WHERE words MATCH ? AND c.price > 0 AND c.product <> ? ${values.length > 0 ? 'ORDER BY c.price LIMIT 1 OFFSET ?' : ''}`,
      match,
      like.id ?? '',
      ...values,
    );
  const countOf = (match: string): number => Number(offers('count(*)', match)?.[0] ?? 0);
  let match = facts.join(' AND ');
  if (countOf(match) < fewestForGuidance) return null;
  const by: string[] = [];
  for (const word of modelWords(like.productName)) {
    const narrower = `${match} AND ${inName(word)}`;
    if (countOf(narrower) >= fewestForGuidance) {
      match = narrower;
      by.push(word);
    } else if (by.length > 0) {
      break;
    }
  }
  const [count, lowest, highest] = (offers('count(*), min(c.price), max(c.price)', match) ?? []).map(Number);
  const at = (place: number): number => Number(offers('c.price', match, place)?.[0] ?? 0);
  const middle = Math.floor((count ?? 0) / 2);
  const median = (count ?? 0) % 2 === 1 ? at(middle) : (at(middle) + at(middle - 1)) / 2;
  return { median, lowest: lowest ?? 0, highest: highest ?? 0, count: count ?? 0, modelWords: by };
}
