import { describe, expect, it } from 'vitest';
import { advertiseProduct } from '#domain/selling/advertiseProduct.ts';
import { deleteProduct } from '#domain/selling/deleteProduct.ts';
import { listMyProducts } from '#domain/selling/listMyProducts.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { answers, apiFailures, done, lists, refuses } from '../../builders/answers.ts';

const strangers = [
  ['a visitor', visitor, 'access/login-required'],
  ['a buyer', aSession('buyer', 'seller@example.com'), 'access/denied'],
  ['an admin', aSession('admin', 'seller@example.com'), 'access/denied'],
  ['another seller', aSession('seller', 'other@example.com'), 'access/denied'],
] as const;

function world(given: Partial<ProductsApi> = {}) {
  const journal = new Journal();
  const products = journal.port<ProductsApi>({
    ofSeller: lists(aProduct()),
    advertise: done,
    delete: answers(true),
    ...given,
  });
  return {
    journal,
    list: listMyProducts({ products }),
    advertise: advertiseProduct({ products }),
    remove: deleteProduct({ products }),
  };
}

describe("[S-SELL-4] a seller's table", () => {
  it('lists what the seller offers', async () => {
    const { journal, list } = world();
    expect(await list(aSession('seller'), { fresh: true })).toEqual(ok(listing([aProduct()])));
    expect(journal.of('ofSeller')).toEqual([['seller@example.com', { fresh: true }]]);
  });

  it.each(strangers.slice(0, 3))('is refused to %s', async (_who, actor, code) => {
    const { journal, list } = world();
    expect(await list(actor)).toEqual(fail({ code }));
    expect(journal.asked).toEqual([]);
  });

  it.each(apiFailures)('fails with $code as the marketplace answers', async (failure) => {
    expect(await world({ ofSeller: refuses(failure) }).list(aSession('seller'))).toEqual(fail(failure));
  });
});

describe('[S-SELL-5] advertising a product', () => {
  it('is allowed to its seller', async () => {
    const { journal, advertise } = world();
    expect(await advertise(aSession('seller'), aProduct())).toEqual(ok());
    expect(journal.of('advertise')).toEqual([[aProduct().id]]);
  });

  it('succeeds for a product that is already advertised', async () => {
    expect(await world().advertise(aSession('seller'), aProduct({ advertised: true }))).toEqual(ok());
  });

  it.each(strangers)('is refused to %s', async (_who, actor, code) => {
    const { journal, advertise } = world();
    expect(await advertise(actor, aProduct())).toEqual(fail({ code }));
    expect(journal.asked).toEqual([]);
  });

  it.each(apiFailures)('fails with $code as the marketplace answers', async (failure) => {
    const { advertise } = world({ advertise: refuses(failure) });
    expect(await advertise(aSession('seller'), aProduct())).toEqual(fail(failure));
  });
});

describe('[S-SELL-4] deleting a product', () => {
  it('is allowed to its seller', async () => {
    const { journal, remove } = world();
    expect(await remove(aSession('seller'), aProduct())).toEqual(ok(true));
    expect(journal.of('delete')).toEqual([[aProduct().id]]);
  });

  it('learns that a product was already gone', async () => {
    const { remove } = world({ delete: answers(false) });
    expect(await remove(aSession('seller'), aProduct())).toEqual(ok(false));
  });

  it.each(strangers)('is refused to %s', async (_who, actor, code) => {
    const { journal, remove } = world();
    expect(await remove(actor, aProduct())).toEqual(fail({ code }));
    expect(journal.asked).toEqual([]);
  });

  it.each(apiFailures)('fails with $code as the marketplace answers', async (failure) => {
    const { remove } = world({ delete: refuses(failure) });
    expect(await remove(aSession('seller'), aProduct())).toEqual(fail(failure));
  });
});
