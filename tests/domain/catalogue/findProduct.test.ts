import { describe, expect, it } from 'vitest';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { findProduct } from '#domain/search/findProduct.ts';
import { listOffersWith } from '#domain/search/listOffersWith.ts';
import { LocalCatalogueSearch } from '#domain/search/LocalCatalogueSearch.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { apiFailures, lists, refuses } from '../../builders/answers.ts';
import { Journal } from '../../builders/Journal.ts';

const oneId = '0000000000000000000000a1';
const otherId = '0000000000000000000000A2';
const goneId = '0000000000000000000000a3';
const [one, other] = [aProduct({ id: oneId }), aProduct({ id: otherId })];

function shop(all: ProductsApi['all']) {
  const journal = new Journal();
  const products = journal.port<ProductsApi>({ all });
  const search = new LocalCatalogueSearch({
    read: (_within, options) => products.all(options),
    indexes: new WeakMap(),
    repeat: async () => {},
    isVerified: () => false,
    now: () => 0,
  });
  return { journal, find: findProduct(search), listWith: listOffersWith({ products, search: null }) };
}

describe('[G-PRODUCT-1] finding a product by its id', () => {
  it('answers it', async () => {
    const { journal, find } = shop(lists(one, other));
    expect(await find(otherId)).toEqual(ok(other));
    expect(journal.of('all')).toHaveLength(1);
  });

  it('asks the marketplace again before it calls a product gone, because a cached list may be older than the product', async () => {
    const { journal, find } = shop(async (options) => ok(listing(options?.fresh === true ? [one, other] : [one])));
    expect(await find(otherId)).toEqual(ok(other));
    expect(journal.of('all')).toEqual([[{}], [{ fresh: true }]]);
  });

  it.each(['', 'undefined', 'p1', '0000000000000000000000g1', '0000000000000000000000a12'])(
    '[G-TRUE-1] calls a malformed id (“%s”) gone, without a call',
    async (id) => {
      const { journal, find } = shop(lists(one));
      expect(await find(id)).toEqual(ok(null));
      expect(journal.asked).toEqual([]);
    },
  );

  it('answers that a product is gone', async () => {
    const { find } = shop(lists(one));
    expect(await find(goneId)).toEqual(ok(null));
  });

  it('[G-TRUE-1] does not call a product gone whose row is unreadable', async () => {
    const { journal, find } = shop(async () => ok(listing([one], [{ id: otherId, email: null }])));
    expect(await find(otherId)).toEqual(fail({ code: 'api/malformed' }));
    expect(journal.of('all')).toEqual([[{}], [{ fresh: true }]]);
    expect(await find(oneId)).toEqual(ok(one));
  });

  it('[G-TRUE-1] answers a product whose id an unreadable row repeats', async () => {
    const { find } = shop(async () => ok(listing([one], [{ id: oneId, email: null }])));
    expect(await find(oneId)).toEqual(ok(one));
  });

  it('does not call a product gone when the marketplace cannot be asked', async () => {
    const { find } = shop(async (options) =>
      options?.fresh === true ? fail({ code: 'api/offline' }) : ok(listing([one])),
    );
    expect(await find(otherId)).toEqual(fail({ code: 'api/offline' }));
  });

  it('asks once when the list is already fresh', async () => {
    const { journal, find } = shop(lists(one));
    await find(goneId, { fresh: true });
    expect(journal.of('all')).toHaveLength(1);
  });

  it('asks once about a product that nobody has asked for yet', async () => {
    const { journal, find } = shop(lists(one));
    expect(await find(goneId, { ahead: true })).toEqual(ok(null));
    expect(journal.of('all')).toHaveLength(1);
  });

  it.each(apiFailures)('answers why it failed: $code', async (failure) => {
    expect(await shop(refuses(failure)).find(oneId)).toEqual(fail(failure));
  });
});

describe('[G-WISH-1] finding several', () => {
  it('asks again if one of them is missing', async () => {
    const { journal, listWith } = shop(lists(one));
    const found = ok({ products: [one], unreadableIds: new Set() });
    expect(await listWith([oneId])).toEqual(found);
    expect(journal.of('all')).toHaveLength(1);
    expect(await listWith([oneId, goneId])).toEqual(found);
    expect(journal.of('all')).toEqual([[{}], [{}], [{ fresh: true }]]);
  });

  it('asks once when the list is already fresh', async () => {
    const { journal, listWith } = shop(lists(one));
    expect(await listWith([goneId], { fresh: true })).toEqual(ok({ products: [one], unreadableIds: new Set() }));
    expect(journal.of('all')).toEqual([[{ fresh: true }]]);
  });

  it('asks for each product where the marketplace can search', async () => {
    const journal = new Journal();
    const search = journal.port<CatalogueSearch>({ product: async (id) => ok(id === oneId ? one : null) });
    const listWith = listOffersWith({ products: journal.port<ProductsApi>({}), search });
    expect(await listWith([oneId, goneId])).toEqual(ok({ products: [one], unreadableIds: new Set() }));
    expect(journal.asked).toEqual(['product', 'product']);
  });

  it.each(apiFailures)('fails with the reason: $code', async (failure) => {
    expect(await shop(refuses(failure)).listWith([oneId])).toEqual(fail(failure));
  });

  it('[G-TRUE-1] tells unreadable products from those that are gone', async () => {
    const { listWith } = shop(async () => ok(listing([one], [{ id: otherId, email: null }])));
    expect(await listWith([oneId, otherId, goneId])).toEqual(
      ok({ products: [one], unreadableIds: new Set([otherId]) }),
    );
  });
});
