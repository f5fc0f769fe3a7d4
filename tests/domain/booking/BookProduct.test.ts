import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { BookProduct } from '#domain/booking/BookProduct.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { Journal } from '../given/Journal.ts';
import { aBooking, aBookingForm } from '../given/aBooking.ts';
import { aProduct } from '../given/aProduct.ts';
import { aSession, visitor } from '../given/aSession.ts';
import { apiFailures, done, lists, refuses } from '../given/answers.ts';

function world(answers: Partial<BookingsApi> = {}) {
  const journal = new Journal();
  const book = new BookProduct(journal.port<BookingsApi>({ ofBuyer: lists(), book: done, ...answers }));
  return { journal, book };
}

const command = { actor: aSession('buyer'), product: aProduct(), form: aBookingForm() };

describe('[S-BOOK-2] booking a product', () => {
  it('sends what the product says, who books it and what they filled in', async () => {
    const { journal, book } = world();
    const form = aBookingForm({ phone: ' 01811-222222 ', meetingLocation: ' New Market, gate 2\n' });
    expect(await book.execute({ ...command, form })).toEqual(ok());
    const { id: _id, ...sent } = aBooking();
    expect(journal.of('book')).toEqual([[sent]]);
  });

  it('names by the address who has no name', async () => {
    const { journal, book } = world();
    const buyer = aSession('buyer');
    await book.execute({ ...command, actor: { ...buyer, account: { ...buyer.account, displayName: '' } } });
    expect(journal.of('book')).toMatchObject([[{ buyerName: 'buyer@example.com' }]]);
  });

  it.each([
    ['a visitor', visitor, 'access/login-required'],
    ['an admin', aSession('admin'), 'booking/admin-cannot-book'],
    ['the seller of it', aSession('seller'), 'booking/own-product'],
  ])('[G-BOOK-1] is refused to %s before anything is sent', async (_who, actor, code) => {
    const { journal, book } = world();
    expect(await book.execute({ ...command, actor })).toEqual(fail({ code }));
    expect(journal.asked).toEqual([]);
  });

  it('is refused with every field that breaks a rule, before anything is sent', async () => {
    const { journal, book } = world();
    const fields = { phone: 'booking/phone-invalid', meetingLocation: 'booking/meeting-location-required' };
    const answer = await book.execute({ ...command, form: { phone: '12', meetingLocation: ' ' } });
    expect(answer).toEqual(fail({ code: 'rules/broken', fields }));
    expect(journal.asked).toEqual([]);
  });

  it('[G-BOOK-1] is refused a second time before it is sent, whatever an older list said', async () => {
    const { journal, book } = world({ ofBuyer: lists(aBooking()) });
    expect(await book.execute(command)).toEqual(fail({ code: 'booking/already-booked' }));
    expect(journal.of('ofBuyer')).toEqual([['buyer@example.com', { fresh: true }]]);
    expect(journal.of('book')).toEqual([]);
  });

  it('[G-BOOK-1] is sent once when it is asked for again while it is under way', async () => {
    const booked: Booking[] = [];
    const { journal, book } = world({
      ofBuyer: (email) => lists(...booked.filter((booking) => booking.email === email))(),
      book: async (booking) => ok(void booked.push({ ...booking, id: '1' })),
    });
    const answers = await Promise.all([book.execute(command), book.execute(command)]);
    expect(answers).toEqual([ok(), fail({ code: 'booking/already-booked' })]);
    expect(journal.of('book')).toHaveLength(1);
  });

  it('can be tried again, whatever became of the first try', async () => {
    let tries = 0;
    const { book } = world({ book: () => (tries++ === 0 ? Promise.reject(new Error('a defect')) : done()) });
    const first = book.execute(command);
    const second = book.execute(command);
    await expect(first).rejects.toThrow('a defect');
    expect(await second).toEqual(ok());
  });

  it.each(apiFailures)('is not sent when one’s bookings cannot be had: $code', async (failure) => {
    const { journal, book } = world({ ofBuyer: refuses(failure) });
    expect(await book.execute(command)).toEqual(fail(failure));
    expect(journal.of('book')).toEqual([]);
  });

  it.each(apiFailures)("keeps what the marketplace says: $code", async (failure) => {
    const { book } = world({ book: refuses(failure) });
    expect(await book.execute(command)).toEqual(fail(failure));
  });
});
