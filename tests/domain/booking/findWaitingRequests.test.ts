import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingStage } from '#domain/booking/bookingLife.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { findWaitingRequests } from '#domain/booking/findWaitingRequests.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { answers, lists, offline, refuses } from '../../builders/answers.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { Journal } from '../../builders/Journal.ts';

const request = aDeal('requested');

type Answers = {
  readonly ofCategory?: ProductsApi['ofCategory'];
  /** As the second read of the bookings says. */
  readonly latest?: readonly Booking[];
  readonly ofBuyer?: BookingsApi['ofBuyer'];
  /** Omitted for a marketplace without `search`. */
  readonly product?: CatalogueSearch['product'];
};

function aMarketplace(offer: Partial<Product>, { ofCategory, latest = [request], ofBuyer, product }: Answers = {}) {
  const journal = new Journal();
  const find = findWaitingRequests({
    bookings: journal.port<BookingsApi>({ ofBuyer: ofBuyer ?? lists(...latest) }),
    products: journal.port<ProductsApi>({
      all: lists(aProduct(offer)),
      ofCategory: ofCategory ?? lists(aProduct(offer)),
    }),
    search: product === undefined ? null : journal.port<CatalogueSearch>({ product }),
  });
  return { journal, find };
}

const buyer = aSession('buyer');

describe('[G-SALE-1] the requests that wait for another deal', () => {
  it.each(['reserved', 'sold'] as const)('are those whose product is %s', async (status) => {
    const { journal, find } = aMarketplace({ status });
    expect(await find(buyer, [request], { fresh: true })).toEqual(new Set([request.id]));
    expect(journal.of('ofCategory')).toEqual([['HP', { fresh: true }]]);
    expect(journal.of('ofBuyer')).toEqual([['buyer@example.com', { fresh: true }]]);
  });

  it.each(['available', undefined] as const)('are not those whose product is %s', async (status) => {
    const { journal, find } = aMarketplace(status === undefined ? {} : { status });
    expect(await find(buyer, [request])).toEqual(new Set());
    expect(journal.asked).toEqual(['ofCategory']);
  });

  it('are only those of several whose product is promised', async () => {
    const other = aDeal('requested', { id: 'b2', productId: 'another' });
    const { find } = aMarketplace({ status: 'reserved' }, { latest: [request, other] });
    expect(await find(buyer, [request, other])).toEqual(new Set([request.id]));
  });

  it('are not those of a product like it', async () => {
    const { find } = aMarketplace({ id: 'another', status: 'reserved' });
    expect(await find(buyer, [request])).toEqual(new Set());
  });

  it('are not those that were accepted between the two reads', async () => {
    const { find } = aMarketplace({ status: 'reserved' }, { latest: [aDeal('accepted')] });
    expect(await find(buyer, [request])).toEqual(new Set());
  });

  it('asks once for each category, and only of open requests that name a product', async () => {
    const { journal, find } = aMarketplace({});
    const others = (['accepted', 'seller-handed-over', 'completed', 'declined', 'cancelled'] as const).map(
      (stage: BookingStage) => aDeal(stage, { categoryName: stage }),
    );
    const unnamed = aBooking({ state: 'requested', categoryName: 'Dell' });
    await find(buyer, [
      request,
      aDeal('requested', { id: 'b2' }),
      aBooking({ categoryName: 'Dell' }),
      unnamed,
      ...others,
    ]);
    expect(journal.of('ofCategory')).toEqual([['HP', {}]]);
  });

  it('are found among all products for a booking that names no category', async () => {
    const unnamed = aDeal('requested', { categoryName: ' ' });
    const { journal, find } = aMarketplace({ status: 'reserved' }, { latest: [unnamed] });
    expect(await find(buyer, [unnamed])).toEqual(new Set([unnamed.id]));
    expect(journal.of('ofCategory')).toEqual([]);
  });

  it('are unknown where the marketplace does not answer', async () => {
    const noProducts = aMarketplace({}, { ofCategory: refuses(offline) });
    expect(await noProducts.find(buyer, [request])).toEqual(new Set());
    const noBookings = aMarketplace({ status: 'reserved' }, { ofBuyer: refuses(offline) });
    expect(await noBookings.find(buyer, [request])).toEqual(new Set());
  });

  it('[G-TRUE-1] stay those of before where the marketplace does not answer', async () => {
    const before = new Set([request.id]);
    const noProducts = aMarketplace({}, { ofCategory: refuses(offline) });
    expect(await noProducts.find(buyer, [request], {}, before)).toEqual(before);
    const noBookings = aMarketplace({ status: 'reserved' }, { ofBuyer: refuses(offline) });
    expect(await noBookings.find(buyer, [request], {}, before)).toEqual(before);
  });

  it.each([
    ['that the marketplace says is available', { status: 'available' }, {}],
    ['that is gone', { id: 'another' }, {}],
    ['that was promised to this buyer', {}, { ofCategory: refuses(offline), latest: [aDeal('accepted')] }],
  ] as const)('are not those of before for a product %s', async (_what, product, answers) => {
    const { find } = aMarketplace(product, answers);
    expect(await find(buyer, [request], {}, new Set([request.id]))).toEqual(new Set());
  });

  describe('of a marketplace that searches', () => {
    const other = aDeal('requested', { id: 'b2', productId: 'another' });
    const both = [request, other];
    const reserved = aProduct({ status: 'reserved' });

    it('are found by asking for each product by its id', async () => {
      const product: CatalogueSearch['product'] = (id) => answers(id === reserved.id ? reserved : null)();
      const { journal, find } = aMarketplace({}, { product, latest: both });
      expect(await find(buyer, both, { fresh: true })).toEqual(new Set([request.id]));
      expect(journal.of('product')).toEqual([
        [reserved.id, { fresh: true }],
        ['another', { fresh: true }],
      ]);
      expect(journal.of('ofCategory')).toEqual([]);
    });

    it('[G-TRUE-1] stay those of before where it does not answer for a product', async () => {
      const product: CatalogueSearch['product'] = (id) => (id === 'another' ? refuses(offline) : answers(null))();
      const { find } = aMarketplace({}, { product, latest: both });
      expect(await find(buyer, both, {}, new Set([request.id, other.id]))).toEqual(new Set([other.id]));
    });
  });

  it('makes no call for a visitor', async () => {
    const { journal, find } = aMarketplace({});
    expect(await find(visitor, [request])).toEqual(new Set());
    expect(journal.asked).toEqual([]);
  });
});
