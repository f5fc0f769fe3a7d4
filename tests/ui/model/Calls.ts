import type { NewBooking } from '#domain/booking/Booking.ts';
import type { NewReport } from '#domain/reporting/Report.ts';
import type { Actor, Session } from '#domain/identity/Session.ts';
import type { AskedDeletions } from './AskedDeletions.ts';
import { mayCall } from './mayCall.ts';
import type { Surroundings } from './Surroundings.ts';

const writes: ReadonlySet<string> = new Set([
  'users.register',
  'products.add',
  'products.advertise',
  'products.delete',
  'bookings.book',
  'bookings.delete',
  'paymentIntents.create',
  'sales.move',
  'paid.tell',
  'sellers.verify',
  'sellers.delete',
  'buyers.delete',
  'reports.report',
  'reports.delete',
]);

/** Deletions that wait for a while, in which the person can take them back. */
const deletions: ReadonlySet<string> = new Set(['products.delete', 'reports.delete']);

export function isWrite(call: string): boolean {
  return writes.has(call);
}

/** Checks each call of one tab against what must hold for it. */
export class Calls {
  /** Deleted products, each with the step of its deletion. */
  readonly deleted = new Map<string, number>();
  /** Products that the servers took a report of. */
  readonly reported = new Set<string>();
  /** The step in which the servers last took a move from this tab. */
  movedAt = 0;
  /** The same of the news of a payment. */
  toldAt = 0;
  /** Whether this step presses something in this tab. Others may go on with what they began in an earlier one. */
  isPressed = false;
  readonly #around: Surroundings;
  readonly #deletions: AskedDeletions;
  readonly #now: () => Actor;
  readonly #underWay = new Set<string>();
  readonly #uploaded = new Set<unknown>();
  /** How many uploads somebody has cancelled. The image host may have them all the same. */
  #cancelled = 0;
  #bookingSince = 0;
  /** People signed in since the tab was last idle: calls that they started may still be running. */
  #lately: readonly Session[] = [];

  /** `now`: who is signed in. */
  constructor(around: Surroundings, asked: AskedDeletions, now: () => Actor) {
    this.#around = around;
    this.#deletions = asked;
    this.#now = now;
  }

  /** Called at the end of each step. */
  remember(isAtRest: boolean): void {
    this.#lately = isAtRest ? [] : this.people;
  }

  beginsBooking(): void {
    this.#bookingSince = this.#around.observer.step;
  }

  /** A second press sends nothing while the first is running. Later, the page may have been left and opened again. */
  sent(call: string, what: readonly unknown[]): () => void {
    const { observer, servers } = this.#around;
    if (!mayCall(this.people, call, what, servers)) observer.violation(`${this.#who} sends ${call}`);
    const sent = `${observer.step} ${call} ${JSON.stringify(what)}`;
    if (!isWrite(call)) return () => {};
    if (deletions.has(call) && !this.#deletions.includes(String(what[0])))
      observer.violation(`${this.#who} sends ${call} of ${String(what[0])}, which nobody asked for`);
    if (call === 'reports.report') this.#reports(what);
    if (this.isPressed && this.#underWay.has(sent)) observer.violation(`${call} is sent twice`);
    this.#underWay.add(sent);
    return () => this.#underWay.delete(sent);
  }

  done(call: string, what: readonly unknown[]): void {
    const { observer } = this.#around;
    observer.done(
      call,
      what,
      this.people.map(({ account }) => account.email),
    );
    if (call === 'sales.move') this.movedAt = observer.step;
    if (call === 'reports.report') this.reported.add((what[0] as NewReport).productId);
    if (call === 'paid.tell') this.toldAt = observer.step;
    if (call === 'products.delete') this.deleted.set(String(what[0]), observer.step);
  }

  /** Two tabs may send at the same time, but a tab that starts later must know about the first. */
  refused(call: string, what: readonly unknown[], message: string): void {
    if (call !== 'bookings.book' || !message.startsWith('You already have')) return;
    const { observer, servers } = this.#around;
    const booking = what[0] as NewBooking;
    const since = observer.bookedAt(booking);
    if (since !== undefined && since < this.#bookingSince && !servers.mayLag)
      observer.violation(`${booking.productName} is booked again`);
  }

  /** `image`: two values are equal only for the same picture. */
  uploaded(image: unknown): void {
    const { observer } = this.#around;
    observer.done('image.upload', []);
    if (this.#uploaded.has(image)) {
      if (this.#cancelled === 0) observer.violation('a picture is uploaded twice');
      else this.#cancelled -= 1;
    }
    this.#uploaded.add(image);
  }

  cancelsUpload(): void {
    this.#cancelled += 1;
  }

  /** A token belongs to whoever is signed in, or was a moment ago, or it is about its own account. */
  sentToken(owner: string, signedIn: string | null, about: unknown): void {
    const owners = [...this.people.map(({ account }) => account.email), signedIn, about];
    if (!owners.includes(owner)) this.#around.observer.violation(`${this.#who} sends the token of ${owner}`);
  }

  /** The reporter is certain only while nobody signs in or out. */
  #reports([report]: readonly unknown[]): void {
    const { observer, device } = this.#around;
    if (this.people.length === 0) observer.reports.sent(device, (report as NewReport).productId, null);
  }

  /** The people who are signed in, or were since the tab was last idle. */
  get people(): readonly Session[] {
    const now = this.#now();
    return now === null ? this.#lately : [...this.#lately, now];
  }

  get #who(): string {
    return this.people.at(-1)?.account.email ?? 'a visitor';
  }
}
