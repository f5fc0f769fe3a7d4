import { makeAutoObservable, observable, runInAction } from 'mobx';
import { applyBookingEvent } from '#domain/booking/applyBookingEvent.ts';
import type { Booking } from '#domain/booking/Booking.ts';
import type { ListRequests } from '#domain/booking/listRequests.ts';
import type { MoveBooking, MoveBookingFailure } from '#domain/booking/moveBooking.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import { type RequestedProduct, requestedProducts } from '#domain/booking/requestedProducts.ts';
import type { RequestKind, SellerRequest } from '#domain/booking/SellerRequest.ts';
import type { CallFailure } from '#domain/shared/Failure.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { Listing } from '#domain/shared/reading.ts';
import { hadNoEffect } from '../../state/hadNoEffect.ts';
import { KeptItems } from '../../state/KeptItems.ts';
import { LateFailures } from '../../state/LateFailures.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { RequestsLook } from '../../state/RequestsLook.ts';
import { RowActions } from '../../state/RowActions.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import { requestsTexts } from '../../texts/requests.ts';
import { NewRequests } from './NewRequests.ts';
import type { RequestCount } from './RequestCount.ts';
import { stillHere } from '../../state/stillHere.ts';
import { type RequestFilter, type ShownRequests, shownRequests } from './shownRequests.ts';

type RequestProblem = Exclude<MoveBookingFailure, { code: 'booking/moved-on' }> | 'moved-on';

type RequestsParts = {
  /** Null if the marketplace has no `sales`. */
  readonly sales: { readonly list: ListRequests; readonly move: MoveBooking } | null;
  readonly count: Pick<RequestCount, 'update'>;
  readonly look: Pick<RequestsLook, 'read' | 'write'>;
  /** Whether somebody sees the page. */
  readonly isSeen: () => boolean;
  readonly clock: Clock;
  readonly session: Pick<SessionStore, 'actor'>;
  readonly notifications: Notifications;
};

/** A seller's requests and moves. */
export class RequestsViewModel {
  readonly requests = new Load<Listing<Booking>, CallFailure>({ keepsShown: true });
  readonly moving = new RowActions<MoveBookingFailure>();
  /** The latest move of each booking, made or not. */
  readonly moves = observable.map<string, BookingMove>();
  filter: RequestFilter = 'all';
  readonly news: NewRequests;
  readonly clock: Clock;
  readonly #parts: RequestsParts;
  readonly #late: LateFailures;
  /** The ids of bookings whose last move failed, or seemed to. */
  readonly #failed = new Set<string>();
  readonly #keptGroups = new KeptItems<ShownRequests>(({ product }) => product.key);
  readonly #keptEnded = new KeptItems<SellerRequest>(({ booking }) => booking.id);

  constructor(parts: RequestsParts) {
    this.#parts = parts;
    this.#late = new LateFailures(parts.notifications);
    this.clock = parts.clock;
    this.news = new NewRequests(parts);
    makeAutoObservable(this, { requests: false, moving: false, moves: false, news: false, clock: false });
  }

  get isOffered(): boolean {
    return this.#parts.sales !== null;
  }

  get products(): readonly RequestedProduct[] {
    return requestedProducts(this.#parts.session.actor ?? null, this.requests.value?.items ?? []);
  }

  get all(): readonly SellerRequest[] {
    return this.products.flatMap(({ requests }) => requests);
  }

  get ended(): readonly SellerRequest[] {
    return this.#keptEnded.of(this.all.filter(({ kind }) => kind === 'ended'));
  }

  get groups(): readonly ShownRequests[] {
    return this.#keptGroups.of(shownRequests(this.products, this.filter));
  }

  count(kind: RequestKind): number {
    return this.all.filter((request) => request.kind === kind).length;
  }

  get kept(): RequestFilter {
    return this.filter;
  }

  restore(filter: RequestFilter): void {
    this.show(filter);
  }

  show(filter: RequestFilter): void {
    this.filter = filter;
  }

  start(): void {
    this.#late.start();
    void this.refresh();
  }

  stop(): void {
    this.#late.stop();
    this.requests.cancel();
  }

  async refresh(): Promise<void> {
    const { sales, session } = this.#parts;
    if (sales === null) return;
    const actor = session.actor ?? null;
    await this.requests.run(async (signal) => {
      const answer = await sales.list(actor, { signal, fresh: true });
      if (answer.ok && !signal.aborted) {
        this.#parts.count.update(actor, answer.value.items);
        // A move's answer may come after its seller has left the page.
        if (!this.#late.isLeft) this.news.recordLook(answer.value.items);
      }
      return answer;
    });
    this.#tellEnded();
  }

  /** The pending move, if any. */
  pendingMove({ booking }: SellerRequest): BookingMove | null {
    return this.moving.isPending(booking.id) ? (this.moves.get(booking.id) ?? null) : null;
  }

  /** The latest move's failure; 'moved-on' if the move is no longer possible. */
  problem({ booking, moves }: SellerRequest): RequestProblem | null {
    const failure = this.moving.failure(booking.id);
    const move = this.moves.get(booking.id);
    if (failure === null || move === undefined) return null;
    return failure.code === 'booking/moved-on' || !moves.includes(move) ? 'moved-on' : failure;
  }

  /** Called when the seller turns to another move, or gives one up. */
  forgetProblem({ booking }: SellerRequest): void {
    if (this.moving.isPending(booking.id)) return;
    this.moves.delete(booking.id);
    this.#failed.delete(booking.id);
  }

  /** Answers whether the move was made. */
  async move({ booking, stage }: SellerRequest, move: BookingMove, reason?: string): Promise<boolean> {
    const { sales, session, clock, notifications } = this.#parts;
    if (sales === null || this.moving.isPending(booking.id)) return false;
    runInAction(() => this.moves.set(booking.id, move));
    this.#failed.delete(booking.id);
    const actor = session.actor ?? null;
    const isHere = stillHere(session);
    const answer = await this.moving.run(booking.id, () =>
      sales.move({ actor, booking, move, ...(reason === undefined ? {} : { reason }) }),
    );
    if (answer === null || !isHere()) return false;
    if (answer.ok) {
      const product = stage === 'waiting' ? 'reserved' : undefined;
      const words = reason?.trim() === '' ? undefined : reason?.trim();
      const after = applyBookingEvent(booking, move, { by: 'seller', at: clock.now(), reason: words, product });
      if (after !== null) this.#put(after);
      notifications.say('success', requestsTexts, (texts) => texts.done[move](booking.buyerName));
    } else if (answer.failure.code === 'booking/moved-on') {
      this.#put({ ...booking, state: answer.failure.state });
      notifications.say('info', requestsTexts, (texts) => texts.changed(booking.buyerName));
    } else {
      this.#failed.add(booking.id);
      this.#late.say((texts, language) => {
        const { labels, about } = requestsTexts[language];
        return texts.notConfirmed(labels[move] + about[move](booking.buyerName), booking.productName);
      });
    }
    // Even a failed call may have taken effect, so read the list again.
    if (answer.ok || !hadNoEffect(answer.failure.code)) void this.refresh();
    return answer.ok;
  }

  /** The list may say that requests have ended whose move seemed to fail: their rows, which said so, are gone. */
  #tellEnded(): void {
    for (const { booking, kind } of this.all) {
      if (kind !== 'ended' || !this.#failed.delete(booking.id) || this.#late.isLeft) continue;
      this.#parts.notifications.say('info', requestsTexts, (texts) => texts.changed(booking.buyerName));
    }
  }

  #put(changed: Booking): void {
    const shown = this.requests.value;
    if (shown === undefined) return;
    this.requests.set({ ...shown, items: shown.items.map((one) => (one.id === changed.id ? changed : one)) });
    this.#parts.count.update(this.#parts.session.actor ?? null, this.requests.value?.items ?? []);
  }
}
