import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingsApi } from '#domain/booking/BookingsApi.ts';
import type { SalesApi } from '#domain/booking/SalesApi.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { afterPaint } from '#ui/kit/afterPaint.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { Toasts } from '#ui/parts/Toasts.tsx';
// Loads the chunk first, so that no test waits for it on a busy machine.
import '#ui/parts/booking/BookingDialog.tsx';
import { CategoryPage } from '#ui/features/search/CategoryPage.tsx';
import { lists, refuses } from '../../builders/answers.ts';
import { aThinkPadBooking } from '../../builders/aBooking.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aShop, type Shop } from '../search/aShop.tsx';
import { buyer } from '../../builders/people.ts';

const t480 = aThinkPad();
const x1 = aThinkPad({ id: 'p2', productName: 'ThinkPad X1', price: 61000, image: 'https://pictures.example/x1.webp' });
const ofCategory = async () => ok(listing([t480, x1]));

/** Answers the first call in one way, and all further ones in another. */
function later<T>(first: () => T, then: () => T): () => T {
  let calls = 0;
  return () => ((calls += 1) === 1 ? first() : then());
}

function openLenovo(shop: Shop, address = '/categories/Lenovo') {
  return shop.open(address, <CategoryPage params={{ categoryName: 'Lenovo' }} />);
}

async function fillIn(dialog: HTMLElement): Promise<void> {
  await userEvent.type(within(dialog).getByLabelText('Phone'), '01711 223344');
  await userEvent.type(within(dialog).getByLabelText('Meeting location'), 'North End, Mirpur 11');
}

const submit = (dialog: HTMLElement): HTMLElement => within(dialog).getByRole('button', { name: 'Book this product' });

describe('the booking dialog', () => {
  it('[S-BOOK-1] shows the known facts in disabled fields, and asks for phone and meeting location', async () => {
    openLenovo(aShop({ actor: buyer, products: { ofCategory } }), '/categories/Lenovo?book=p1');
    const dialog = await screen.findByRole('dialog', { name: 'Book this product' });
    const facts = {
      Price: '38,500 tk',
      'Customer name': 'Sabbir Alam',
      Email: 'sabbir@example.com',
      Category: 'Lenovo',
      Image: 'laptop-02.webp',
    };
    for (const [label, value] of Object.entries(facts)) {
      const field = within(dialog).getByLabelText<HTMLInputElement>(label);
      expect([label, field.value, field.disabled]).toEqual([label, value, true]);
    }
    expect(within(dialog).getByLabelText<HTMLInputElement>('Phone').disabled).toBe(false);
    expect(within(dialog).getByLabelText<HTMLInputElement>('Meeting location').disabled).toBe(false);
  });

  it("[S-BOOK-1] opens from 'Book Now' for exactly that product, and sends that one", async () => {
    const shop = aShop({ actor: buyer, products: { ofCategory } });
    openLenovo(shop);
    await userEvent.click(await screen.findByRole('button', { name: 'Book Now: ThinkPad X1' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading', { name: 'ThinkPad X1' })).toBeTruthy();
    await fillIn(dialog);
    await userEvent.click(submit(dialog));
    await waitFor(() => expect(shop.booked).toHaveLength(1));
    expect(shop.booked[0]).toEqual({
      buyerName: 'Sabbir Alam',
      email: 'sabbir@example.com',
      phone: '01711 223344',
      meetingLocation: 'North End, Mirpur 11',
      price: 61000,
      productName: 'ThinkPad X1',
      image: 'https://pictures.example/x1.webp',
      categoryName: 'Lenovo',
      categoryId: '2',
    });
  });

  it('opens at once from a press, and the address names the product once the form is painted', async () => {
    const { address } = openLenovo(aShop({ actor: buyer, products: { ofCategory } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Book Now: ThinkPad X1' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('/categories/Lenovo?book=p2'));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('stays closed if it is closed before the address names its product', async () => {
    const { address } = openLenovo(aShop({ actor: buyer, products: { ofCategory } }));
    fireEvent.click(await screen.findByRole('button', { name: 'Book Now: ThinkPad X1' }));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await act(() => new Promise<void>((painted) => void afterPaint(painted)));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/categories/Lenovo');
  });

  it('shows nothing and reads nothing while somebody only points at its button', async () => {
    const asked: string[] = [];
    const ofBuyer: BookingsApi['ofBuyer'] = async (email) => {
      asked.push(email);
      return ok(listing([]));
    };
    openLenovo(aShop({ actor: buyer, products: { ofCategory }, bookings: { ofBuyer } }));
    await userEvent.hover(await screen.findByRole('button', { name: 'Book Now: ThinkPad X1' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Book Now: ThinkPad T480' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading', { name: 'ThinkPad T480' })).toBeTruthy();
    expect(asked).toEqual([buyer.account.email]);
  });

  it('is a new form each time, without the failure of the last one', async () => {
    const book: BookingsApi['book'] = async () => fail({ code: 'api/refused', message: 'Taken a moment ago.' });
    openLenovo(aShop({ actor: buyer, products: { ofCategory }, bookings: { book } }));
    await userEvent.click(await screen.findByRole('button', { name: 'Book Now: ThinkPad X1' }));
    const dialog = await screen.findByRole('dialog');
    await fillIn(dialog);
    await userEvent.click(submit(dialog));
    await within(dialog).findByText('Taken a moment ago.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Book Now: ThinkPad X1' }));
    expect(within(await screen.findByRole('dialog')).queryByText('Taken a moment ago.')).toBeNull();
  });

  it('[S-BOOK-2] says so, closes, and goes to the dashboard once the product is booked', async () => {
    const shop = aShop({ actor: buyer, language: 'original', products: { ofCategory } });
    const { address } = openLenovo(shop, '/categories/Lenovo?book=p1');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Phone'), '01711 223344');
    await userEvent.type(within(dialog).getByLabelText('Meeting Location'), 'North End');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(address()).toBe('/dashboard/myproducts'));
    expect(shop.toasts()).toEqual(['booking confirmed']);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("[S-BOOK-2] shows the server's message in a toast and in the form, and keeps the typed text", async () => {
    const book: BookingsApi['book'] = async () =>
      fail({ code: 'api/refused', message: 'You already have a booking on this' });
    const shop = aShop({ actor: buyer, products: { ofCategory }, bookings: { book } });
    openLenovo(shop, '/categories/Lenovo?book=p1');
    const dialog = await screen.findByRole('dialog');
    await fillIn(dialog);
    await userEvent.click(submit(dialog));
    expect(
      (await within(dialog).findByText('You already have a booking on this')).closest('[role=alert]'),
    ).not.toBeNull();
    expect(shop.toasts()).toEqual(['You already have a booking on this']);
    expect(within(dialog).getByLabelText<HTMLInputElement>('Phone').value).toBe('01711 223344');
    expect(within(dialog).getByLabelText<HTMLInputElement>('Meeting location').value).toBe('North End, Mirpur 11');
  });

  it('[S-BOOK-2] shows the toast inside the dialog, where it can be read and heard', async () => {
    const book: BookingsApi['book'] = async () => fail({ code: 'api/refused', message: 'Taken' });
    const shop = aShop({ actor: buyer, products: { ofCategory }, bookings: { book } });
    shop.open(
      '/categories/Lenovo?book=p1',
      <>
        <CategoryPage params={{ categoryName: 'Lenovo' }} />
        <Toasts />
      </>,
    );
    const dialog = await screen.findByRole('dialog');
    await fillIn(dialog);
    await userEvent.click(submit(dialog));
    await waitFor(() => expect(dialog.querySelector('.toasts')?.textContent).toContain('Taken'));
  });

  it('sends nothing while a rule is broken, and names it', async () => {
    const shop = aShop({ actor: buyer, products: { ofCategory } });
    openLenovo(shop, '/categories/Lenovo?book=p1');
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Phone'), 'call me');
    await userEvent.click(submit(dialog));
    expect(await within(dialog).findByText('Please enter a valid phone number')).toBeTruthy();
    expect(within(dialog).getByText('Please enter a place to meet')).toBeTruthy();
    expect(document.activeElement).toBe(within(dialog).getByLabelText('Phone'));
    expect(shop.booked).toEqual([]);
    expect(shop.toasts()).toEqual([]);
  });

  it('[G-BOOK-1] sends one request for a double click', async () => {
    let sent = 0;
    let answer: () => void = () => {};
    const book: BookingsApi['book'] = () => {
      sent += 1;
      return new Promise((resolve) => {
        answer = () => resolve(ok());
      });
    };
    const shop = aShop({ actor: buyer, products: { ofCategory }, bookings: { book } });
    const { address } = openLenovo(shop, '/categories/Lenovo?book=p1');
    const dialog = await screen.findByRole('dialog');
    await fillIn(dialog);
    await userEvent.dblClick(submit(dialog));
    const busy = await within(dialog).findByRole('button', { name: 'Booking…' });
    await userEvent.click(busy);
    answer();
    await waitFor(() => expect(address()).toBe('/dashboard/myproducts'));
    expect(sent).toBe(1);
  });

  const reasons = {
    'their own product': {
      actor: buyer,
      products: [aThinkPad({ sellerEmail: 'Sabbir@Example.com' })],
      mine: [],
      words: /your own product/,
    },
    'as an administrator': { actor: { ...buyer, isAdmin: true }, products: [t480], mine: [], words: /Admin accounts/ },
    'the same product twice': {
      actor: buyer,
      products: [t480],
      mine: [
        {
          id: 'b1',
          buyerName: '',
          email: 'sabbir@example.com',
          phone: '',
          meetingLocation: '',
          price: 38500,
          productName: 'ThinkPad T480',
          image: t480.image,
          categoryName: 'Lenovo',
          categoryId: '2',
        } satisfies Booking,
      ],
      words: /already/,
    },
  };
  for (const [what, { actor, products, mine, words }] of Object.entries(reasons)) {
    it(`[G-BOOK-1] lets nobody book ${what}, and says why in place of the button`, async () => {
      openLenovo(
        aShop({ actor, mine, products: { ofCategory: async () => ok(listing(products)) } }),
        '/categories/Lenovo?book=p1',
      );
      const dialog = await screen.findByRole('dialog');
      expect(await within(dialog).findByText(words)).toBeTruthy();
      expect(within(dialog).queryByRole('button', { name: 'Book this product' })).toBeNull();
    });
  }

  const mine = aThinkPadBooking({ productId: 'p1' });
  const refused = refuses({ code: 'api/refused', message: 'Taken' } as const);
  const refusals: readonly (readonly [string, Partial<BookingsApi>, readonly Product[], string])[] = [
    ['reserved', { book: refused }, [{ ...t480, status: 'reserved' }], failureTexts.english.productReserved],
    ['sold', { book: refused }, [{ ...t480, status: 'sold' }], failureTexts.english.productSold],
    ['deleted', { book: refused }, [x1], failureTexts.english.notFound],
    ['unknown', { book: refuses({ code: 'api/not-found' }) }, [x1], failureTexts.english.notFound],
    ['booked elsewhere', { ofBuyer: later(lists(), lists(mine)) }, [t480], failureTexts.english.alreadyBooked],
  ];
  it.each(refusals)(
    '[S-BOOK-2] says the same in the toast and on the page when the product is %s meanwhile',
    async (...given) => {
      const [, bookings, then, words] = given;
      const shop = aShop({
        actor: buyer,
        bookings,
        sales: {} as SalesApi,
        products: { ofCategory: later(lists(t480, x1), lists(...then)) },
      });
      openLenovo(shop, '/categories/Lenovo?book=p1');
      const dialog = await screen.findByRole('dialog');
      await fillIn(dialog);
      await userEvent.click(submit(dialog));
      expect(await screen.findByText(words)).toBeTruthy();
      expect(shop.toasts()).toEqual([words]);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Book this product' })).toBeNull());
    },
  );

  it('says that a product which a link names is gone, and shows the others', async () => {
    const { address } = openLenovo(aShop({ actor: buyer, products: { ofCategory } }), '/categories/Lenovo?book=sold');
    expect(await screen.findByText('This is no longer in the shop.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'ThinkPad X1' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(address()).toBe('/categories/Lenovo');
  });

  it('closes without booking', async () => {
    const shop = aShop({ actor: buyer, products: { ofCategory } });
    const { address } = openLenovo(shop, '/categories/Lenovo?book=p1');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/categories/Lenovo');
    expect(shop.booked).toEqual([]);
  });
});
