import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { judgedQueries, ndcg } from './judgedQueries.ts';

export type Quality = {
  readonly queries: number;
  /** The mean nDCG@10 of all queries. */
  readonly all: number;
  readonly byKind: Readonly<Record<string, number>>;
  /** The text that fares worst. */
  readonly worst: string;
};

export async function measureQuality(search: CatalogueSearch, products: readonly Product[]): Promise<Quality> {
  const kinds = new Map<string, number[]>();
  let worst = { text: '', score: Infinity };
  for (const query of judgedQueries(products)) {
    const request = { query: { ...emptyQuery, text: query.text }, size: 10, after: null, facets: [] };
    const found = await search.find({ within: { of: 'all' }, ...request });
    const score = ndcg(query, found.ok ? found.value.items : [], products);
    kinds.set(query.kind, [...(kinds.get(query.kind) ?? []), score]);
    if (score < worst.score) worst = { text: query.text, score };
  }
  const every = [...kinds.values()].flat();
  return {
    queries: every.length,
    all: mean(every),
    byKind: Object.fromEntries([...kinds].map(([kind, scores]) => [kind, mean(scores)])),
    worst: worst.text,
  };
}

function mean(scores: readonly number[]): number {
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
