import { describe, expect, it } from 'vitest';
import { BrowseProducts } from '#domain/catalogue/BrowseProducts.ts';
import type { CategoriesApi } from '#domain/catalogue/CategoriesApi.ts';
import { CheckSellerVerified } from '#domain/catalogue/CheckSellerVerified.ts';
import { ListCategories } from '#domain/catalogue/ListCategories.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { aProduct } from '../given/aProduct.ts';
import { aSession, visitor } from '../given/aSession.ts';
import { answers, apiFailures, lists, offline, refuses } from '../given/answers.ts';

const options = { fresh: true };
const found = ok(listing([aProduct()]));

function world(ofCategory: ProductsApi['ofCategory'] = lists(aProduct())) {
  const journal = new Journal();
  const products = journal.port<ProductsApi>({ all: lists(aProduct()), advertised: lists(aProduct()), ofCategory });
  return { journal, browse: new BrowseProducts(products) };
}

describe('shoppers see', () => {
  it('[S-SHOP-1] all products', async () => {
    const { journal, browse } = world();
    expect(await browse.all(options)).toEqual(found);
    expect(journal.of('all')).toEqual([[options]]);
  });

  it('[S-SHOP-2] the advertised products', async () => {
    const { journal, browse } = world();
    expect(await browse.advertised(options)).toEqual(found);
    expect(journal.of('advertised')).toEqual([[options]]);
  });

  it('[S-SHOP-3] the products of a category, once they are logged in', async () => {
    const { journal, browse } = world();
    for (const kind of ['buyer', 'seller', 'admin'] as const) {
      expect(await browse.ofCategory(aSession(kind), 'HP', options)).toEqual(found);
    }
    expect(journal.of('ofCategory')).toEqual([['HP', options], ['HP', options], ['HP', options]]);
  });

  it('[S-ROUTE-3] nothing of a category before, and nothing is asked', async () => {
    const { journal, browse } = world();
    expect(await browse.ofCategory(visitor, 'HP')).toEqual(fail({ code: 'access/login-required' }));
    expect(journal.asked).toEqual([]);
  });

  it.each(apiFailures)('why a list cannot be had: $code', async (failure) => {
    const { browse } = world(refuses(failure));
    expect(await browse.ofCategory(aSession('buyer'), 'HP')).toEqual(fail(failure));
    expect(await browse.newlyAdded('HP', 4)).toEqual(fail(failure));
  });
});

describe('[S-HOME-6] newly added products', () => {
  it('are the newest of a category, for everyone', async () => {
    const of = (...days: readonly number[]) => days.map((day) => aProduct({ id: String(day), postedAt: day }));
    const { journal, browse } = world(answers(listing(of(2, 5, 1, 4), 3)));
    expect(await browse.newlyAdded('Phone', 2, options)).toEqual(ok(listing(of(5, 4), 3)));
    expect(journal.of('ofCategory')).toEqual([['Phone', options]]);
  });
});

describe('[S-SHOP-2] the category list', () => {
  const categories = (list: CategoriesApi['list']) => new ListCategories(new Journal().port<CategoriesApi>({ list }));

  it('is as the marketplace says', async () => {
    const hp = { id: '1', categoryName: 'HP', img: 'https://images.example/hp.png' };
    expect(await categories(lists(hp)).execute()).toEqual(ok(listing([hp])));
    expect(await categories(refuses(offline)).execute()).toEqual(fail(offline));
  });
});

describe('[S-SHOP-3] the verified mark of a seller', () => {
  const verified = async (answer: UsersApi['isVerified'], journal = new Journal()) =>
    new CheckSellerVerified(journal.port<UsersApi>({ isVerified: answer })).execute(' Seller@Example.com');

  it('is what the marketplace says, whatever way the address is written', async () => {
    const journal = new Journal();
    expect(await verified(answers(true), journal)).toBe(true);
    expect(journal.of('isVerified')[0]?.[0]).toBe('seller@example.com');
    expect(await verified(answers(false))).toBe(false);
  });

  it.each(apiFailures)('is not shown without its word: $code', async (failure) => {
    expect(await verified(refuses(failure))).toBe(false);
  });
});
