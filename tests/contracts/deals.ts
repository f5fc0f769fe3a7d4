import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingStage } from '#domain/booking/bookingLife.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { SalesApi } from '#domain/booking/SalesApi.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { valueOf } from './expectResult.ts';
import { type KnownPerson, type MarketplaceHarness, aBookingOf, aProductOf } from './MarketplaceHarness.ts';
import { offered } from './ProductsApi.contract.ts';

export const reason = 'We couldn’t agree on a time';

export function salesOf({ api }: MarketplaceHarness): SalesApi {
  if (api.sales === null) throw new Error('This marketplace has no sales');
  return api.sales;
}

/** A product of the seller's that nobody has asked for. */
export function aNewProduct(harness: MarketplaceHarness): Promise<Product> {
  const { seller } = harness.people;
  return offered(harness, seller, aProductOf(seller));
}

/** Signs the buyer in, asks for the product, and finds the request among their bookings. */
export async function requested(
  harness: MarketplaceHarness,
  buyer: KnownPerson,
  { id, productName }: Pick<Product, 'id' | 'productName'>,
): Promise<Booking> {
  const { api, signIn } = harness;
  await signIn(buyer);
  valueOf(await api.bookings.book(aBookingOf(buyer, { productId: id, productName })));
  const { items } = valueOf(await api.bookings.ofBuyer(buyer.email));
  const found = items.findLast((booking) => booking.productId === id);
  if (found === undefined) throw new Error('The request that was made is not among the buyer’s bookings');
  return found;
}

/** Moves a booking as this person, who is signed in afterwards. */
export async function moveAs(harness: MarketplaceHarness, person: KnownPerson, id: string, move: BookingMove) {
  await harness.signIn(person);
  return salesOf(harness).move(id, move, move === 'cancel' || move === 'decline' ? reason : undefined);
}

/** The booking as its buyer sees it now. */
export async function seenByBuyer(harness: MarketplaceHarness, id: string): Promise<Booking> {
  await harness.signIn(harness.people.buyer);
  return valueOf(await harness.api.bookings.byId(id));
}

/** The steps of both sides, in turn, to the stage of the buyer's booking. */
export const ways: { readonly [S in BookingStage]: readonly (readonly ['buyer' | 'seller', BookingMove])[] } = {
  requested: [],
  waiting: [],
  accepted: [['seller', 'accept']],
  'seller-handed-over': [
    ['seller', 'accept'],
    ['seller', 'hand-over'],
  ],
  'buyer-handed-over': [
    ['seller', 'accept'],
    ['buyer', 'hand-over'],
  ],
  completed: [
    ['seller', 'accept'],
    ['seller', 'hand-over'],
    ['buyer', 'hand-over'],
  ],
  declined: [['seller', 'decline']],
  cancelled: [['buyer', 'cancel']],
};

export type ReachedDeal = { readonly product: Product; readonly booking: Booking };

/** A booking of the buyer's at this stage, of a product of the seller's. */
export async function reach(harness: MarketplaceHarness, stage: BookingStage): Promise<ReachedDeal> {
  const { people } = harness;
  const product = await aNewProduct(harness);
  const { id } = await requested(harness, people.buyer, product);
  if (stage === 'waiting') {
    const other = await requested(harness, people.otherBuyer, product);
    valueOf(await moveAs(harness, people.seller, other.id, 'accept'));
  }
  for (const [side, move] of ways[stage]) valueOf(await moveAs(harness, people[side], id, move));
  return { product, booking: await seenByBuyer(harness, id) };
}
