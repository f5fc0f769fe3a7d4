import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { DeleteBooking } from '#domain/booking/DeleteBooking.ts';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { ListMyBookings } from '#domain/booking/ListMyBookings.ts';
import type { Session } from '#domain/identity/Session.ts';
import type { PaidRecord, PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { BookingsPage } from '#ui/features/bookings/BookingsPage.tsx';
import { BookingsViewModel } from '#ui/features/bookings/BookingsViewModel.ts';
import { MyProductsPage } from '#ui/features/bookings/MyProductsPage.tsx';
import { MyProductsViewModel } from '#ui/features/selling/MyProductsViewModel.ts';
import type { Language } from '#ui/state/Preferences.ts';
import { aDashboard, buyer, type Dashboard, held, seller } from '../dashboard/aDashboard.tsx';
import { aProductsApi } from '../selling/aProductsApi.ts';
import { aBooking } from './aBooking.ts';

afterEach(cleanup);

type Parts = {
  readonly mine?: readonly Booking[];
  readonly bookings?: Partial<BookingsApi>;
  readonly processing?: readonly string[];
  readonly paid?: Readonly<Record<string, PaidRecord>>;
  readonly actor?: Session;
  readonly language?: Language;
};

function aBuyersDashboard(parts: Parts = {}): Dashboard & { readonly deleted: string[] } {
  const kept = [...(parts.mine ?? [aBooking()])];
  const deleted: string[] = [];
  const bookings = {
    ofBuyer: async () => ok(listing([...kept])),
    delete: async (id: string) => {
      deleted.push(id);
      kept.splice(kept.findIndex((one) => one.id === id), 1);
      return ok(true);
    },
    ...parts.bookings,
  } as BookingsApi;
  const records = {
    isProcessing: (id) => parts.processing?.includes(id) === true,
    paid: (id) => parts.paid?.[id] ?? null,
  } as Pick<PaymentRecords, 'isProcessing' | 'paid'> as PaymentRecords;
  const dashboard = aDashboard({
    actor: parts.actor ?? buyer,
    language: parts.language ?? 'english',
    viewModels: ({ session, notifications }) => ({
      bookings: () =>
        new BookingsViewModel(new ListMyBookings(bookings), new DeleteBooking(bookings), records, session, notifications),
      myProducts: () => new MyProductsViewModel(...aProductsApi().useCases({ session, notifications }), session, notifications),
    }),
  });
  return { ...dashboard, deleted };
}

const open = (dashboard: Dashboard) => dashboard.open('/dashboard', BookingsPage);
const askToDelete = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  return screen.findByRole('alertdialog');
};

describe('the bookings table', () => {
  it('[S-BOOK-3] shows image, product name, email, price and the actions Delete and Pay Now', async () => {
    open(aBuyersDashboard());
    const table = await screen.findByRole('table', { name: 'Your bookings' });
    const headers = within(table).getAllByRole('columnheader').map((header) => header.textContent);
    expect(headers).toEqual(['Image', 'Product Name', 'Email', 'Price', 'Actions']);
    expect(table.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/t480.webp');
    const row = within(table).getByRole('row', { name: /ThinkPad T480/ });
    expect(within(row).getByText('sabbir@example.com')).toBeTruthy();
    expect(row.textContent).toContain('38,500 tk');
    expect(within(row).getByRole('button', { name: 'Delete booking of ThinkPad T480' })).toBeTruthy();
    expect(within(row).getByRole('link', { name: 'Pay Now for ThinkPad T480' })).toBeTruthy();
  });

  it("leads from 'Pay Now' to the payment of that very booking", async () => {
    open(aBuyersDashboard({ mine: [aBooking({ id: 'b 7' })] }));
    const link = await screen.findByRole('link', { name: /^Pay Now/ });
    expect(link.getAttribute('href')).toBe('/dashboard/payment/b%207');
  });

  it('[G-BOOK-2] leads to what one can print or save of each booking', async () => {
    open(aBuyersDashboard({ mine: [aBooking({ id: 'b 7' })] }));
    const link = await screen.findByRole('link', { name: 'Print or save the booking of ThinkPad T480' });
    expect(link.getAttribute('href')).toBe('/dashboard/booking/b%207');
  });

  it('says what was paid on this device, with its reference, and leads to the receipt instead', async () => {
    const record = { reference: 'pi_42', charge: { amount: 38500, currency: 'bdt' }, isReal: true };
    open(aBuyersDashboard({ paid: { b1: record } }));
    expect(await screen.findByText('Paid on this device')).toBeTruthy();
    expect(screen.getByText('Reference pi_42')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Pay Now/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Receipt for ThinkPad T480' }).getAttribute('href')).toBe('/dashboard/payment/b1');
  });

  it('[G-PAY-1] offers to see a payment that is on its way, not to pay again', async () => {
    open(aBuyersDashboard({ processing: ['b1'] }));
    const link = await screen.findByRole('link', { name: 'See the payment for ThinkPad T480' });
    expect(link.getAttribute('href')).toBe('/dashboard/payment/b1');
    expect(screen.queryByRole('link', { name: /^Pay Now/ })).toBeNull();
  });

  it("[S-BOOK-3] keeps 'Pay Now' in the original wording, whatever is on its way", async () => {
    open(aBuyersDashboard({ processing: ['b1'], language: 'original' }));
    expect(await screen.findByRole('link', { name: 'Pay Now for ThinkPad T480' })).toBeTruthy();
  });

  it('leads to the products where nothing is booked', async () => {
    open(aBuyersDashboard({ mine: [] }));
    expect(await screen.findByRole('heading', { name: 'No bookings yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Find something good' }).getAttribute('href')).toBe('/allproducts');
  });

  it('says that it loads', async () => {
    const list = held<ReturnType<typeof ok<ReturnType<typeof listing<Booking>>>>>();
    open(aBuyersDashboard({ bookings: { ofBuyer: () => list.answer } }));
    expect(screen.getByRole('status').textContent).toBe('Loading your bookings…');
    list.give(ok(listing([aBooking()])));
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('says why it did not load, and tries again', async () => {
    let isOnline = false;
    const ofBuyer = async () => (isOnline ? ok(listing([aBooking()])) : fail({ code: 'api/offline' as const }));
    open(aBuyersDashboard({ bookings: { ofBuyer } }));
    expect((await screen.findByRole('alert')).textContent).toContain('You are offline');
    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('says how many bookings made no sense', async () => {
    open(aBuyersDashboard({ bookings: { ofBuyer: async () => ok(listing([aBooking()], 2)) } }));
    expect(await screen.findByText(/made no sense: 2/)).toBeTruthy();
  });
});

describe('deleting a booking', () => {
  it("[S-BOOK-4] asks 'Are you sure you want delete this booking?', then deletes it", async () => {
    const dashboard = aBuyersDashboard({ mine: [aBooking(), aBooking({ id: 'b2', productName: 'EOS M5' })], language: 'original' });
    open(dashboard);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete booking of EOS M5' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure you want delete this booking?' });
    expect(dashboard.deleted).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete booking' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(dashboard.deleted).toEqual(['b2']);
    expect(screen.queryByRole('row', { name: /EOS M5/ })).toBeNull();
    expect(screen.getByRole('row', { name: /ThinkPad T480/ })).toBeTruthy();
    expect(dashboard.toasts()).toEqual(['Booking deleted']);
  });

  it('asks in correct English by default', async () => {
    open(aBuyersDashboard());
    const dialog = await askToDelete();
    expect(within(dialog).getByRole('heading').textContent).toBe('Are you sure you want to delete this booking?');
  });

  it('keeps the booking when the answer is no', async () => {
    const dashboard = aBuyersDashboard();
    open(dashboard);
    await userEvent.click(within(await askToDelete()).getByRole('button', { name: 'Keep booking' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(dashboard.deleted).toEqual([]);
  });

  it('keeps the question with the reason when it fails, and forgets the reason afterwards', async () => {
    open(aBuyersDashboard({ bookings: { delete: async () => fail({ code: 'api/unavailable' as const }) } }));
    const dialog = await askToDelete();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete booking' }));
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toContain('could not be reached'));
    expect(screen.getByRole('row', { name: /ThinkPad T480/ })).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Keep booking' }));
    expect(within(await askToDelete()).getByRole('alert').textContent).toBe('');
  });

  it('deletes once, however often it is confirmed', async () => {
    const gone = held<ReturnType<typeof ok<boolean>>>();
    const asked: string[] = [];
    const remove = (id: string) => {
      asked.push(id);
      return gone.answer;
    };
    open(aBuyersDashboard({ bookings: { delete: remove } }));
    const confirm = within(await askToDelete()).getByRole('button', { name: 'Delete booking' });
    await userEvent.dblClick(confirm);
    gone.give(ok(true));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked).toEqual(['b1']);
  });

  it('leaves the keyboard at the heading once the row is gone', async () => {
    open(aBuyersDashboard());
    await userEvent.click(within(await askToDelete()).getByRole('button', { name: 'Delete booking' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Booked Products'));
  });

  it('warns before a booking is deleted that was paid on this device', async () => {
    open(aBuyersDashboard({ paid: { b1: { reference: 'pi_42', charge: { amount: 38500, currency: 'bdt' }, isReal: true } } }));
    expect((await askToDelete()).textContent).toContain('does not bring the money back');
  });
});

describe('my products', () => {
  it('[S-ROUTE-7] shows a seller their products, then the bookings', async () => {
    aBuyersDashboard({ actor: seller, mine: [aBooking({ email: 'nusrat@example.com' })] })
      .open('/dashboard/myproducts', MyProductsPage);
    await screen.findByRole('table', { name: 'Your products' });
    await screen.findByRole('table', { name: 'Your bookings' });
    const tables = screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent);
    expect(tables).toEqual(['Your products', 'Your bookings']);
  });

  it('[S-ROUTE-7] shows anybody else the bookings alone', async () => {
    aBuyersDashboard().open('/dashboard/myproducts', MyProductsPage);
    await screen.findByRole('table', { name: 'Your bookings' });
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });
});
