import { describe, expect, it } from 'vitest';
import { findAll } from '#domain/search/findAll.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { aMarketplaceSearch } from '../../builders/aListToSearch.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { unreachable } from '../../builders/answers.ts';
import { valueOf } from '../../contracts/expectResult.ts';

const products = Array.from({ length: 250 }, (_, place) => aProduct({ id: `p${place}`, postedAt: -place }));
const query = { sort: 'newest' } as const;

describe('[G-SCALE-1] all results of a narrow query', () => {
  it('come from page after page', async () => {
    const found = valueOf(await findAll(aMarketplaceSearch(products), query));
    expect(found?.items).toEqual(products);
  });

  it('[G-FAULT-1] fail if one of the pages does not come', async () => {
    const search = aMarketplaceSearch(products);
    const find: typeof search.find = async (request, options) =>
      request.after === null ? search.find(request, options) : fail(unreachable);
    expect(await findAll({ ...search, find }, query)).toEqual(fail(unreachable));
  });

  it('are not read if there are too many pages', async () => {
    const search = aMarketplaceSearch(products);
    const endless: typeof search.find = async (request, options) =>
      ok({ ...valueOf(await search.find({ ...request, after: null }, options)), after: 'further' });
    expect(await findAll({ ...search, find: endless }, query)).toEqual(ok(null));
  });
});
