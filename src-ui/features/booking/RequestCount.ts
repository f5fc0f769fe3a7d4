import { makeAutoObservable, observableRef } from 'mobx';
import type { Booking } from '#domain/booking/Booking.ts';
import type { ListRequests } from '#domain/booking/listRequests.ts';
import { requestedProducts } from '#domain/booking/requestedProducts.ts';
import { mayAccess } from '#domain/identity/accessPolicy.ts';
import { type Actor, isActor } from '#domain/identity/Session.ts';
import type { ReadOptions } from '#domain/shared/reading.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

type RequestCountParts = {
  /** Null if the marketplace has no `sales`. */
  readonly list: ListRequests | null;
  readonly session: Pick<SessionStore, 'actor'>;
};

/** The number of requests that need the seller's answer. The requests' page and the drawer share it. */
export class RequestCount {
  counted: { readonly email: string; readonly count: number } | null = null;
  readonly #parts: RequestCountParts;
  /** The numbers of the latest read and of the latest one answered. A late answer does not replace a newer one. */
  #asked = 0;
  #answered = 0;

  constructor(parts: RequestCountParts) {
    this.#parts = parts;
    makeAutoObservable(this, { counted: observableRef });
  }

  /** Whether this person may see requests. */
  get isOffered(): boolean {
    return this.#parts.list !== null && mayAccess(this.#parts.session.actor ?? null, 'list requests');
  }

  /** 0 while it is unknown. */
  get value(): number {
    const { counted } = this;
    return counted !== null && isActor(this.#parts.session.actor ?? null, counted.email) ? counted.count : 0;
  }

  start(): void {
    void this.refresh();
  }

  refresh(): Promise<void> {
    return this.#read({});
  }

  /** The person has been away, and somebody may have asked meanwhile. */
  lookAgain(): Promise<void> {
    return this.#read({ fresh: true });
  }

  /** A list without `asked` is newer than every read that is under way, as after a move. */
  update(actor: Actor, bookings: readonly Booking[], asked = this.#asked): void {
    if (actor === null) return;
    this.#answered = asked;
    const requests = requestedProducts(actor, bookings).flatMap((product) => product.requests);
    const count = requests.filter(({ kind }) => kind === 'answer').length;
    this.counted = { email: actor.account.email, count };
  }

  async #read(options: ReadOptions): Promise<void> {
    const { list, session } = this.#parts;
    if (list === null || !this.isOffered) return;
    const actor = session.actor ?? null;
    this.#asked += 1;
    const asked = this.#asked;
    const answer = await list(actor, options);
    if (answer.ok && asked > this.#answered) this.update(actor, answer.value.items, asked);
  }
}
