import { isSameOffer } from '#domain/booking/bookingPolicy.ts';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingState, HandedOver } from '#domain/booking/BookingState.ts';
import type { Product } from '#domain/catalogue/Product.ts';
import { newestFirst } from '#domain/catalogue/newestFirst.ts';
import type { StoredBooking } from '../marketplace/StoredBooking.ts';
import { demoBuyer, demoSeller } from './demoPeople.ts';
import { objectId } from './objectId.ts';
import type { Person } from './people.ts';
import { meetingPoints } from './places.ts';
import { createRandom } from './random.ts';

const hour = 60 * 60 * 1000;
const day = 24 * hour;

type Plan = {
  readonly state: BookingState;
  /** When each side confirmed the hand-over, in days before now. */
  readonly handedOver?: { readonly seller?: number; readonly buyer?: number };
  readonly reason?: string;
  readonly isPaid?: boolean;
};

const requested: Plan = { state: 'requested' };
const accepted: Plan = { state: 'accepted' };

/** The states of the demo buyer's bookings. Everybody else's are 'requested'. */
const ofDemoBuyer: readonly Plan[] = [accepted, requested, { state: 'handed-over', handedOver: { seller: 0.1 } }];

/** Requests for the demo seller's products, the newest product first. They cover every state. */
const ofDemoSeller: readonly (readonly Plan[])[] = [
  [requested, requested, requested],
  [{ ...accepted, isPaid: true }, requested, requested],
  [{ state: 'handed-over', handedOver: { seller: 0.2 } }],
  [{ state: 'handed-over', handedOver: { buyer: 0.2 } }],
  [
    { state: 'completed', handedOver: { seller: 2, buyer: 1.9 }, isPaid: true },
    { state: 'declined', reason: 'The product was sold to another buyer.' },
  ],
  [
    { state: 'cancelled', reason: 'I found another one' },
    { state: 'declined', reason: 'The place is too far for me' },
  ],
];

type Parts = {
  readonly bookings: readonly Booking[];
  readonly products: readonly Product[];
  readonly buyers: readonly Person[];
  readonly now: number;
};

/** The demo world's bookings with `sales`: adds states to the given ones, and requests to the demo seller. */
export function createDeals({ bookings, products, buyers, now }: Parts): readonly StoredBooking[] {
  const random = createRandom(11);
  const others = buyers.filter(({ user }) => user.email !== demoBuyer.email);
  const offered = newestFirst(products.filter(({ sellerEmail }) => sellerEmail === demoSeller.email));
  let serial = bookings.length;

  function deal(booking: Booking, product: Product, { handedOver, ...plan }: Plan): StoredBooking {
    const bookedAt = Math.max(now - random.between(60, 140) * hour, product.postedAt ?? 0);
    const moments = Object.entries(handedOver ?? {}).map(([side, days]) => [side, now - days * day] as const);
    return {
      ...booking,
      ...plan,
      ...(plan.isPaid === true ? { paymentIntentId: `pi_${booking.id}` } : {}),
      ...(moments.length === 0 ? {} : { handedOver: Object.fromEntries(moments) as HandedOver }),
      productId: product.id,
      sellerEmail: product.sellerEmail,
      bookedAt,
    };
  }

  function request(product: Product, plan: Plan, { user, phone }: Person): StoredBooking {
    serial += 1;
    const { price, productName, image, categoryName, categoryId } = product;
    const meetingLocation = `${random.pick(meetingPoints)}, ${product.location}`;
    const asked = { buyerName: user.name, email: user.email, phone, meetingLocation };
    const facts = { price, productName, image, categoryName, categoryId };
    return deal({ id: objectId('booking', serial), ...asked, ...facts }, product, plan);
  }

  const booked = bookings.flatMap((booking, place) => {
    const product = products.find((one) => isSameOffer(one, booking));
    const plan = booking.email === demoBuyer.email ? ofDemoBuyer[place] : undefined;
    return product === undefined ? [] : [deal(booking, product, plan ?? requested)];
  });
  const isBooked = new Set(booked.map(({ productId }) => productId));
  const asked = offered
    .filter(({ id }) => !isBooked.has(id))
    .slice(0, ofDemoSeller.length)
    .flatMap((product, place) => {
      const people = random.shuffled(others);
      return (ofDemoSeller[place] ?? []).flatMap((plan, turn) => {
        const person = people[turn];
        return person === undefined ? [] : [request(product, plan, person)];
      });
    });
  return [...booked, ...asked];
}
