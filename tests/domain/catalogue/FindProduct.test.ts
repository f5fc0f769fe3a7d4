import { describe, expect, it } from 'vitest';
import { FindProduct } from '#domain/catalogue/FindProduct.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { aProduct } from '../given/aProduct.ts';
import { apiFailures, lists, refuses } from '../given/answers.ts';
import { Journal } from '../given/Journal.ts';

const [one, other] = [aProduct({ id: 'one' }), aProduct({ id: 'other' })];

function shop(all: ProductsApi['all']) {
  const journal = new Journal();
  return { journal, find: new FindProduct(journal.port<ProductsApi>({ all })) };
}

describe('[G-PRODUCT-1] finding a product by its id', () => {
  it('gives it, and everything on offer beside it', async () => {
    const { journal, find } = shop(lists(one, other));
    expect(await find.execute('other')).toEqual(ok({ product: other, all: [one, other] }));
    expect(journal.of('all')).toHaveLength(1);
  });

  it('asks the marketplace again before it calls a product gone: a kept list may be older than the product', async () => {
    const { journal, find } = shop(async (options) => ok(listing(options?.fresh === true ? [one, other] : [one])));
    expect(await find.execute('other')).toEqual(ok({ product: other, all: [one, other] }));
    expect(journal.of('all')).toEqual([[{}], [{ fresh: true }]]);
  });

  it('says that a product is gone, with what there is instead', async () => {
    const { find } = shop(lists(one));
    expect(await find.execute('gone')).toEqual(ok({ product: null, all: [one] }));
  });

  it('does not call a product gone when the marketplace could not be asked', async () => {
    const { find } = shop(async (options) => (options?.fresh === true ? fail({ code: 'api/offline' }) : ok(listing([one]))));
    expect(await find.execute('other')).toEqual(fail({ code: 'api/offline' }));
  });

  it('asks once for a list that is fresh already', async () => {
    const { journal, find } = shop(lists(one));
    await find.execute('gone', { fresh: true });
    expect(journal.of('all')).toHaveLength(1);
  });

  it.each(apiFailures)('says why it cannot: $code', async (failure) => {
    expect(await shop(refuses(failure)).find.execute('one')).toEqual(fail(failure));
  });
});

describe('[G-WISH-1] finding several', () => {
  it('asks again as soon as one of them is missing', async () => {
    const { journal, find } = shop(lists(one));
    expect(await find.among(['one'])).toEqual(ok([one]));
    expect(journal.of('all')).toHaveLength(1);
    expect(await find.among(['one', 'gone'])).toEqual(ok([one]));
    expect(journal.of('all')).toHaveLength(3);
  });
});
