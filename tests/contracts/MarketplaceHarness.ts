import type { NewBooking } from '#domain/booking/Booking.ts';
import type { NewProduct } from '#domain/catalogue/Product.ts';
import type { MarketplaceApi } from '#domain/MarketplaceApi.ts';
import type { Unasked } from './contractCase.ts';

/** Someone known to both the sign-in provider and the marketplace. */
export type KnownPerson = {
  readonly name: string;
  readonly email: string;
};

/**
 * A marketplace, with the means to set up a case. Cases set up everything else through the port itself, so a suite can
 * run against any backend with a few known people.
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
  /** Signs someone in at the sign-in provider and stores a valid access token. */
  readonly signIn: (person: KnownPerson) => Promise<void>;
  /** Signs out and removes the token. */
  readonly signOut: () => Promise<void>;
  /**
   * Acts as the owner of the e-mail, as far as the sign-in provider can prove it. Registering and requesting access
   * tokens need this, because a strict marketplace serves only the owner. The signed-in person does not change.
   */
  readonly provenAs: <T>(email: string, ask: () => Promise<T>) => Promise<T>;
  /** Invalidates the stored token. The signed-in person does not change. */
  readonly expireToken: () => Promise<void>;
  /** 'paying': pays with a good card, as the provider's form does. */
  readonly pay?: (clientSecret: string) => Promise<void>;
  /** 'offline': from now on nothing reaches the marketplace. */
  readonly goOffline: () => void;
  /** Frees the harness's resources. */
  readonly stop?: () => Promise<void>;
};

/** Needs that some backends cannot meet. */
type MarketplaceCapability =
  /** An admin account to sign in with. */
  | 'admin'
  /** The connection can be cut. */
  | 'offline'
  /** A token can be invalidated. */
  | 'expiry'
  /** People may be deleted. */
  | 'deleting people'
  /** The backend refuses other people's lists and other sellers' products. */
  | 'ownership'
  /** The backend refuses a second booking of the same offer. */
  | 'single booking'
  /** A second device gets the same payment, not another unpaid one. */
  | 'one payment'
  /** A payment can be paid without a person. */
  | 'paying'
  /** These lists are not empty. */
  | 'stock lists';

/** The slices' suites receive a fresh harness for every case, and the needs that the backend cannot meet. */
export type MakeMarketplace = () => Promise<MarketplaceHarness>;
export type UnaskedOfMarketplace = Unasked<MarketplaceCapability>;

let serial = 0;
const run = Date.now().toString(36);

/** A text that no earlier case or run against the same backend has used. */
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
