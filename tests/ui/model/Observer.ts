import type { NewBooking } from '#domain/booking/Booking.ts';
import { isOpen } from '#domain/booking/BookingState.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import { normaliseEmail } from '#domain/shared/EmailAddress.ts';
import { DealObserver } from './DealObserver.ts';
import { ReportObserver } from './ReportObserver.ts';
import type { Servers } from './Servers.ts';
import type { Time } from './Time.ts';

/** Records what the invariants need to know, and which of them failed. */
export class Observer {
  step = 0;
  stepBegan = 0;
  /** A person presses a button in this step, perhaps twice. */
  isPressing = false;
  readonly violations: string[] = [];
  /** How many times the servers did each call. */
  readonly reached = new Map<string, number>();
  readonly deals: DealObserver;
  readonly reports: ReportObserver;
  readonly #servers: Servers;
  readonly #time: Time;
  readonly #deletedBookings = new Set<string>();
  readonly #deletedPeople = new Set<string>();
  readonly #bookedAt = new Map<string, number>();
  readonly #goneSince = new Map<string, number>();
  /** Of every product and booking so far. */
  readonly #names = new Set<string>();
  #bookings: Servers['bookings'];
  #products: Servers['products'];

  constructor(servers: Servers, time: Time) {
    this.#servers = servers;
    this.#time = time;
    this.#bookings = servers.bookings;
    this.#products = servers.products;
    this.reports = new ReportObserver(servers, (invariant) => this.violation(invariant));
    this.deals = new DealObserver(servers, {
      violation: (invariant) => this.violation(invariant),
      reach: (what) => this.#reach(what),
      isDeleted: (email) => this.wasDeleted(email),
    });
  }

  begin(isPressing: boolean): void {
    this.isPressing = isPressing;
    this.step += 1;
    this.stepBegan = this.#time.now();
  }

  violation(invariant: string): void {
    this.violations.push(invariant);
  }

  /** A server completed a call. */
  done(call: string, what: readonly unknown[], by: readonly string[] = []): void {
    this.#reach(call);
    const [subject, move] = what;
    // A new row may be gone again before the step ends.
    if (call === 'products.add') this.#names.add(`product ${nameIn(subject)}`);
    if (call === 'bookings.book') this.#names.add(`booking ${nameIn(subject)}`);
    if (call === 'sales.move') this.deals.moved(String(subject), move as BookingMove, by);
    // With deals, deleting one that can be cancelled cancels it.
    if (call === 'bookings.delete') this.deals.moved(String(subject), 'cancel', by);
    if (call === 'bookings.delete') this.#deletedBookings.add(String(subject));
    if (call === 'buyers.delete' || call === 'sellers.delete') this.#deletedPeople.add(String(subject));
  }

  /** The step in which this person booked this offer; undefined if they have not. */
  bookedAt(booking: NewBooking): number | undefined {
    return this.#bookedAt.get(offerOf(booking));
  }

  /** Whether it ever existed. Someone may have deleted it since. */
  wasThere(what: 'product' | 'booking', productName: string): boolean {
    return this.#names.has(`${what} ${productName}`);
  }

  /** Whether a person's account was deleted. They may have signed up again since. */
  wasDeleted(email: string): boolean {
    return this.#deletedPeople.has(email);
  }

  /** The time of a product's deletion. */
  goneSince(id: string): number | undefined {
    return this.#goneSince.get(id);
  }

  /** Called at the end of each step. */
  look(): void {
    this.#lookAtBookings();
    this.#lookAtProducts();
    this.#lookAtPayments();
    this.reports.look();
    this.deals.look();
  }

  /** A page says that something was done with several rows. */
  wasToldOfMany(what: string): void {
    this.#reach(`several are ${what}`);
  }

  #reach(what: string): void {
    this.reached.set(what, (this.reached.get(what) ?? 0) + 1);
  }

  #lookAtBookings(): void {
    const { bookings } = this.#servers;
    const there = new Set(bookings.map(({ id }) => id));
    const offers = new Set<string>();
    for (const booking of bookings) {
      this.#names.add(`booking ${booking.productName}`);
      if (!isOpen(booking)) continue;
      const offer = offerOf(booking);
      if (offers.has(offer)) this.violation(`a booking is doubled: ${offer}`);
      offers.add(offer);
      if (!this.#bookedAt.has(offer)) this.#bookedAt.set(offer, this.step);
    }
    for (const { id, email } of this.#bookings) {
      if (there.has(id)) continue;
      if (!this.#deletedBookings.has(id) && !this.#deletedPeople.has(email)) this.violation(`booking ${id} is lost`);
    }
    for (const offer of this.#bookedAt.keys()) if (!offers.has(offer)) this.#bookedAt.delete(offer);
    this.#bookings = bookings;
  }

  #lookAtProducts(): void {
    const { products } = this.#servers;
    const there = new Set(products.map(({ id }) => id));
    for (const { productName } of products) this.#names.add(`product ${productName}`);
    for (const { id } of this.#products) if (!there.has(id)) this.#goneSince.set(id, this.#time.now());
    this.#products = products;
  }

  #lookAtPayments(): void {
    const paid = this.#servers.payments.filter(({ status }) => status === 'succeeded' || status === 'processing');
    if (paid.length > 0) this.#reach('a payment');
    if (new Set(paid.map(({ bookingId }) => bookingId)).size < paid.length) this.violation('a booking is paid twice');
  }
}

function nameIn(subject: unknown): string {
  return (subject as Pick<NewBooking, 'productName'>).productName;
}

function offerOf({ email, productName, image, categoryName, price }: NewBooking): string {
  return [normaliseEmail(email), productName, image, categoryName, price].join(' | ');
}
