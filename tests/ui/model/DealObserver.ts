import {
  type BookingEvent,
  type BookingIncident,
  type BookingStage,
  type DealRole,
  stageAfter,
  stageFacts,
  stageOf,
} from '#domain/booking/bookingLife.ts';
import { dealSides } from '#domain/booking/BookingState.ts';
import { sideOfEmail } from '#domain/booking/dealPolicy.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { StoredBooking } from '#fakes/marketplace/StoredBooking.ts';
import type { Servers } from './Servers.ts';

type Event = { readonly event: BookingEvent; readonly by: DealRole };
type Made = { readonly id: string; readonly move: BookingMove; readonly by: readonly string[] };

/** Follows every deal from step to step: who moved it, and what the marketplace holds. */
export class DealObserver {
  readonly #servers: Servers;
  readonly #violation: (invariant: string) => void;
  readonly #reach: (what: string) => void;
  readonly #isDeleted: (email: string) => boolean;
  readonly #made = new Set<string>();
  #moves: readonly Made[] = [];
  #before: ReadonlyMap<string, StoredBooking>;

  constructor(
    servers: Servers,
    tell: {
      readonly violation: (invariant: string) => void;
      readonly reach: (what: string) => void;
      readonly isDeleted: (email: string) => boolean;
    },
  ) {
    this.#servers = servers;
    this.#violation = tell.violation;
    this.#reach = tell.reach;
    this.#isDeleted = tell.isDeleted;
    this.#before = byId(servers.bookings);
  }

  /** The marketplace took a move that was sent by one of these people. */
  moved(id: string, move: BookingMove, by: readonly string[]): void {
    this.#made.add(`${id} ${move}`);
    this.#moves = [...this.#moves, { id, move, by }];
  }

  /** Whether anybody ever made this move. */
  hasMoved(id: string, move: BookingMove): boolean {
    return this.#made.has(`${id} ${move}`);
  }

  /** Called at the end of each step. */
  look(): void {
    const { bookings } = this.#servers;
    this.#lookAtPromises(bookings);
    for (const booking of bookings) this.#lookAt(booking, this.#before.get(booking.id));
    this.#before = byId(bookings);
    this.#moves = [];
  }

  /** A product is promised to one person at most, and nobody books it meanwhile. */
  #lookAtPromises(bookings: readonly StoredBooking[]): void {
    const [before, now] = [promises([...this.#before.values()]), promises(bookings)];
    for (const [productId, holders] of now)
      if (holders.length > 1) this.#violation(`product ${productId} is promised to ${holders.length} people`);
    for (const { id, productId = '' } of bookings) {
      const [holder] = before.get(productId) ?? [];
      const isPromised = holder !== undefined && now.get(productId)?.includes(holder) === true;
      if (isPromised && !this.#before.has(id)) this.#violation(`product ${productId} is booked while it is promised`);
    }
  }

  /** A payment and a hand-over stay, whatever becomes of the deal. */
  #lookAt(booking: StoredBooking, before: StoredBooking | undefined): void {
    const { id, productName, handedOver = {} } = booking;
    if (before?.isPaid === true && !isSamePayment(before, booking)) this.#violation(`the payment of ${id} is lost`);
    for (const side of dealSides) {
      const at = before?.handedOver?.[side];
      if (at !== undefined && at !== handedOver[side]) this.#violation(`the ${side}'s word on ${productName} is lost`);
    }
    const stage = stageOf(booking);
    if (stage !== null) this.#explain(before === undefined ? 'requested' : stageOf(before), stage, booking);
  }

  /** A deal changes only by what its two sides do, by the table, and by what happens to product and people. */
  #explain(from: BookingStage | null, to: BookingStage, booking: StoredBooking): void {
    const moves = this.#movesOf(booking);
    for (const { event, by } of moves) this.#reach(`${event} by the ${by}`);
    if (from === to) return;
    this.#reach(`a deal is ${to}`);
    const events = [...moves, ...this.#incidentsOf(booking)];
    if (from === null || !reachable(from, events).has(to))
      this.#violation(`${booking.productName} went from ${from} to ${to} by ${JSON.stringify(events)}`);
  }

  #movesOf(booking: StoredBooking): readonly Event[] {
    return this.#moves.flatMap(({ id, move, by }) => {
      if (id !== booking.id) return [];
      const sides = new Set(by.flatMap((email) => sideOfEmail(email, booking) ?? []));
      if (sides.size === 0) this.#violation(`${by.join()} moves the deal of ${booking.email}: ${move}`);
      return [...sides].map((side): Event => ({ event: move, by: side }));
    });
  }

  #incidentsOf({ id, productId, email, sellerEmail = '' }: StoredBooking): readonly Event[] {
    const { bookings, products } = this.#servers;
    const isSold = bookings.some(
      (other) => other.id !== id && other.productId === productId && other.state === 'completed',
    );
    const happened: Readonly<Partial<Record<BookingIncident, boolean>>> = {
      'product-sold': isSold,
      'product-deleted': products.every((product) => product.id !== productId),
      'buyer-deleted': this.#isDeleted(email),
      'seller-deleted': this.#isDeleted(sellerEmail),
    };
    const incidents = Object.keys(happened) as (keyof typeof happened)[];
    return incidents.flatMap((event) => (happened[event] === true ? { event, by: 'marketplace' } : []));
  }
}

function byId(bookings: readonly StoredBooking[]): ReadonlyMap<string, StoredBooking> {
  return new Map(bookings.map((booking) => [booking.id, booking]));
}

/** The bookings that each product is promised to. */
function promises(bookings: readonly StoredBooking[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const booking of bookings) {
    const { id, productId = '' } = booking;
    const stage = stageOf(booking);
    if (stage !== null && stageFacts[stage].product !== null)
      found.set(productId, [...(found.get(productId) ?? []), id]);
  }
  return found;
}

function isSamePayment(one: StoredBooking, other: StoredBooking): boolean {
  return one.isPaid === other.isPaid && one.paymentIntentId === other.paymentIntentId;
}

/** A stored request does not say whether it waits. */
const alike: { readonly [S in BookingStage]?: BookingStage } = { requested: 'waiting', waiting: 'requested' };

function reachable(from: BookingStage, events: readonly Event[]): ReadonlySet<BookingStage> {
  const found = new Set<BookingStage>([from]);
  for (const stage of found) {
    const same = alike[stage];
    if (same !== undefined) found.add(same);
    for (const { event, by } of events) {
      const next = stageAfter(stage, event, by);
      if (next !== null) found.add(next);
    }
  }
  return found;
}
