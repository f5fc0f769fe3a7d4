import type { NewBooking } from '#domain/booking/Booking.ts';
import type { NewProduct } from '#domain/catalogue/Product.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { Unasked } from './contractCase.ts';

/** Someone whom both the sign-in provider and the marketplace know. */
export type KnownPerson = {
  readonly name: string;
  readonly email: string;
};

/**
 * A marketplace and the means to arrange what a case needs. Everything else a case arranges through
 * the port itself, so that a suite can be pointed at any backend with a few known people.
 */
export type MarketplaceHarness = {
  readonly api: MarketplaceApi;
  readonly people: {
    readonly admin: KnownPerson;
    readonly seller: KnownPerson;
    readonly otherSeller: KnownPerson;
    readonly buyer: KnownPerson;
    readonly otherBuyer: KnownPerson;
  };
  /** At the sign-in provider, with a valid access token kept. */
  readonly signIn: (person: KnownPerson) => Promise<void>;
  /** Nobody, and no token. */
  readonly signOut: () => Promise<void>;
  /** The token that is kept is not valid any more; whoever is signed in stays so. */
  readonly expireToken: () => Promise<void>;
  /** 'offline': from now on nothing reaches the marketplace. */
  readonly goOffline: () => void;
  /** Frees what the harness holds. */
  readonly stop?: () => Promise<void>;
};

/** What some backends cannot be asked. */
type MarketplaceCapability =
  /** There is an admin's account to sign in with. */
  | 'admin'
  /** The connection can be cut. */
  | 'offline'
  /** A token can be made invalid. */
  | 'expiry'
  /** People may be deleted. */
  | 'deleting people'
  /** Lists of one's own are refused to others, and so is another seller's product. */
  | 'ownership'
  /** A second booking of the same offer is refused. */
  | 'single booking'
  /** There is something on these lists. */
  | 'stock lists';

/** What the suites of the slices are given: a fresh harness for every case, and what is not to be asked. */
export type MakeMarketplace = () => Promise<MarketplaceHarness>;
export type UnaskedOfMarketplace = Unasked<MarketplaceCapability>;

let serial = 0;
const run = Date.now().toString(36);

/** A text that no earlier case, nor an earlier run against the same backend, has used. */
export function unique(text: string): string {
  serial += 1;
  return `${text} ${run}-${serial}`;
}

export function uniqueEmail(): string {
  return `${unique('someone').replace(' ', '.')}@shop.example`;
}

export function aProductOf({ name, email }: KnownPerson, changes: Partial<NewProduct> = {}): NewProduct {
  return {
    productName: unique('HP EliteBook'),
    description: 'Works, with a scratch — ৳ & "quotes"',
    sellerName: name,
    sellerEmail: email,
    useDuration: '2 years',
    price: 32500,
    originalPrice: 78000,
    image: 'https://pictures.example/elitebook.webp',
    condition: 'Good',
    postTime: '2026-04-30',
    categoryName: 'HP',
    categoryId: '1',
    location: 'Dhanmondi, Dhaka',
    phone: '+880 1712 345678',
    ...changes,
  };
}

export function aBookingOf({ name, email }: KnownPerson, changes: Partial<NewBooking> = {}): NewBooking {
  return {
    buyerName: name,
    email,
    phone: '01712345678',
    meetingLocation: 'Dhanmondi 27',
    price: 32500,
    productName: unique('HP EliteBook'),
    image: 'https://pictures.example/elitebook.webp',
    categoryName: 'HP',
    categoryId: '1',
    ...changes,
  };
}
