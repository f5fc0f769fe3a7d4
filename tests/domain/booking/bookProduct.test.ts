import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { SalesApi } from '#domain/booking/SalesApi.ts';
import { bookProduct } from '#domain/booking/bookProduct.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../../builders/Journal.ts';
import { aBooking, aBookingForm } from '../../builders/aBooking.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { aSession, visitor } from '../../builders/aSession.ts';
import { apiFailures, done, lists, refuses } from '../../builders/answers.ts';

/** The product is on offer unless a test says otherwise. */
function world(answers: Partial<BookingsApi> = {}, products: Partial<ProductsApi> = {}) {
  const journal = new Journal();
  const book = bookProduct({
    bookings: journal.port<BookingsApi>({ ofBuyer: lists(), book: done, ...answers }),
    products: journal.port<ProductsApi>({ ofCategory: lists(aProduct()), ...products }),
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
    await book({ ...command, form: aBookingForm({ phone: '\u202A01811\u2011222222\u202C' }) });
    expect(journal.of('book')).toMatchObject([[{ phone: '01811-222222' }], [{ phone: '01811-222222' }]]);
  });

  it('names the product as its seller wrote it, without the hair spaces that break up a long word', async () => {
    const { journal, book } = world();
    await book({ ...command, product: aProduct({ productName: `${'W'.repeat(200)}\u200a${'W'.repeat(200)}` }) });
    expect(journal.of('book')).toMatchObject([[{ productName: 'W'.repeat(400) }]]);
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
    const products = journal.port<ProductsApi>({ ofCategory: lists(aProduct()) });
    const ports = { bookings, products, sales: null, search: null };
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

  it('[G-BOOK-1] is not sent when the seller has deleted the product since it was shown', async () => {
    const { journal, book } = world({}, { ofCategory: lists(aProduct({ id: 'another' })) });
    expect(await book(command)).toEqual(fail({ code: 'api/not-found' }));
    expect(journal.of('ofCategory')).toEqual([['HP', { fresh: true }]]);
    expect(journal.of('book')).toEqual([]);
  });

  it('[G-TRUE-1] is not sent at a price that the product no longer has', async () => {
    const { journal, book } = world({}, { ofCategory: lists(aProduct({ price: command.product.price + 500 })) });
    expect(await book(command)).toEqual(fail({ code: 'booking/price-changed' }));
    expect(journal.of('book')).toEqual([]);
  });

  it.each(apiFailures)(
    'is sent when the marketplace cannot say whether it is still offered: $code',
    async (failure) => {
      const { journal, book } = world({}, { ofCategory: refuses(failure) });
      expect(await book(command)).toEqual(ok());
      expect(journal.of('book')).toHaveLength(1);
    },
  );

  it('[G-TRUE-1] is sent when the product’s row has become unreadable since it was shown', async () => {
    const { id } = command.product;
    const { journal, book } = world({}, { ofCategory: async () => ok(listing([], [{ id, email: null }])) });
    expect(await book(command)).toEqual(ok());
    expect(journal.of('book')).toHaveLength(1);
  });

  it('says ‘already booked’ of a product that is gone and that the person had booked', async () => {
    const { book } = world({ ofBuyer: lists(aBooking()) }, { ofCategory: lists() });
    expect(await book(command)).toEqual(fail({ code: 'booking/already-booked' }));
  });

  describe('whose answer is lost', () => {
    const lost = refuses({ code: 'api/timeout' as const });
    let answers: readonly ReturnType<BookingsApi['ofBuyer']>[];
    const ofBuyer: BookingsApi['ofBuyer'] = () => {
      const [first = lists<Booking>()(), ...later] = answers;
      answers = later;
      return first;
    };

    it('[G-TRUE-1] succeeds when the buyer’s bookings have it since', async () => {
      answers = [lists<Booking>()(), lists(aBooking())()];
      const { journal, book } = world({ book: lost, ofBuyer });
      expect(await book(command)).toEqual(ok());
      expect(journal.of('ofBuyer').at(-1)).toEqual([command.actor.account.email, { fresh: true }]);
      expect(journal.of('book')).toHaveLength(1);
    });

    it('[G-TRUE-1] is not looked for after the person cancelled it', async () => {
      const cancelled = { code: 'api/cancelled' } as const;
      const { journal, book } = world({ book: refuses(cancelled) });
      expect(await book(command)).toEqual(fail(cancelled));
      expect(journal.of('ofBuyer')).toHaveLength(1);
    });

    it.each([
      ['lack it', lists<Booking>()],
      ['cannot be loaded', refuses({ code: 'api/unreachable' as const })],
    ])('fails when the buyer’s bookings %s', async (_case, then) => {
      answers = [lists<Booking>()(), then()];
      const { book } = world({ book: lost, ofBuyer });
      expect(await book(command)).toEqual(fail({ code: 'api/timeout' }));
    });
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
      products: journal.port<ProductsApi>({ ofCategory: lists(aProduct()), ...products }),
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

  /** On offer when the form is sent, and like this after the refusal. */
  function since(...later: readonly Product[]): Partial<ProductsApi> {
    let asked = 0;
    return { ofCategory: () => (asked++ === 0 ? lists(aProduct()) : lists(...later))() };
  }

  it.each([
    ['reserved', 'booking/reserved'],
    ['sold', 'booking/sold'],
  ] as const)('is not sent when it is %s since it was shown', async (status, code) => {
    const { journal, book } = deals({ ofCategory: lists(aProduct({ id: 'another' }), aProduct({ status })) });
    expect(await book(command)).toEqual(fail({ code }));
    expect(journal.of('book')).toEqual([]);
  });

  it.each([
    ['reserved', 'booking/reserved'],
    ['sold', 'booking/sold'],
  ] as const)('says that it is %s meanwhile, after the marketplace was asked anew', async (status, code) => {
    const { journal, book } = deals(since(aProduct({ id: 'another' }), aProduct({ status })), { book: refuses(taken) });
    expect(await book(command)).toEqual(fail({ code }));
    expect(journal.asked).toEqual(['ofBuyer', 'ofCategory', 'book', 'ofCategory']);
  });

  it.each([
    ['is available', lists(aProduct({ status: 'available' }))],
    ['does not come', refuses({ code: 'api/offline' } as const)],
  ])('keeps the marketplace’s own words where the product %s', async (_what, ofCategory) => {
    const { book } = deals({ ofCategory }, { book: refuses(taken) });
    expect(await book(command)).toEqual(fail(taken));
  });

  it('says that the product is gone where it is no longer offered after a refusal', async () => {
    const { book } = deals(since(aProduct({ id: 'another' })), { book: refuses(taken) });
    expect(await book(command)).toEqual(fail({ code: 'api/not-found' }));
  });

  it('asks for the product’s status a second time only after a refusal', async () => {
    const { journal, book } = deals({}, { book: refuses({ code: 'api/offline' } as const) });
    expect(await book(command)).toEqual(fail({ code: 'api/offline' }));
    expect(journal.of('ofCategory')).toHaveLength(1);
  });

  it('is refused before it is sent when it was shown as reserved and the marketplace cannot say more', async () => {
    const { journal, book } = deals({ ofCategory: refuses({ code: 'api/offline' } as const) });
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
  expect(journal.of('ofCategory')).toHaveLength(1);
});
