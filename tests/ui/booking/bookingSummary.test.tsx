import { fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { summariseBooking } from '#domain/booking/summariseBooking.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import type { PaidRecord, PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import { BookingSummaryPage } from '#ui/features/booking/BookingSummaryPage.tsx';
import { InspectionViewModel } from '#ui/features/booking/InspectionViewModel.ts';
import { PaymentsHere } from '#ui/features/booking/PaymentsHere.ts';
import { BookingSummaryViewModel } from '#ui/features/booking/BookingSummaryViewModel.ts';
import { aDashboard } from '../dashboard/aDashboard.tsx';
import { aDevice } from '../../builders/aDevice.ts';
import { buyer } from '../../builders/people.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aThinkPadBooking } from '../../builders/aBooking.ts';

afterEach(() => vi.restoreAllMocks());

const { productName, image, categoryName, price } = aThinkPadBooking();
const offered = aThinkPad({
  productName,
  image,
  categoryName,
  price,
  sellerName: 'Rahim Uddin',
  sellerEmail: 'rahim@example.com',
  phone: '01811 000111',
  location: 'Banani, Dhaka',
});

type Parts = {
  readonly booking?: Result<Booking, ApiFailure>;
  readonly products?: Result<readonly Product[], ApiFailure>;
  readonly paid?: PaidRecord | null;
};

function openSummary({ booking = ok(aThinkPadBooking()), products = ok([offered]), paid = null }: Parts = {}) {
  const state = { booking };
  const bookings = { byId: async () => state.booking } as Pick<BookingsApi, 'byId'> as BookingsApi;
  const ofCategory = async () => (products.ok ? ok(listing(products.value)) : products);
  const productsApi = { ofCategory } as Pick<ProductsApi, 'ofCategory'> as ProductsApi;
  const records = {
    paid: () => paid,
    isProcessing: () => false,
    onChangeElsewhere: () => () => {},
  } as Partial<PaymentRecords> as PaymentRecords;
  const clock = { now: () => Date.UTC(2026, 4, 1, 12) };
  const dashboard = aDashboard({
    actor: buyer,
    viewModels: (shell) => ({
      bookingSummary: (id) =>
        new BookingSummaryViewModel(
          {
            ...shell,
            summarise: summariseBooking({ bookings, products: productsApi, search: null }),
            move: null,
            reportPayments: null,
            payments: new PaymentsHere(records),
            count: null,
            clock,
          },
          id,
        ),
      inspection: ({ id }) => new InspectionViewModel(aDevice(), id, 'laptop'),
    }),
  });
  return { ...dashboard.open('/dashboard/booking/b1', BookingSummaryPage, { id: 'b1' }), state };
}

const facts = async (name: string): Promise<string> =>
  ((await screen.findByRole('region', { name })).textContent ?? '').replaceAll('\u00A0', ' ');

/** The downloaded file's text and name. */
async function savedBy(click: () => Promise<void>): Promise<{ readonly name: string; readonly text: string }> {
  let blob: Blob | undefined;
  let name = '';
  vi.spyOn(URL, 'createObjectURL').mockImplementation((given) => {
    blob = given as Blob;
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    name = this.download;
  });
  await click();
  return { name, text: (await blob?.text()) ?? '' };
}

describe('the summary of a booking', () => {
  it('[G-BOOK-2] shows product, price, meeting place and phone, and how to reach the seller', async () => {
    openSummary();
    expect(await facts('What was booked')).toContain('ThinkPad T480');
    expect(await facts('What was booked')).toContain('38,500 tk');
    expect(await facts('Where to meet')).toContain('North End, Mirpur 11');
    expect(await facts('Where to meet')).toContain('01711 223344');
    const seller = await facts('The seller');
    for (const known of ['Rahim Uddin', '01811 000111', 'rahim@example.com', 'Banani, Dhaka'])
      expect(seller).toContain(known);
  });

  it.each<[string, Result<readonly Product[], ApiFailure>, RegExp]>([
    ['is no longer offered', ok([]), /no longer offered/],
    ['is offered by several', ok([offered, { ...offered, id: 'p9', sellerEmail: 'x@example.com' }]), /Several sellers/],
    ['did not load', fail({ code: 'api/unreachable' }), /couldn’t load/],
  ])('[G-BOOK-2] names no seller when the product %s, and says why', async (_what, products, words) => {
    openSummary({ products });
    expect(await facts('The seller')).toMatch(words);
    expect(screen.queryByText('Rahim Uddin')).toBeNull();
  });

  it('leaves out facts that a seller did not state, and a payment that this device did not see', async () => {
    openSummary({ products: ok([{ ...offered, phone: '' }]) });
    expect(await facts('The seller')).not.toContain('Phone');
    expect(screen.queryByText('Paid on this device')).toBeNull();
  });

  it('shows a payment made on this device', async () => {
    openSummary({ paid: { reference: 'pi_42', charge: { amount: 38500, currency: 'bdt' }, isReal: true } });
    expect(await facts('What was booked')).toContain('38,500 tk (reference pi_42)');
  });

  it('[G-BOOK-2] can be printed', async () => {
    window.print = vi.fn();
    openSummary();
    await userEvent.click(await screen.findByRole('button', { name: 'Print' }));
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it.each<[string, Result<Booking, ApiFailure>]>([
    ['This booking is gone', fail({ code: 'api/not-found' })],
    ['This is not your booking', ok(aThinkPadBooking({ email: 'someone@example.com' }))],
  ])('says “%s”, and what to do', async (title, booking) => {
    openSummary({ booking });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your bookings' })).toBeTruthy();
    expect(screen.queryByText('ThinkPad T480')).toBeNull();
  });

  it('says that it did not load, and tries again', async () => {
    const { state } = openSummary({ booking: fail({ code: 'api/unreachable' }) });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    state.booking = ok(aThinkPadBooking());
    await userEvent.click(retry);
    expect(await facts('What was booked')).toContain('ThinkPad T480');
  });
});

describe('the calendar entry', () => {
  it('[G-BOOK-2] is for the day that the person chooses, and contains what they need there', async () => {
    openSummary();
    await userEvent.type(await screen.findByLabelText('Day of the meeting'), '2026-05-02');
    const { name, text } = await savedBy(() =>
      userEvent.click(screen.getByRole('button', { name: 'Save calendar entry' })),
    );
    expect(name).toBe('meeting-2026-05-02.ics');
    const entry = text.replaceAll('\r\n ', '');
    expect(entry).toContain('DTSTART;VALUE=DATE:20260502');
    expect(entry).toContain(`UID:booking-b1@${window.location.hostname}`);
    expect(entry).toContain('SUMMARY:Buy ThinkPad T480');
    expect(entry).toContain(String.raw`LOCATION:North End\, Mirpur 11`);
    for (const known of ['38\\,500 tk', 'Rahim Uddin', '01811 000111', 'rahim@example.com'])
      expect(entry).toContain(known);
  });

  it.each(['', '2026-04-30', '0026-05-02', '12026-05-02'])(
    'asks for a day from today on instead of %j',
    async (typed) => {
      openSummary();
      const save = await screen.findByRole('button', { name: 'Save calendar entry' });
      const day = screen.getByLabelText('Day of the meeting');
      fireEvent.change(day, { target: { value: typed } });
      const { name } = await savedBy(() => userEvent.click(save));
      expect(name).toBe('');
      expect(document.activeElement).toBe(day);
      expect(day.getAttribute('aria-invalid')).toBe('true');
      expect(within(screen.getByRole('main')).getByText('Please choose today or a later day.')).toBeTruthy();
      expect(day.getAttribute('min')).toBe('2026-05-01');
    },
  );
});
