import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CatalogueScope } from '#domain/search/CatalogueSearch.ts';
import { facetKey } from '#domain/search/facetKey.ts';
import { scopedQuery } from '#domain/search/scopedQuery.ts';
import { runs } from '../../builders/runs.ts';
import { idsFoundIn, someProducts, someQuery } from './given.ts';

const someScope: fc.Arbitrary<CatalogueScope> = fc.constantFrom<CatalogueScope>(
  { of: 'all' },
  { of: 'advertised' },
  { of: 'category', categoryName: 'HP' },
  { of: 'category', categoryName: 'smart  phone' },
);

it('[G-SCALE-1] a query over the whole catalogue finds what a query in one of its lists does', () => {
  fc.assert(
    fc.property(someProducts, someQuery, someScope, (products, asked, within) => {
      const query = { ...asked, text: '', sort: 'newest' } as const;
      const list = products.filter(
        ({ advertised, categoryName }) =>
          within.of === 'all' ||
          (within.of === 'advertised' ? advertised : facetKey(categoryName) === facetKey(within.categoryName)),
      );
      const scoped = scopedQuery(query, within);
      expect(scoped === null ? [] : idsFoundIn(products, scoped)).toEqual(idsFoundIn(list, query));
    }),
    runs,
  );
});
