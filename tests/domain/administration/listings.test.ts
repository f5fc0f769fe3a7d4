import { describe, expect, it } from 'vitest';
import { findListedProducts } from '#domain/administration/findListedProducts.ts';
import { listingsBySeller } from '#domain/administration/listingsBySeller.ts';
import { countListings, hasNoListings, noListings } from '#domain/administration/PersonListings.ts';
import { searchListings } from '#domain/administration/searchListings.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { aFoundPage } from '../../builders/aFoundPage.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aSession } from '../../builders/aSession.ts';
import { answers, offline, refuses } from '../../builders/answers.ts';
import { Journal } from '../../builders/Journal.ts';

const seller = { name: 'Olga', email: 'Olga@example.com' };
const product = aProduct({ sellerEmail: 'olga@example.com' });
const another = aProduct({ id: 'p2', sellerEmail: 'OLGA@example.com' });
const unreadable = { id: 'p9', email: 'olga@example.com ' };
const list = listing([product], [unreadable, { id: 'p8', email: null }]);
const admin = aSession('admin');

const page = (after: string | null = null) =>
  aFoundPage({ items: [product, aProduct({ id: 'p3', sellerName: 'Olga' }), another], after });

/** A marketplace with `search`. */
function searched(find: CatalogueSearch['find']) {
  const journal = new Journal();
  return { journal, search: journal.port<CatalogueSearch>({ find }) };
}

describe('[G-TRUE-1] the products that a seller has for sale', () => {
  it('include the unreadable ones that name the seller', () => {
    const listings = listingsBySeller(list);
    expect(listings.get(product.sellerEmail)).toEqual({ products: [product], unreadable: 1, isComplete: true });
    expect(listingsBySeller(listing([], [unreadable])).get(product.sellerEmail)).toEqual({
      ...noListings,
      unreadable: 1,
    });
  });

  it('are all that name the seller, however the address is spelt', () => {
    const listings = listingsBySeller(listing([product, aProduct(), another]));
    expect(listings.get(product.sellerEmail)).toEqual({ ...noListings, products: [product, another] });
  });

  it('are certainly none only if the list is complete and holds none, readable or not', () => {
    expect(hasNoListings(noListings)).toBe(true);
    expect(hasNoListings({ ...noListings, isComplete: false })).toBe(false);
    expect(hasNoListings({ ...noListings, unreadable: 1 })).toBe(false);
    expect(hasNoListings({ ...noListings, products: [product] })).toBe(false);
  });
});

describe('[G-TRUE-1] the products of a seller whom an admin is about to delete', () => {
  const found = (find: CatalogueSearch['find'], person = seller) =>
    findListedProducts({ products: new Journal().port<ProductsApi>({}), search: searched(find).search })(admin, person);

  it('are counted in the list of all products', async () => {
    const products = new Journal().port<ProductsApi>({ all: answers(list) });
    const find = findListedProducts({ products, search: null });
    const counted = await find(admin, seller);
    expect(counted).toEqual(ok({ products: [product], unreadable: 1, isComplete: true }));
    expect(counted.ok && countListings(counted.value)).toBe(2);
    expect(await find(admin, { name: 'Rakib', email: 'rakib@example.com' })).toEqual(ok(noListings));
  });

  it('fail as the marketplace answers', async () => {
    const products = new Journal().port<ProductsApi>({ all: refuses(offline) });
    expect(await findListedProducts({ products, search: null })(admin, seller)).toEqual(fail(offline));
    expect(await found(refuses(offline))).toEqual(fail(offline));
  });

  it('are not looked for by anybody else', async () => {
    const journal = new Journal();
    const find = findListedProducts({ products: journal.port<ProductsApi>({}), search: null });
    expect(await find(aSession('seller'), seller)).toEqual(fail({ code: 'access/denied' }));
    expect(journal.asked).toEqual([]);
  });

  it('are searched by the seller’s name, and may be more than those found', async () => {
    const { journal, search } = searched(answers(page()));
    const find = findListedProducts({ products: new Journal().port<ProductsApi>({}), search });
    expect(await find(admin, seller, { fresh: true })).toEqual(
      ok({ products: [product, another], unreadable: 0, isComplete: false }),
    );
    expect(journal.of('find')).toMatchObject([[{ query: { text: 'Olga' } }, { fresh: true }]]);
  });

  it('are unknown if the seller has no name to search by, or too many products have it', async () => {
    expect(await found(answers(page()), { ...seller, name: ' ' })).toEqual(fail({ code: 'api/unavailable' }));
    expect(await found(answers(page('more')))).toEqual(fail({ code: 'api/unavailable' }));
  });
});

describe('[G-ADM-1] the listings in a person’s panel, of a marketplace that searches', () => {
  it('are those that name their address among the products found by their name', async () => {
    const { journal, search } = searched(answers(page('more')));
    expect(await searchListings(search)(seller, { fresh: true })).toEqual(
      ok({ products: [product, another], unreadable: 0, isComplete: false }),
    );
    expect(journal.of('find')).toMatchObject([
      [{ within: { of: 'all' }, query: { text: 'Olga', categories: [] }, facets: [] }, { fresh: true }],
    ]);
  });

  it('are unknown, without a call, for a person without a name', async () => {
    const { journal, search } = searched(answers(page()));
    expect(await searchListings(search)({ ...seller, name: ' ' })).toEqual(ok({ ...noListings, isComplete: false }));
    expect(journal.asked).toEqual([]);
  });

  it('fail as the marketplace answers', async () => {
    expect(await searchListings(searched(refuses(offline)).search)(seller)).toEqual(fail(offline));
  });
});
