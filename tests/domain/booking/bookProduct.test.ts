import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { SalesApi } from '#domain/booking/SalesApi.ts';
import { bookProduct } from '#domain/booking/bookProduct.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aBooking, aBookingForm } from '../../builders/aBooking.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { apiFailures, done, lists, refuses } from '../../builders/answers.ts';

function world(answers: Partial<BookingsApi> = {}) {
  const journal = new Journal();
  const book = bookProduct({
    bookings: journal.port<BookingsApi>({ ofBuyer: lists(), book: done, ...answers }),
    products: journal.port<ProductsApi>({}),
    sales: null,
    search: null,
  });
  return { journal, book };
}

const command = { actor: aSession('buyer'), product: aProduct(), form: aBookingForm() };

describe('[S-BOOK-2] booking a product', () => {
  it('sends the product’s facts, the buyer and the form’s fields', async () => {
    const { journal, book } = world();
    const form = aBookingForm({ phone: ' 01811-222222 ', meetingLocation: ' New Market, gate 2\n' });
    expect(await book({ ...command, form })).toEqual(ok());
    const { id: _id, ...sent } = aBooking();
    expect(journal.of('book')).toEqual([[sent]]);
  });

  it('[G-I18N-1] sends a phone number in the wire’s digits', async () => {
    const { journal, book } = world();
    await book({ ...command, form: aBookingForm({ phone: '০১৮১১-২২২২২২' }) });
    expect(journal.of('book')).toMatchObject([[{ phone: '01811-222222' }]]);
  });

  it('uses the address as the name of a buyer without one', async () => {
    const { journal, book } = world();
    const buyer = aSession('buyer');
    await book({ ...command, actor: { ...buyer, account: { ...buyer.account, displayName: '' } } });
    expect(journal.of('book')).toMatchObject([[{ buyerName: 'buyer@example.com' }]]);
  });

  it.each([
    ['a visitor', visitor, 'access/login-required'],
    ['an admin', aSession('admin'), 'booking/admin-cannot-book'],
    ['the seller of it', aSession('seller'), 'booking/own-product'],
  ])('[G-BOOK-1] is refused to %s before anything is sent', async (_who, actor, code) => {
    const { journal, book } = world();
    expect(await book({ ...command, actor })).toEqual(fail({ code }));
    expect(journal.asked).toEqual([]);
  });

  it('is refused with every field that breaks a rule, before anything is sent', async () => {
    const { journal, book } = world();
    const fields = { phone: 'booking/phone-invalid', meetingLocation: 'booking/meeting-location-required' };
    const answer = await book({ ...command, form: { phone: '12', meetingLocation: ' ' } });
    expect(answer).toEqual(fail({ code: 'rules/broken', fields }));
    expect(journal.asked).toEqual([]);
  });

  it('[G-BOOK-1] is refused a second time before it is sent, even if an older list lacks the first booking', async () => {
    const { journal, book } = world({ ofBuyer: lists(aBooking()) });
    expect(await book(command)).toEqual(fail({ code: 'booking/already-booked' }));
    expect(journal.of('ofBuyer')).toEqual([['buyer@example.com', { fresh: true }]]);
    expect(journal.of('book')).toEqual([]);
  });

  it('[G-BOOK-1] is sent once when it is repeated while it is pending', async () => {
    const booked: Booking[] = [];
    const { journal, book } = world({
      ofBuyer: (email) => lists(...booked.filter((booking) => booking.email === email))(),
      book: async (booking) => ok(void booked.push({ ...booking, id: '1' })),
    });
    const answers = await Promise.all([book(command), book(command)]);
    expect(answers).toEqual([ok(), fail({ code: 'booking/already-booked' })]);
    expect(journal.of('book')).toHaveLength(1);
  });

  it('[G-BOOK-1] is sent once when two use cases over the same port are called at once', async () => {
    const booked: Booking[] = [];
    const journal = new Journal();
    const bookings = journal.port<BookingsApi>({
      ofBuyer: async () => lists(...booked)(),
      book: async (booking) => ok(void booked.push({ ...booking, id: '1' })),
    });
    const ports = { bookings, products: journal.port<ProductsApi>({}), sales: null, search: null };
    const answers = await Promise.all([bookProduct(ports)(command), bookProduct(ports)(command)]);
    expect(answers).toEqual([ok(), fail({ code: 'booking/already-booked' })]);
    expect(journal.of('book')).toHaveLength(1);
  });

  it('can be tried again after a success and after a failure', async () => {
    let tries = 0;
    const { book } = world({ book: () => (tries++ === 0 ? Promise.reject(new Error('a defect')) : done()) });
    const first = book(command);
    const second = book(command);
    await expect(first).rejects.toThrow('a defect');
    expect(await second).toEqual(ok());
  });

  it.each(apiFailures)('is not sent when the buyer’s bookings cannot be loaded: $code', async (failure) => {
    const { journal, book } = world({ ofBuyer: refuses(failure) });
    expect(await book(command)).toEqual(fail(failure));
    expect(journal.of('book')).toEqual([]);
  });

  it.each(apiFailures)('fails as the marketplace answers: $code', async (failure) => {
    const { book } = world({ book: refuses(failure) });
    expect(await book(command)).toEqual(fail(failure));
  });
});

describe('[G-SALE-1] booking a product of a marketplace with sales', () => {
  const taken = { code: 'api/refused', message: 'HP EliteBook 840 is taken' } as const;

  function deals(products: Partial<ProductsApi> = {}, answers: Partial<BookingsApi> = {}) {
    const journal = new Journal();
    const book = bookProduct({
      bookings: journal.port<BookingsApi>({ ofBuyer: lists(), book: done, ...answers }),
      products: journal.port<ProductsApi>(products),
      sales: journal.port<SalesApi>({}),
      search: null,
    });
    return { journal, book };
  }

  it('sends the product’s id', async () => {
    const { journal, book } = deals();
    expect(await book(command)).toEqual(ok());
    expect(journal.of('book')).toMatchObject([[{ productId: command.product.id }]]);
  });

  it.each([
    ['reserved', 'booking/reserved'],
    ['sold', 'booking/sold'],
  ] as const)('says that it is %s meanwhile, after the marketplace was asked anew', async (status, code) => {
    const offers = lists(aProduct({ id: 'another' }), aProduct({ status }));
    const { journal, book } = deals({ ofCategory: offers }, { book: refuses(taken) });
    expect(await book(command)).toEqual(fail({ code }));
    expect(journal.of('ofCategory')).toEqual([['HP', { fresh: true }]]);
  });

  it.each([
    ['is available', lists(aProduct({ status: 'available' }))],
    ['does not come', refuses({ code: 'api/offline' } as const)],
  ])('keeps the marketplace’s own words where the product %s', async (_what, ofCategory) => {
    const { book } = deals({ ofCategory }, { book: refuses(taken) });
    expect(await book(command)).toEqual(fail(taken));
  });

  it('says that the product is gone where it is no longer offered', async () => {
    const { book } = deals({ ofCategory: lists(aProduct({ id: 'another' })) }, { book: refuses(taken) });
    expect(await book(command)).toEqual(fail({ code: 'api/not-found' }));
  });

  it('asks for the product’s status only after a refusal', async () => {
    const { journal, book } = deals({}, { book: refuses({ code: 'api/offline' } as const) });
    expect(await book(command)).toEqual(fail({ code: 'api/offline' }));
    expect(journal.of('ofCategory')).toEqual([]);
  });

  it('is refused before it is sent when the product is reserved for somebody else', async () => {
    const { journal, book } = deals();
    const answer = await book({ ...command, product: aProduct({ status: 'reserved' }) });
    expect(answer).toEqual(fail({ code: 'booking/reserved' }));
    expect(journal.of('book')).toEqual([]);
  });

  it('says ‘already booked’ to the person for whom it is reserved', async () => {
    const { book } = deals({}, { ofBuyer: lists(aDeal('accepted')) });
    const answer = await book({ ...command, product: aProduct({ status: 'reserved' }) });
    expect(answer).toEqual(fail({ code: 'booking/already-booked' }));
  });
});

it('[G-SALE-1] sends no product id to a marketplace without sales', async () => {
  const { journal, book } = world({ book: refuses({ code: 'api/refused', message: 'No' }) });
  await book(command);
  expect(journal.of('book')[0]?.[0]).not.toHaveProperty('productId');
  expect(journal.of('ofCategory')).toEqual([]);
});
