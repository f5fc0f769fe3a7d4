import { accountTexts } from '#ui/texts/account.ts';
import { people } from '../../../contracts/tinyWorld.ts';
import { apiFaults } from '../faults.ts';
import type { PersonAction } from '../PersonAction.ts';
import { press, see, type } from '../screen.ts';
import { booking, products } from '../shopWorld.ts';

const { buyer } = people;
const place = { Phone: '01711 998877', 'Meeting location': 'Dhanmondi Lake' };

const books: PersonAction = {
  name: 'books a product',
  call: 'bookings.book',
  who: buyer,
  faults: apiFaults,
  before: async (shop) => {
    await shop.go(`/categories/HP?book=${products.laptop.id}`);
    await type(place);
  },
  does: () => press('Book this product'),
  typed: place,
  goesOn: () => press('Book this product'),
  succeeded: async ({ fakes }) => {
    await see('Booking confirmed');
    const mine = await fakes.marketplaceApi.bookings.ofBuyer(buyer.email);
    if (!mine.ok || mine.value.items.length !== 2) throw new Error('There is not exactly one booking more.');
  },
};

const deletes: PersonAction = {
  name: 'deletes a booking',
  call: 'bookings.delete',
  who: buyer,
  faults: apiFaults,
  before: async (shop) => {
    await shop.go('/dashboard');
    await press(`Delete booking of ${booking.productName}`);
  },
  does: () => press('Delete booking'),
  goesOn: () => press('Delete booking'),
  succeeded: async () => {
    await see('Booking deleted');
    await see('No bookings yet');
  },
};

/** The token has expired and is not renewed. The person logs in in place, and the action continues. */
const booksAfterLoggingIn: PersonAction = {
  ...books,
  name: 'books a product when the session has ended',
  call: 'tokens.issue',
  faults: apiFaults
    .filter(({ name }) => name === 'session expired' || name === 'refused')
    .map((fault) => ({ ...fault, words: accountTexts.english.logInAgainText })),
  does: async () => {
    localStorage.setItem('access_token', 'of yesterday');
    await press('Book this product');
  },
  isAsked: true,
  goesOn: async () => {
    await type({ Password: buyer.password });
    await press(accountTexts.english.logIn);
  },
};

export const buying: readonly PersonAction[] = [books, booksAfterLoggingIn, deletes];
