import { describe, expect, it } from 'vitest';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { SummariseBooking } from '#domain/booking/SummariseBooking.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { aBooking } from '../given/aBooking.ts';
import { aProduct } from '../given/aProduct.ts';
import { aSession, visitor } from '../given/aSession.ts';
import { answers, apiFailures, offline, refuses } from '../given/answers.ts';

const booking = aBooking();
const { productName, image, categoryName, price } = booking;
const booked = aProduct({ productName, image, categoryName, price });
const known = { name: booked.sellerName, email: booked.sellerEmail, phone: booked.phone, location: booked.location };

function world(offered: readonly Product[], more: { bookings?: Partial<BookingsApi>; products?: Partial<ProductsApi> } = {}) {
  const journal = new Journal();
  const summarise = new SummariseBooking(
    journal.port<BookingsApi>({ byId: answers(booking), ...more.bookings }),
    journal.port<ProductsApi>({ ofCategory: answers(listing(offered)), ...more.products }),
  );
  return { journal, summary: (actor: Parameters<SummariseBooking['execute']>[0] = aSession('buyer')) => summarise.execute(actor, booking.id) };
}

describe('[G-BOOK-2] the summary of a booking', () => {
  it('knows the seller from the product that was booked, while it is offered', async () => {
    const { journal, summary } = world([aProduct({ productName: 'Another' }), booked]);
    expect(await summary()).toEqual(ok({ booking, seller: known }));
    expect(journal.of('byId')[0]?.[0]).toBe(booking.id);
    expect(journal.of('ofCategory')[0]?.[0]).toBe(categoryName);
  });

  it('knows the seller who offers the same twice', async () => {
    expect(await world([booked, { ...booked, id: 'p2' }]).summary()).toMatchObject(ok({ seller: known }));
  });

  it('names nobody where several sellers offer the very same', async () => {
    expect(await world([booked, { ...booked, id: 'p2', sellerEmail: 'other@example.com' }]).summary())
      .toEqual(ok({ booking, seller: 'several' }));
  });

  it.each([
    ['is no longer offered', []],
    ['has another price now', [{ ...booked, price: price + 1 }]],
  ])('names nobody where the product %s', async (_what, offered) => {
    expect(await world(offered).summary()).toEqual(ok({ booking, seller: 'none' }));
  });

  it('is there without the seller where the products do not come', async () => {
    expect(await world([], { products: { ofCategory: refuses(offline) } }).summary()).toEqual(ok({ booking, seller: 'unknown' }));
  });

  it.each(apiFailures)('fails with $code when the booking cannot be had', async (failure) => {
    expect(await world([], { bookings: { byId: refuses(failure) } }).summary()).toEqual(fail(failure));
  });

  it('is for the person who booked alone', async () => {
    const { journal, summary } = world([booked]);
    expect(await summary(visitor)).toEqual(fail({ code: 'access/login-required' }));
    expect(journal.asked).toEqual([]);
    expect(await summary(aSession('buyer', 'other@example.com'))).toEqual(fail({ code: 'access/denied' }));
    expect(await summary(aSession('admin'))).toEqual(fail({ code: 'access/denied' }));
    expect(journal.of('ofCategory')).toEqual([]);
  });
});
