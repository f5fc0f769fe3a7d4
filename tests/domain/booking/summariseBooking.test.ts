import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { type SummariseBooking, summariseBooking } from '#domain/booking/summariseBooking.ts';
import type { Product, ProductStatus } from '#domain/catalogue/Product.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { LocalCatalogueSearch } from '#domain/search/LocalCatalogueSearch.ts';
import { type UnreadableRow, listing } from '#domain/shared/reading.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { answers, apiFailures, lists, offline, refuses, unreachable } from '../../builders/answers.ts';

const booking = aBooking();
const { productName, image, categoryName, price } = booking;
const booked = aProduct({ productName, image, categoryName, price });
const known = { name: booked.sellerName, email: booked.sellerEmail, phone: booked.phone, location: booked.location };

function world(
  offered: readonly Product[],
  more: { bookings?: Partial<BookingsApi>; products?: Partial<ProductsApi> } = {},
) {
  const journal = new Journal();
  const summarise = summariseBooking({
    bookings: journal.port<BookingsApi>({ byId: answers(booking), ...more.bookings }),
    products: journal.port<ProductsApi>({ ofCategory: answers(listing(offered)), ...more.products }),
    search: null,
  });
  return {
    journal,
    summary: (actor: Parameters<SummariseBooking>[0] = aSession('buyer')) => summarise(actor, booking.id),
  };
}

/** Answers each of these once, in turn. */
function oneByOne<T>(...results: readonly T[]): () => Promise<T> {
  const left = [...results];
  return async () => left.shift() ?? Promise.reject(new Error('Asked too often'));
}

describe('[G-BOOK-2] the summary of a booking', () => {
  it('names the seller of the booked product while it is offered', async () => {
    const { journal, summary } = world([aProduct({ productName: 'Another' }), booked]);
    expect(await summary()).toStrictEqual(ok({ booking, side: 'buyer', seller: known, productId: booked.id }));
    expect(journal.of('byId')[0]?.[0]).toBe(booking.id);
    expect(journal.of('ofCategory')[0]?.[0]).toBe(categoryName);
  });

  it('[G-TRUE-1] tells no status, since an offer that looks the same may be another product', async () => {
    const { summary } = world([{ ...booked, status: 'reserved' }]);
    expect(await summary()).toStrictEqual(ok({ booking, side: 'buyer', seller: known, productId: booked.id }));
  });

  it('names the seller who offers the same twice, but not which of the two was booked', async () => {
    expect(await world([booked, { ...booked, id: 'p2' }]).summary()).toMatchObject(
      ok({ seller: known, productId: null }),
    );
  });

  it('takes a seller whose address is written in two ways for one', async () => {
    const shouted = { ...booked, id: 'p2', sellerEmail: booked.sellerEmail.toUpperCase() };
    expect(await world([booked, shouted]).summary()).toMatchObject(ok({ seller: known, productId: null }));
  });

  it('names nobody when several sellers offer the same', async () => {
    expect(await world([booked, { ...booked, id: 'p2', sellerEmail: 'other@example.com' }]).summary()).toEqual(
      ok({ booking, side: 'buyer', seller: 'several', productId: null }),
    );
  });

  it.each([
    ['is no longer offered', []],
    ['has another price now', [{ ...booked, price: price + 1 }]],
  ])('names nobody when the product %s', async (_what, offered) => {
    expect(await world(offered).summary()).toEqual(ok({ booking, side: 'buyer', seller: 'none', productId: null }));
  });

  it('lacks the seller when the products fail to load', async () => {
    expect(await world([], { products: { ofCategory: refuses(offline), all: refuses(offline) } }).summary()).toEqual(
      ok({ booking, side: 'buyer', seller: 'unknown', productId: null }),
    );
  });

  it('[G-TRUE-1] does not say that nobody offers a product which may be an unreadable one', async () => {
    const ofCategory = answers(listing<Product>([], [{ id: 'p7', email: null }]));
    expect(await world([], { products: { ofCategory } }).summary()).toEqual(
      ok({ booking, side: 'buyer', seller: 'unknown', productId: null }),
    );
  });

  it.each([
    ['there is no network', offline],
    ['the person wants what the device keeps', { ...unreachable, isNotKept: true }],
  ] as const)('[G-HAND-1] comes from the lists that were seen when %s', async (_when, failure) => {
    const seen = world([], {
      bookings: { byId: refuses(failure), ofBuyer: lists(aBooking({ id: 'b9' }), booking) },
      products: { ofCategory: refuses(failure), all: lists(aProduct({ productName: 'Another' }), booked) },
    });
    expect(await seen.summary()).toEqual(ok({ booking, side: 'buyer', seller: known, productId: booked.id }));
    expect(seen.journal.of('ofBuyer')[0]?.[0]).toBe(aSession('buyer').account.email);
  });

  it.each(apiFailures.filter(({ code }) => code !== 'api/offline'))(
    '[G-TRUE-1] does not come from the lists that were seen after $code',
    async (failure) => {
      const seen = { byId: refuses(failure), ofBuyer: lists(booking) };
      expect(await world([booked], { bookings: seen }).summary()).toEqual(fail(failure));
    },
  );

  describe('of a marketplace that searches', () => {
    const searched = (of: Booking, offered: readonly Product[], unreadable: readonly UnreadableRow[] = []) => {
      const found = new LocalCatalogueSearch({
        read: answers(listing(offered, unreadable)),
        indexes: new WeakMap(),
        repeat: async (step) => {
          while (!step());
        },
        isVerified: () => false,
        now: () => 0,
      });
      const search = new Journal().port<CatalogueSearch>({ find: (...asked) => found.find(...asked) });
      const bookings = new Journal().port<BookingsApi>({ byId: answers(of) });
      const products = new Journal().port<ProductsApi>({});
      return summariseBooking({ bookings, products, search })(aSession('buyer'), of.id);
    };

    it('[G-TRUE-1] does not say that nobody offers a product which may be an unreadable one', async () => {
      const unreadable = [{ id: 'f'.repeat(24), email: null }];
      const others = Array.from({ length: 3 }, (_, place) => aProduct({ ...booked, id: `${place}`, image: 'other' }));
      expect(await searched(booking, [...others], unreadable)).toMatchObject(ok({ seller: 'unknown' }));
    });

    it('[G-TRUE-1] names the seller of a product without a category', async () => {
      const bare = aBooking({ categoryName: '' });
      expect(await searched(bare, [{ ...booked, categoryName: '' }])).toMatchObject(ok({ seller: known }));
    });

    it('[G-HAND-1] lacks the seller without a network', async () => {
      const search = new Journal().port<CatalogueSearch>({ find: refuses(offline) });
      const bookings = new Journal().port<BookingsApi>({ byId: answers(booking) });
      const summarise = summariseBooking({ bookings, products: new Journal().port<ProductsApi>({}), search });
      expect(await summarise(aSession('buyer'), booking.id)).toMatchObject(ok({ seller: 'unknown' }));
    });
  });

  describe('[G-SALE-1] that names its product', () => {
    const request = aDeal('requested');
    const offer = (status: ProductStatus) => aProduct({ productName: 'Renamed', status });

    it('tells the product’s status and seller, though the offer has changed', async () => {
      const { journal, summary } = world([offer('available')], { bookings: { byId: answers(request) } });
      expect(await summary()).toEqual(
        ok({ booking: request, side: 'buyer', product: 'available', seller: known, productId: request.productId }),
      );
      expect(journal.of('byId')).toHaveLength(1);
    });

    it('is read anew while it waits for another deal, because it may have been accepted meanwhile', async () => {
      const bookings = { byId: oneByOne(ok(request), ok(aDeal('accepted'))) };
      const { journal, summary } = world([offer('reserved')], { bookings });
      expect(await summary()).toMatchObject(ok({ booking: aDeal('accepted'), product: 'reserved' }));
      expect(journal.of('byId')).toEqual([
        [booking.id, undefined],
        [booking.id, { fresh: true }],
      ]);
    });

    it('fails when it cannot be read anew', async () => {
      const bookings = { byId: oneByOne<Result<Booking, ApiFailure>>(ok(request), fail({ code: 'api/timeout' })) };
      expect(await world([offer('reserved')], { bookings }).summary()).toEqual(fail({ code: 'api/timeout' }));
    });

    it('has the seller’s address of the booking once the product is gone', async () => {
      const seller = { name: '', email: booked.sellerEmail, phone: '', location: '' };
      expect(await world([], { bookings: { byId: answers(request) } }).summary()).toStrictEqual(
        ok({ booking: request, side: 'buyer', seller, productId: null }),
      );
    });

    it.each([
      ['that product', aProduct().id, 'unknown'],
      ['another one', 'p7', { name: '' }],
    ] as const)('[G-TRUE-1] knows whether the unreadable product is %s', async (_which, id, seller) => {
      const ofCategory = answers(listing<Product>([], [{ id, email: null }]));
      const { summary } = world([], { bookings: { byId: answers(request) }, products: { ofCategory } });
      expect(await summary()).toMatchObject(ok({ seller }));
    });
  });

  it('fails without a network when the booking was never seen', async () => {
    const bookings = { byId: refuses(offline), ofBuyer: lists(aBooking({ id: 'b9' })) };
    expect(await world([], { bookings }).summary()).toEqual(fail(offline));
  });

  it.each(apiFailures)('fails with $code when the booking cannot be loaded', async (failure) => {
    const bookings = { byId: refuses(failure), ofBuyer: refuses(failure) };
    expect(await world([], { bookings }).summary()).toEqual(fail(failure));
  });

  it('is only for the person who booked', async () => {
    const { journal, summary } = world([booked]);
    expect(await summary(visitor)).toEqual(fail({ code: 'access/login-required' }));
    expect(journal.asked).toEqual([]);
    expect(await summary(aSession('buyer', 'other@example.com'))).toEqual(fail({ code: 'access/denied' }));
    expect(await summary(aSession('admin'))).toEqual(fail({ code: 'access/denied' }));
    expect(journal.of('ofCategory')).toEqual([]);
  });
});
