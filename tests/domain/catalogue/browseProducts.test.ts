import { describe, expect, it } from 'vitest';
import { browseProducts } from '#domain/search/browseProducts.ts';
import type { CategoriesApi } from '#domain/catalogue/CategoriesApi.ts';
import { checkSellerVerified } from '#domain/catalogue/checkSellerVerified.ts';
import { listCategories } from '#domain/catalogue/listCategories.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { browseCatalogue } from '#domain/search/browseCatalogue.ts';
import type { CatalogueScope, CatalogueSearch, FoundPage } from '#domain/search/CatalogueSearch.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import type { UsersApi } from '#domain/identity/UsersApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { answers, apiFailures, lists, offline, refuses } from '../../builders/answers.ts';

const options = { fresh: true };

function world(ofCategory: ProductsApi['ofCategory'] = lists(aProduct())) {
  const journal = new Journal();
  const products = journal.port<ProductsApi>({ all: lists(aProduct()), advertised: lists(aProduct()), ofCategory });
  return { journal, browse: browseProducts({ products, search: null }) };
}

const page: FoundPage = {
  ...listing([aProduct()]),
  total: { count: 1, isExact: true },
  whole: 1,
  facets: {},
  after: null,
  asOf: 0,
  sellers: [],
};

function shoppers(find: CatalogueSearch['find'] = answers(page)) {
  const journal = new Journal();
  const browse = browseCatalogue(journal.port<CatalogueSearch>({ find }));
  const inList = (actor: Parameters<typeof browse>[0], within: CatalogueScope) =>
    browse(actor, { within, query: emptyQuery, size: 24, after: null, facets: [] }, options);
  return { journal, inList };
}

const hp = { of: 'category', categoryName: 'HP' } as const;

describe('shoppers', () => {
  it.each([
    ['[S-SHOP-1]', 'all products', 'all'],
    ['[S-SHOP-2]', 'the advertised products', 'advertised'],
  ] as const)('%s see %s', async (_id, _name, of) => {
    const { journal, inList } = shoppers();
    expect(await inList(visitor, { of })).toEqual(ok(page));
    expect(journal.of('find')).toMatchObject([[{ within: { of } }, options]]);
  });

  it('[S-SHOP-3] see the products of a category once they are logged in', async () => {
    const { journal, inList } = shoppers();
    for (const kind of ['buyer', 'seller', 'admin'] as const)
      expect(await inList(aSession(kind), hp)).toEqual(ok(page));
    expect(journal.of('find')).toHaveLength(3);
  });

  it('[S-ROUTE-3] see nothing of a category before, and no call is made', async () => {
    const { journal, inList } = shoppers();
    expect(await inList(visitor, hp)).toEqual(fail({ code: 'access/login-required' }));
    expect(journal.asked).toEqual([]);
  });

  it.each(apiFailures)('get the reason why a list failed: $code', async (failure) => {
    expect(await shoppers(refuses(failure)).inList(aSession('buyer'), hp)).toEqual(fail(failure));
    expect(await world(refuses(failure)).browse.newlyAdded('HP', 4)).toEqual(fail(failure));
  });
});

describe('[S-HOME-6] newly added products', () => {
  it('are the newest of a category, for everyone', async () => {
    const lost = { id: 'lost', email: null };
    const of = (...days: readonly number[]) => days.map((day) => aProduct({ id: String(day), postedAt: day }));
    const { journal, browse } = world(answers(listing(of(2, 5, 1, 4), [lost])));
    expect(await browse.newlyAdded('Phone', 2, options)).toEqual(
      ok({ ...listing(of(5, 4), [lost]), isOfCategory: true }),
    );
    expect(journal.of('ofCategory')).toEqual([['Phone', options]]);
    expect(journal.of('all')).toEqual([]);
  });

  it('are the newest of the whole shop when the category is empty', async () => {
    const journal = new Journal();
    const all = [aProduct({ id: 'old', postedAt: 1 }), aProduct({ id: 'new', postedAt: 2 })];
    const browse = browseProducts({
      products: journal.port<ProductsApi>({ ofCategory: lists(), all: lists(...all) }),
      search: null,
    });
    const found = await browse.newlyAdded('Phone', 1, options);
    expect(found).toEqual(ok({ ...listing([all[1]]), isOfCategory: false }));
    expect(journal.of('all')).toEqual([[options]]);
  });
});

describe('an admin’s list of products', () => {
  it('is the marketplace’s whole list', async () => {
    const { journal, browse } = world();
    expect(await browse.all(options)).toEqual(ok(listing([aProduct()])));
    expect(journal.of('all')).toEqual([[options]]);
  });
});

describe('[S-SHOP-2] the category list', () => {
  const categories = (list: CategoriesApi['list']) =>
    listCategories({ categories: new Journal().port<CategoriesApi>({ list }) });

  it('is the marketplace’s', async () => {
    const hp = { id: '1', categoryName: 'HP', img: 'https://images.example/hp.png' };
    expect(await categories(lists(hp))()).toEqual(ok(listing([hp])));
    expect(await categories(refuses(offline))()).toEqual(fail(offline));
  });
});

describe('[S-SHOP-3] the verified mark of a seller', () => {
  const verified = async (answer: UsersApi['isVerified'], journal = new Journal()) =>
    checkSellerVerified({ users: journal.port<UsersApi>({ isVerified: answer }) })(' Seller@Example.com');

  it('is the marketplace’s answer, in any spelling of the address', async () => {
    const journal = new Journal();
    expect(await verified(answers(true), journal)).toEqual(ok(true));
    expect(journal.of('isVerified')[0]?.[0]).toBe('seller@example.com');
    expect(await verified(answers(false))).toEqual(ok(false));
  });

  it.each(apiFailures)('[G-TRUE-1] is unknown without an answer: $code', async (failure) => {
    expect(await verified(refuses(failure))).toEqual(fail(failure));
  });
});

describe('[G-SALE-1] Home’s lists', () => {
  const sold = aProduct({ id: 'sold', status: 'sold' });
  const others = [aProduct({ id: 'reserved', status: 'reserved' }), aProduct({ id: 'unsaid' })];

  it('leave out sold products, and show all others, the latest in the list first', async () => {
    const products = new Journal().port<ProductsApi>({
      all: lists(...others.toReversed(), sold),
      advertised: lists(...others.toReversed(), sold),
      ofCategory: lists(...others.toReversed(), sold),
    });
    const browse = browseProducts({ products, search: null });
    expect(await browse.promoted()).toEqual(ok(listing(others)));
    expect(await browse.newlyAdded('HP', 9)).toEqual(ok({ ...listing(others), isOfCategory: true }));
  });

  it('show the newest of the whole shop if everything of the category is sold', async () => {
    const products = new Journal().port<ProductsApi>({
      all: lists(...others.toReversed(), sold),
      ofCategory: lists(sold),
    });
    expect(await browseProducts({ products, search: null }).newlyAdded('HP', 9)).toEqual(
      ok({ ...listing(others), isOfCategory: false }),
    );
  });

  it.each(apiFailures)('fail with the reason: $code', async (failure) => {
    const products = new Journal().port<ProductsApi>({ advertised: refuses(failure) });
    expect(await browseProducts({ products, search: null }).promoted()).toEqual(fail(failure));
  });

  it('[G-SCALE-1] are the first page of a search where the marketplace can search', async () => {
    const journal = new Journal();
    const search = journal.port<CatalogueSearch>({
      find: async ({ within }) => ok({ ...page, items: within.of === 'category' ? [sold] : [sold, ...others] }),
    });
    const browse = browseProducts({ products: journal.port<ProductsApi>({}), search });
    expect(await browse.newlyAdded('HP', 1)).toMatchObject(ok({ items: others.slice(0, 1), isOfCategory: false }));
    expect(await browse.promoted()).toMatchObject(ok({ items: others }));
    expect(journal.of('find').map(([request]) => request)).toMatchObject([
      { within: hp, size: 24, facets: [] },
      { within: { of: 'all' }, size: 24 },
      { within: { of: 'advertised' }, size: 24 },
    ]);
  });
});
