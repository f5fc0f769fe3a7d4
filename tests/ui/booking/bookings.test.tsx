import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ProductsApi } from '#domain/catalogue/ProductsApi.ts';
import { deleteBooking } from '#domain/booking/deleteBooking.ts';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import { findWaitingRequests } from '#domain/booking/findWaitingRequests.ts';
import { listMyBookings } from '#domain/booking/listMyBookings.ts';
import type { Session } from '#domain/identity/Session.ts';
import type { PaidRecord, PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { BookingsPage } from '#ui/features/booking/BookingsPage.tsx';
import { BookingsViewModel } from '#ui/features/booking/BookingsViewModel.ts';
import { PaymentsHere } from '#ui/features/booking/PaymentsHere.ts';
import { LatestBooking } from '#ui/parts/booking/LatestBooking.ts';
import { MyProductsPage } from '#ui/app/MyProductsPage.tsx';
import { MyProductsViewModel } from '#ui/features/selling/MyProductsViewModel.ts';
import type { Language } from '#ui/texts/Language.ts';
import { aDashboard, type Dashboard, held } from '../dashboard/aDashboard.tsx';
import { buyer, seller } from '../../builders/people.ts';
import { aProductsApi } from '../selling/aProductsApi.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aThinkPadBooking } from '../../builders/aBooking.ts';

type Parts = {
  readonly mine?: readonly Booking[];
  readonly bookings?: Partial<BookingsApi>;
  readonly ofCategory?: ProductsApi['ofCategory'];
  readonly processing?: readonly string[];
  readonly paid?: Readonly<Record<string, PaidRecord>>;
  readonly actor?: Session;
  readonly language?: Language;
};

function aBuyersDashboard(parts: Parts = {}): Dashboard & { readonly deleted: string[] } {
  const stored = [...(parts.mine ?? [aThinkPadBooking()])];
  const deleted: string[] = [];
  const ofCategory = parts.ofCategory ?? (async () => ok(listing([])));
  const bookings = {
    ofBuyer: async () => ok(listing([...stored])),
    byId: async (id: string) => {
      const found = stored.find((one) => one.id === id);
      return found === undefined ? fail({ code: 'api/not-found' }) : ok(found);
    },
    delete: async (id: string) => {
      deleted.push(id);
      stored.splice(
        stored.findIndex((one) => one.id === id),
        1,
      );
      return ok(true);
    },
    ...parts.bookings,
  } as BookingsApi;
  const records = {
    isProcessing: (id) => parts.processing?.includes(id) === true,
    paid: (id) => parts.paid?.[id] ?? null,
    onChangeElsewhere: () => () => {},
  } as Pick<PaymentRecords, 'isProcessing' | 'paid' | 'onChangeElsewhere'> as PaymentRecords;
  const dashboard = aDashboard({
    actor: parts.actor ?? buyer,
    language: parts.language ?? 'english',
    viewModels: (shell) => ({
      bookings: () =>
        new BookingsViewModel({
          list: listMyBookings({ bookings }),
          findWaiting: findWaitingRequests({
            bookings,
            products: { ofCategory } as Partial<ProductsApi> as ProductsApi,
            search: null,
          }),
          deleteBooking: deleteBooking({ bookings }),
          reportPayments: null,
          payments: new PaymentsHere(records),
          ...shell,
        }),
      latestBooking: () => new LatestBooking(shell.session),
      myProducts: () => new MyProductsViewModel({ ...aProductsApi().useCases(shell), ...shell }),
    }),
  });
  return { ...dashboard, deleted };
}

const unnamed = { id: null, email: null };

const open = (dashboard: Dashboard) => dashboard.open('/dashboard', BookingsPage);
const askToDelete = async (): Promise<HTMLElement> => {
  await userEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
  return screen.findByRole('alertdialog');
};

describe('the bookings table', () => {
  it('[S-BOOK-3] shows image, product name, email, price and the actions Delete and Pay Now', async () => {
    open(aBuyersDashboard());
    const table = await screen.findByRole('table', { name: 'Your bookings' });
    const headers = within(table)
      .getAllByRole('columnheader')
      .map((header) => header.textContent);
    expect(headers).toEqual(['Image', 'Product Name', 'Email', 'Price', 'Actions']);
    expect(table.querySelector('img')?.getAttribute('src')).toBe('https://pictures.example/t480.webp');
    const row = within(table).getByRole('row', { name: /ThinkPad T480/ });
    expect(within(row).getByText('sabbir@example.com')).toBeTruthy();
    expect(row.textContent).toContain('38,500 tk');
    expect(within(row).getByRole('button', { name: 'Delete booking of ThinkPad T480' })).toBeTruthy();
    expect(within(row).getByRole('link', { name: 'Pay Now for ThinkPad T480' })).toBeTruthy();
  });

  it("links 'Pay Now' to the payment of the same booking", async () => {
    open(aBuyersDashboard({ mine: [aThinkPadBooking({ id: 'b 7' })] }));
    const link = await screen.findByRole('link', { name: /^Pay Now/ });
    expect(link.getAttribute('href')).toBe('/dashboard/payment/b%207');
  });

  it('[G-BOOK-2] links to a summary to print or save for each booking', async () => {
    open(aBuyersDashboard({ mine: [aThinkPadBooking({ id: 'b 7' })] }));
    const link = await screen.findByRole('link', { name: 'Meet the seller of ThinkPad T480' });
    expect(link.getAttribute('href')).toBe('/dashboard/booking/b%207');
  });

  it('shows a payment made on this device, with its reference, and links to the receipt instead', async () => {
    const record = { reference: 'pi_42', charge: { amount: 38500, currency: 'bdt' }, isReal: true };
    open(aBuyersDashboard({ paid: { b1: record } }));
    expect(await screen.findByText('Paid on this device')).toBeTruthy();
    expect(screen.getByText('Reference pi_42')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Pay Now/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Receipt for ThinkPad T480' }).getAttribute('href')).toBe(
      '/dashboard/payment/b1',
    );
  });

  it('[G-PAY-1] offers to view a processing payment, not to pay again', async () => {
    open(aBuyersDashboard({ processing: ['b1'] }));
    const link = await screen.findByRole('link', { name: 'See the payment for ThinkPad T480' });
    expect(link.getAttribute('href')).toBe('/dashboard/payment/b1');
    expect(screen.queryByRole('link', { name: /^Pay Now/ })).toBeNull();
  });

  it("[S-BOOK-3] keeps 'Pay Now' in the original wording, even while a payment is processing", async () => {
    open(aBuyersDashboard({ processing: ['b1'], language: 'original' }));
    expect(await screen.findByRole('link', { name: 'Pay Now for ThinkPad T480' })).toBeTruthy();
  });

  it('links to the products when there are no bookings', async () => {
    open(aBuyersDashboard({ mine: [] }));
    expect(await screen.findByRole('heading', { name: 'No bookings yet' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse products' }).getAttribute('href')).toBe('/allproducts');
  });

  it('shows that it is loading', async () => {
    const list = held<ReturnType<typeof ok<ReturnType<typeof listing<Booking>>>>>();
    open(aBuyersDashboard({ bookings: { ofBuyer: () => list.answer } }));
    expect(screen.getByRole('status').textContent).toBe('Loading your bookings…');
    list.give(ok(listing([aThinkPadBooking()])));
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('says why it did not load, and tries again', async () => {
    let isOnline = false;
    const ofBuyer = async () => (isOnline ? ok(listing([aThinkPadBooking()])) : fail({ code: 'api/offline' as const }));
    open(aBuyersDashboard({ bookings: { ofBuyer } }));
    expect((await screen.findByRole('alert')).textContent).toContain('You’re offline');
    isOnline = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(document.activeElement?.textContent).toBe('Booked Products');
  });

  it('says how many unreadable bookings have no id', async () => {
    open(
      aBuyersDashboard({ bookings: { ofBuyer: async () => ok(listing([aThinkPadBooking()], [unnamed, unnamed])) } }),
    );
    expect(await screen.findByText('2 more rows couldn’t be read and have no ID.')).toBeTruthy();
  });
});

describe('deleting a booking', () => {
  it("[S-BOOK-4] asks 'Are you sure you want delete this booking?', then deletes it", async () => {
    const dashboard = aBuyersDashboard({
      mine: [aThinkPadBooking(), aThinkPadBooking({ id: 'b2', productName: 'EOS M5' })],
      language: 'original',
    });
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

  it('keeps the question open with the reason when it fails, and clears the reason afterwards', async () => {
    open(aBuyersDashboard({ bookings: { delete: async () => fail({ code: 'api/unavailable' as const }) } }));
    const dialog = await askToDelete();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete booking' }));
    await waitFor(() => expect(within(dialog).getByRole('alert').textContent).toContain('isn’t working right now'));
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

  it('focuses the heading once the row is gone', async () => {
    open(aBuyersDashboard());
    await userEvent.click(within(await askToDelete()).getByRole('button', { name: 'Delete booking' }));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Booked Products'));
  });

  it('warns before deleting a booking whose payment is processing', async () => {
    open(aBuyersDashboard({ processing: ['b1'] }));
    const { textContent } = await askToDelete();
    expect(textContent).toContain('Your card payment for ThinkPad T480 is under way');
    expect(textContent).toContain('doesn’t refund you');
  });

  it('warns before deleting a booking that was paid on this device', async () => {
    open(
      aBuyersDashboard({
        paid: { b1: { reference: 'pi_42', charge: { amount: 38500, currency: 'bdt' }, isReal: true } },
      }),
    );
    expect((await askToDelete()).textContent).toContain('doesn’t refund you');
  });
});

it('[G-TRUE-1] the question before a booking is deleted speaks of no money after a test payment', async () => {
  const charge = { amount: 38500, currency: 'bdt' };
  open(aBuyersDashboard({ paid: { b1: { reference: 'pi_42', charge, isReal: false } } }));
  const { textContent } = await askToDelete();
  expect(textContent).toContain('This cancels your booking of ThinkPad T480.');
  expect(textContent).not.toMatch(/You paid|refund/);
});

describe('[G-SALE-1] the bookings of a marketplace with `sales`', () => {
  const row = (name: RegExp) => screen.findByRole('row', { name });
  const mine = (given: Partial<Booking>) => [aThinkPadBooking({ state: 'requested', ...given })];

  it.each<[Partial<Booking>, string, boolean]>([
    [{ state: 'requested' }, 'Waiting for an answer', false],
    [{ state: 'accepted' }, 'Accepted', true],
    [{ state: 'handed-over', handedOver: { buyer: 1 } }, 'You have it', true],
    [{ state: 'completed' }, 'Yours', false],
    [{ state: 'cancelled' }, 'Cancelled', false],
  ])('show where each stands, and Pay Now where it makes sense: %o', async (given, badge, isPayable) => {
    open(aBuyersDashboard({ mine: mine(given) }));
    const shown = within(await row(/ThinkPad T480/));
    expect(shown.getByText(badge)).toBeTruthy();
    expect(shown.queryByRole('link', { name: /^Pay Now/ }) !== null).toBe(isPayable);
    expect(shown.getByRole('link', { name: 'See the deal of ThinkPad T480' })).toBeTruthy();
    expect(shown.getByRole('button', { name: 'Delete booking of ThinkPad T480' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader')).toHaveLength(5);
  });

  it.each([
    ['reserved', 'Promised to somebody else'],
    ['available', 'Waiting for an answer'],
    [undefined, 'Waiting for an answer'],
  ] as const)('show a request as promised to somebody else only where the data says so: %s', async (status, badge) => {
    const product = aThinkPad({ id: 'p1', ...(status === undefined ? {} : { status }) });
    const ofCategory = vi.fn(async () => ok(listing([product])));
    open(aBuyersDashboard({ mine: mine({ state: 'requested', productId: 'p1' }), ofCategory }));
    const shown = within(await row(/ThinkPad T480/));
    expect(await shown.findByText(badge)).toBeTruthy();
    await waitFor(() => expect(ofCategory).toHaveBeenCalledOnce());
    expect(await shown.findByText(badge)).toBeTruthy();
  });

  it.each<[Partial<Booking>, string, string]>([
    [{ state: 'accepted' }, 'This cancels your booking of ThinkPad T480', 'Booking cancelled'],
    [{ state: 'accepted', isPaid: true }, 'doesn’t refund you', 'Booking cancelled'],
    [{ state: 'completed' }, 'takes ThinkPad T480 off your list', 'Booking taken off your list'],
    [
      { state: 'handed-over', handedOver: { buyer: 1 } },
      'The deal itself stays as it is',
      'Booking taken off your list',
    ],
  ])('say what deleting comes to: %o', async (given, words, toast) => {
    const dashboard = aBuyersDashboard({ mine: mine(given) });
    open(dashboard);
    const dialog = await askToDelete();
    expect(dialog.textContent).toContain(words);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete booking' }));
    await waitFor(() => expect(dashboard.toasts()).toEqual([toast]));
  });
});

describe('[G-PAY-2] a booking that was paid on another device', () => {
  it('is shown as paid, and links to its receipt', async () => {
    open(aBuyersDashboard({ mine: [aThinkPadBooking({ isPaid: true, paymentIntentId: 'pi_9' })] }));
    expect(await screen.findByText('Paid')).toBeTruthy();
    expect(screen.getByText('Reference pi_9')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Pay Now/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Receipt for ThinkPad T480' }).getAttribute('href')).toBe(
      '/dashboard/booking/b1',
    );
  });
});

describe('my products', () => {
  it('[S-ROUTE-7] shows a seller their products, then the bookings', async () => {
    aBuyersDashboard({ actor: seller, mine: [aThinkPadBooking({ email: 'nusrat@example.com' })] }).open(
      '/dashboard/myproducts',
      MyProductsPage,
    );
    await screen.findByRole('table', { name: 'Your products' });
    await screen.findByRole('table', { name: 'Your bookings' });
    const tables = screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent);
    expect(tables).toEqual(['Your products', 'Your bookings']);
  });

  it('[S-ROUTE-7] shows everyone else only the bookings', async () => {
    aBuyersDashboard().open('/dashboard/myproducts', MyProductsPage);
    await screen.findByRole('table', { name: 'Your bookings' });
    expect(screen.getAllByRole('table')).toHaveLength(1);
  });
});
