import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { findRelated, noneRelated } from '#domain/search/findRelated.ts';
import { noOffers } from '#domain/search/Offers.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { aCamera, aThinkPad } from '../../builders/aProduct.ts';
import { aMarketplaceSearch } from '../../builders/aListToSearch.ts';
import { answers, offline, refuses, unreachable } from '../../builders/answers.ts';
import { Journal } from '../../builders/Journal.ts';
import { aLocalSearch } from '../../contracts/aLocalSearch.ts';
import { valueOf } from '../../contracts/expectResult.ts';

const idOf = (place: number) => String(place).padStart(24, '0');
const shown = aThinkPad({ id: idOf(1), postedAt: 1 });
const own = [2, 3, 4].map((place) => aThinkPad({ id: idOf(place), categoryName: 'Camera', postedAt: place }));
const [oldest, middle, newest] = own;
const sold = aThinkPad({ id: idOf(5), categoryName: 'Camera', postedAt: 5, status: 'sold' });
/** Of another seller, in the product's category. */
const like = aThinkPad({
  id: idOf(6),
  sellerEmail: 'other@example.com',
  price: 30_000,
  status: 'available',
  postedAt: 6,
});
const viewed = aCamera({ id: idOf(7), sellerEmail: 'third@example.com', sellerName: 'Third' });
const products = [shown, ...own, sold, like, viewed];
const options = { fresh: true };
const about = { product: shown, like: shown, viewedIds: [viewed.id], max: 2 };

/** A search, with what it is asked. */
function asked(search: CatalogueSearch, given: Partial<CatalogueSearch> = {}) {
  const journal = new Journal();
  const port = journal.port<CatalogueSearch>({
    find: (...of) => search.find(...of),
    product: (...of) => search.product(...of),
    similar: (...of) => search.similar(...of),
    prices: (...of) => search.prices(...of),
    ...given,
  });
  return { journal, find: findRelated(Object.assign(port, { can: search.can })) };
}

const idsOf = (list: readonly Product[]) => list.map(({ id }) => id);

describe('[G-PRODUCT-1] a product’s page, beside the product', () => {
  it('shows nothing, without a call, if neither it nor one viewed before is known', async () => {
    const { journal, find } = asked(aLocalSearch(products));
    expect(await find({ product: null, like: null, viewedIds: [], max: 2 })).toEqual(ok(noneRelated));
    expect(journal.asked).toEqual([]);
  });
});

describe('[G-PRODUCT-1] a product’s page, from a list that is searched whole,', () => {
  const inList = asked(aLocalSearch(products)).find;

  it('shows similar products, and how many others are available', async () => {
    const found = valueOf(await inList(about));
    expect(idsOf(found.similar)).toEqual([like.id]);
    expect(found.alternatives).toEqual({ count: 1, lowest: 30_000 });
  });

  it('shows the seller’s other unsold products, the newest first, and no more than fit', async () => {
    expect(idsOf(valueOf(await inList(about)).fromSeller)).toEqual(idsOf([newest, middle] as Product[]));
    expect(idsOf(valueOf(await inList({ ...about, max: 9 })).fromSeller)).toEqual(
      idsOf([newest, middle, oldest] as Product[]),
    );
  });

  it('finds those viewed before in the list, without a call for each', async () => {
    const { journal, find } = asked(aLocalSearch(products));
    expect(valueOf(await find(about, options)).viewed.products).toContainEqual(viewed);
    expect(journal.of('product')).toEqual([]);
    const query = { ...emptyQuery, sort: 'newest' };
    expect(journal.of('find')).toEqual([
      [{ within: { of: 'all' }, query, size: Infinity, after: null, facets: [] }, options],
    ]);
    expect(journal.of('prices')).toEqual([[shown, options]]);
    expect(journal.of('similar')).toEqual([[shown, 2, options]]);
  });

  it('shows similar ones of a product that is gone, but no prices, alternatives or others of the seller', async () => {
    const { journal, find } = asked(aLocalSearch(products));
    const found = valueOf(await find({ ...about, product: null }));
    expect(idsOf(found.similar)).toEqual([like.id]);
    expect(found).toMatchObject({ guidance: null, alternatives: null, fromSeller: [] });
    expect(found.viewed.products).toContainEqual(viewed);
    expect(journal.of('prices')).toEqual([]);
  });

  it('shows those viewed before, of a product that this device never saw', async () => {
    const found = valueOf(await inList({ ...about, product: null, like: null }));
    expect(found.similar).toEqual([]);
    expect(found.viewed.products).toContainEqual(viewed);
  });

  it('[G-FAULT-1] fails if the list does not come', async () => {
    const { find } = asked(aLocalSearch(products), { find: refuses(offline) });
    expect(await find(about)).toEqual(fail(offline));
  });
});

describe('[G-SCALE-1] a product’s page, from a marketplace that searches,', () => {
  it('shows the seller’s others among the newest that match the seller’s name, and no alternatives', async () => {
    const { journal, find } = asked(aMarketplaceSearch(products));
    const found = valueOf(await find(about, options));
    expect(idsOf(found.fromSeller)).toEqual(idsOf([newest, middle] as Product[]));
    expect(found.alternatives).toBeNull();
    const query = { ...emptyQuery, text: shown.sellerName, sort: 'newest' };
    expect(journal.of('find')).toEqual([
      [{ within: { of: 'all' }, query, size: 24, after: null, facets: [] }, options],
    ]);
  });

  it('shows those viewed before, asked for one by one', async () => {
    const { journal, find } = asked(aMarketplaceSearch(products));
    expect(valueOf(await find(about, options)).viewed).toEqual({ products: [viewed], unreadableIds: new Set() });
    expect(journal.of('product')).toEqual([[viewed.id, options]]);
  });

  it.each([
    ['whose seller has a blank name', { ...shown, sellerName: ' ' }],
    ['that is gone', null],
  ])('looks for no others of the seller of a product %s', async (_what, product) => {
    const { journal, find } = asked(aMarketplaceSearch(products));
    expect(valueOf(await find({ ...about, product, like: null })).fromSeller).toEqual([]);
    expect(journal.of('find')).toEqual([]);
  });

  it('shows similar ones of a product that is gone, among the newest of its category', async () => {
    const { journal, find } = asked(aMarketplaceSearch(products));
    const found = valueOf(await find({ ...about, product: null }, options));
    expect(idsOf(found.similar)).toEqual([like.id]);
    expect(found.viewed).not.toEqual(noOffers);
    expect(journal.of('similar')).toEqual([]);
    expect(journal.of('find')).toMatchObject([
      [{ query: { ...emptyQuery, categories: [shown.categoryName], sort: 'newest' }, after: null }, options],
    ]);
  });

  it('[G-FAULT-1] fails if the category of a product that is gone does not come', async () => {
    const { find } = asked(aMarketplaceSearch(products), { find: refuses(offline) });
    expect(await find({ ...about, product: null })).toEqual(fail(offline));
  });
});

describe('[G-FAULT-1] what a product’s page shows beside the product', () => {
  const relatedWithout = (...silent: readonly (keyof CatalogueSearch)[]) => {
    const broken = Object.fromEntries(silent.map((call) => [call, refuses(unreachable)]));
    return asked(aMarketplaceSearch(products), { similar: answers([like]), ...broken }).find(about);
  };

  it('is there without prices, the seller’s others, and those viewed before', async () => {
    const found = await relatedWithout('prices', 'find', 'product');
    expect(found).toMatchObject({ ok: true, value: { similar: [like], guidance: null, fromSeller: [] } });
  });

  it('calls a product viewed before unreadable, rather than gone, while it cannot be asked for', async () => {
    const found = await relatedWithout('product');
    expect(found).toMatchObject({ value: { viewed: { products: [], unreadableIds: new Set([viewed.id]) } } });
  });

  it('fails without the similar products', async () => {
    expect(await relatedWithout('similar')).toEqual(fail(unreachable));
  });
});
