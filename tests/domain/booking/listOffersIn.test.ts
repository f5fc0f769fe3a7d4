import { describe, expect, it } from 'vitest';
import { listOffersIn } from '#domain/booking/listOffersIn.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { type UnreadableRow, listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aFoundPage } from '../../builders/aFoundPage.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { answers, lists, offline, refuses } from '../../builders/answers.ts';
import { Journal } from '../../builders/Journal.ts';

const fresh = { fresh: true } as const;
const unreadable: UnreadableRow = { id: 'f'.repeat(24), email: null };

describe('[G-BOOK-2] the offers for bookings, in lists of categories', () => {
  it('come from each category once', async () => {
    const products = new Journal();
    const ofCategory: ProductsApi['ofCategory'] = (name) =>
      answers(listing([aProduct({ id: name })], name === 'HP' ? [unreadable] : []))();
    const offers = await listOffersIn(
      { products: products.port<ProductsApi>({ ofCategory }), search: null },
      [aBooking(), aBooking({ categoryName: 'Dell' }), aBooking()],
      fresh,
    );
    expect(offers).toEqual(
      ok({
        products: [aProduct({ id: 'HP' }), aProduct({ id: 'Dell' })],
        unreadableIds: new Set([unreadable.id]),
      }),
    );
    expect(products.of('ofCategory')).toEqual([
      ['HP', fresh],
      ['Dell', fresh],
    ]);
  });

  it('come from the list of all products for a blank category', async () => {
    const products = new Journal().port<ProductsApi>({ all: lists(aProduct()) });
    const offers = await listOffersIn({ products, search: null }, [aBooking({ categoryName: ' ' })]);
    expect(offers).toMatchObject(ok({ products: [aProduct()] }));
  });

  it('[G-TRUE-1] fail if one category does not come', async () => {
    const ofCategory: ProductsApi['ofCategory'] = (name) => (name === 'HP' ? lists(aProduct()) : refuses(offline))();
    const products = new Journal().port<ProductsApi>({ ofCategory });
    const bookings = [aBooking(), aBooking({ categoryName: 'Dell' })];
    expect(await listOffersIn({ products, search: null }, bookings)).toEqual(fail(offline));
  });
});

describe('[G-BOOK-2] the offers for bookings, of a marketplace that searches', () => {
  const found = (items: readonly Product[], after: string | null = null) =>
    answers(aFoundPage({ items, unreadable: [unreadable], after }));

  function world(given: Partial<CatalogueSearch>) {
    const journal = new Journal();
    const search = journal.port<CatalogueSearch>(given);
    const list = (...bookings: Parameters<typeof listOffersIn>[1]) =>
      listOffersIn({ products: new Journal().port<ProductsApi>({}), search }, bookings, fresh);
    return { journal, list };
  }

  it('are looked up by id where the booking names its product, and by nothing else', async () => {
    const { journal, list } = world({ product: answers(aProduct()) });
    expect(await list(aBooking({ productId: aProduct().id }))).toEqual(
      ok({ products: [aProduct()], unreadableIds: new Set() }),
    );
    expect(journal.of('product')).toEqual([[aProduct().id, fresh]]);
  });

  it('are searched by name in the category where the booking names no product', async () => {
    const { journal, list } = world({ find: found([aProduct()]) });
    expect(await list(aBooking())).toEqual(ok({ products: [aProduct()], unreadableIds: new Set([unreadable.id]) }));
    const query = { text: aBooking().productName, categories: ['HP'] };
    expect(journal.of('find')).toMatchObject([[{ query }, fresh]]);
  });

  it('are searched in all categories for a blank one', async () => {
    const { journal, list } = world({ find: found([]) });
    await list(aBooking({ categoryName: ' ' }));
    expect(journal.of('find')).toMatchObject([[{ query: { categories: [] } }, fresh]]);
  });

  it.each([
    ['a product cannot be asked for', { product: refuses(offline) }, aBooking({ productId: aProduct().id }), offline],
    ['a search fails', { find: refuses(offline) }, aBooking(), offline],
    ['a name has too many results to read', { find: found([], 'more') }, aBooking(), { code: 'api/unavailable' }],
  ] as const)('[G-TRUE-1] fail if %s', async (_case, search, booking, failure) => {
    expect(await world(search).list(booking)).toEqual(fail(failure));
  });
});
