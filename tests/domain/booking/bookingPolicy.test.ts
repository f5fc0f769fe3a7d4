import { describe, expect, it } from 'vitest';
import { canBookProduct, canDeleteBooking, canPayBooking, isBookingOf } from '#domain/booking/bookingPolicy.ts';
import { aBooking } from '../../builders/aBooking.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aSession, visitor } from '../../builders/aSession.ts';

const refused = (code: string) => ({ ok: false, failure: { code } });

describe('booking a product', () => {
  it('is for buyers, and for sellers of other products', () => {
    expect(canBookProduct(aSession('buyer'), aProduct(), [])).toEqual({ ok: true, value: aSession('buyer') });
    expect(canBookProduct(aSession('seller', 'other@example.com'), aProduct(), []).ok).toBe(true);
  });

  it('asks a visitor to log in, whatever the product’s status', () => {
    expect(canBookProduct(visitor, aProduct(), [])).toEqual(refused('access/login-required'));
    expect(canBookProduct(visitor, aProduct({ status: 'sold' }), [])).toEqual(refused('access/login-required'));
  });

  it('is not for admins, not even for those who sell', () => {
    expect(canBookProduct(aSession('admin'), aProduct(), [])).toEqual(refused('booking/admin-cannot-book'));
    expect(canBookProduct(aSession('seller and admin'), aProduct(), [])).toEqual(refused('booking/admin-cannot-book'));
  });

  it("[G-BOOK-1] refuses one's own product, however the address is spelled", () => {
    const product = aProduct({ sellerEmail: 'Seller@Example.com ' });
    expect(canBookProduct(aSession('seller'), product, [])).toEqual(refused('booking/own-product'));
  });

  it('[G-BOOK-1] refuses a second booking of the same product', () => {
    const others = [aBooking({ productName: 'Dell XPS 13' }), aBooking()];
    expect(canBookProduct(aSession('buyer'), aProduct(), others)).toEqual(refused('booking/already-booked'));
    expect(canBookProduct(aSession('buyer'), aProduct(), others.slice(0, 1)).ok).toBe(true);
  });

  it('is possible when only somebody else has booked the product', () => {
    expect(canBookProduct(aSession('buyer', 'other@example.com'), aProduct(), [aBooking()]).ok).toBe(true);
  });
});

describe('[G-SALE-1] booking a product when deals have states', () => {
  it.each([
    ['reserved', 'booking/reserved'],
    ['sold', 'booking/sold'],
  ] as const)('is refused where the product is %s', (status, code) => {
    expect(canBookProduct(aSession('buyer'), aProduct({ status }), [])).toEqual(refused(code));
  });

  it.each(['available', undefined] as const)('is possible when the product is %s', (status) => {
    expect(canBookProduct(aSession('buyer'), aProduct(status === undefined ? {} : { status }), []).ok).toBe(true);
  });

  it.each(['requested', 'accepted', 'seller-handed-over'] as const)(
    'is refused as a second one while the first is %s, whatever the product’s status',
    (stage) => {
      const answer = canBookProduct(aSession('buyer'), aProduct({ status: 'reserved' }), [aDeal(stage)]);
      expect(answer).toEqual(refused('booking/already-booked'));
    },
  );

  it.each(['declined', 'cancelled'] as const)('is possible again once the first was %s', (stage) => {
    expect(canBookProduct(aSession('buyer'), aProduct(), [aDeal(stage)]).ok).toBe(true);
  });

  it('identifies a product by its id, not by its name', () => {
    const twin = aProduct({ id: 'another' });
    expect(isBookingOf(aDeal('requested'), twin)).toBe(false);
    expect(isBookingOf(aDeal('requested'), aProduct({ productName: 'Renamed' }))).toBe(true);
  });
});

describe('a booking', () => {
  it('is of the product with its name, picture, category and price', () => {
    expect(isBookingOf(aBooking(), aProduct())).toBe(true);
    expect(isBookingOf(aBooking({ phone: '123456', buyerName: 'Selim' }), aProduct())).toBe(true);
  });

  it.each([{ productName: 'HP EliteBook 850' }, { image: '' }, { categoryName: 'Dell' }, { price: 31_999 }])(
    'is of another product when that has another %o',
    (other) => {
      expect(isBookingOf(aBooking(), aProduct(other))).toBe(false);
    },
  );

  it('is deleted and paid only by its buyer', () => {
    const mine = aBooking({ email: 'Buyer@example.com' });
    expect([canDeleteBooking(aSession('buyer'), mine), canPayBooking(aSession('buyer'), mine)]).toEqual([true, true]);
    for (const other of [visitor, aSession('seller'), aSession('admin')]) {
      expect([canDeleteBooking(other, mine), canPayBooking(other, mine)]).toEqual([false, false]);
    }
  });

  it('[G-TRUE-1] that names no buyer is deleted by the person in whose list it is, but by no visitor', () => {
    const unreadable = { id: 'b1', email: null };
    expect(canDeleteBooking(aSession('buyer'), unreadable)).toBe(true);
    expect(canDeleteBooking(visitor, unreadable)).toBe(false);
  });
});
