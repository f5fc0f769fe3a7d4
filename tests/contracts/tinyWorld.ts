import type { FakeAccount } from '#fakes/auth/FakeAccount.ts';
import type { Seed } from '#fakes/createFakes.ts';
import type { StoredUser } from '#fakes/marketplace/MarketplaceState.ts';

export type Person = {
  readonly name: string;
  readonly email: string;
  readonly password: string;
};

function person(name: string): Person {
  return { name, email: `${name.toLowerCase().replace(' ', '.')}@shop.example`, password: 'Right#Words1' };
}

export const people = {
  admin: person('Ada Admin'),
  seller: person('Selim Seller'),
  otherSeller: person('Olga Seller'),
  buyer: person('Bela Buyer'),
  otherBuyer: person('Omar Buyer'),
} as const;

function user(serial: number, { name, email }: Person, type: StoredUser['type'], admin = false): StoredUser {
  return { id: `00000000000000000000000${serial}`, name, email, type, verified: false, admin };
}

function account({ name, email, password }: Person): FakeAccount {
  return { email, displayName: name, photoURL: null, password, google: false };
}

/** The smallest world with someone for every role. Nothing is for sale yet. */
export const tinyWorld: Seed = {
  name: 'tiny',
  marketplace: {
    users: [
      user(1, people.admin, 'buyer', true),
      user(2, people.seller, 'seller'),
      user(3, people.otherSeller, 'seller'),
      user(4, people.buyer, 'buyer'),
      user(5, people.otherBuyer, 'buyer'),
    ],
    categories: [
      { id: '1', categoryName: 'HP', img: 'https://pictures.example/hp.webp' },
      { id: '2', categoryName: 'Lenovo', img: 'https://pictures.example/lenovo.webp' },
    ],
    products: [],
    bookings: [],
    upcomingProducts: [
      { id: '1', img: 'https://pictures.example/phone.webp', title: 'A phone', description: 'It will come' },
    ],
  },
  accounts: Object.values(people).map(account),
};
