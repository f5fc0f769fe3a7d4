import type { NewBooking } from '#domain/booking/Booking.ts';
import type { Actor, Session } from '#domain/identity/Session.ts';
import { fail } from '#domain/shared/Result.ts';
import type { Timers } from '#fakes/control/Timers.ts';
import { mayCall } from './allowed.ts';
import type { Carry } from './overWire.ts';
import type { Surroundings } from './Surroundings.ts';

const writes: ReadonlySet<string> = new Set([
  'users.register', 'products.add', 'products.advertise', 'products.delete', 'bookings.book', 'bookings.delete',
  'paymentIntents.create', 'sellers.verify', 'sellers.delete', 'buyers.delete',
]);

/** What one tab sends, and what comes back. */
export class Wire {
  /** Milliseconds between what a server did and the news of it. */
  answerDelay = 0;
  /** How many of the next writes are done, and nobody hears of it. */
  answersToLose = 0;
  /** Products, by the step in which they were deleted. */
  readonly deleted = new Map<string, number>();
  readonly #around: Surroundings;
  readonly #timers: Timers;
  readonly #sending = new Set<string>();
  readonly #uploaded = new Set<unknown>();
  #bookingSince = 0;
  /** Who was signed in since the tab was last at rest: what they began may still be under way. */
  #lately: readonly Session[] = [];

  readonly #now: () => Actor;

  /** `now`: who is signed in. */
  constructor(around: Surroundings, timers: Timers, now: () => Actor) {
    this.#around = around;
    this.#timers = timers;
    this.#now = now;
  }

  /** At the end of a step. */
  remember(isAtRest: boolean): void {
    this.#lately = isAtRest ? [] : this.#people;
  }

  get #people(): readonly Session[] {
    const now = this.#now();
    return now === null ? this.#lately : [...this.#lately, now];
  }

  beginsBooking(): void {
    this.#bookingSince = this.#around.watch.step;
  }

  uploads(image: unknown): void {
    const { watch } = this.#around;
    watch.done('image.upload', []);
    if (this.#uploaded.has(image)) watch.breaks('a picture is uploaded twice');
    this.#uploaded.add(image);
  }

  readonly carry: Carry = async (call, what, ask) => {
    const { servers, watch } = this.#around;
    if (!mayCall(this.#people, call, what, servers)) watch.breaks(`${this.#who} sends ${call}`);
    const answer = await (writes.has(call) ? this.#once(call, what, ask) : ask());
    if (answer.ok) this.#done(call, what);
    else if (call === 'bookings.book' && isRepeated(answer.failure)) this.#sendsAgain(what[0] as NewBooking);
    if (this.answerDelay > 0) await new Promise<void>((resolve) => this.#timers(this.answerDelay, resolve));
    if (!answer.ok || !writes.has(call) || this.answersToLose === 0) return answer;
    this.answersToLose -= 1;
    return fail({ code: 'api/timeout' });
  };

  get #who(): string {
    return this.#people.at(-1)?.account.email ?? 'a visitor';
  }

  /** A second press sends nothing while the first is under way; later the page may have been left and opened anew. */
  #once(call: string, what: readonly unknown[], ask: () => ReturnType<Carry>): ReturnType<Carry> {
    const { watch } = this.#around;
    const sent = `${watch.step} ${call} ${JSON.stringify(what)}`;
    if (watch.isPressing && this.#sending.has(sent)) watch.breaks(`${call} is sent twice`);
    this.#sending.add(sent);
    return ask().finally(() => this.#sending.delete(sent));
  }

  #done(call: string, what: readonly unknown[]): void {
    const { watch } = this.#around;
    watch.done(call, what);
    if (call === 'products.delete') this.deleted.set(String(what[0]), watch.step);
  }

  /** Two tabs may send at the same time; who begins later has to know. */
  #sendsAgain(booking: NewBooking): void {
    const { watch } = this.#around;
    const since = watch.bookedAt(booking);
    if (since !== undefined && since < this.#bookingSince) watch.breaks(`${booking.productName} is booked again`);
  }
}

function isRepeated(failure: { readonly code: string; readonly message?: string }): boolean {
  return failure.code === 'api/refused' && failure.message?.startsWith('You already have') === true;
}
