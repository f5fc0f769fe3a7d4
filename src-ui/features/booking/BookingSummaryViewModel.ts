import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type BookingStage, stageOf } from '#domain/booking/bookingLife.ts';
import { allowedMoves } from '#domain/booking/dealPolicy.ts';
import type { MoveBooking, MoveBookingFailure } from '#domain/booking/moveBooking.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { BookingSummary, SummariseBooking } from '#domain/booking/summariseBooking.ts';
import type { PaidRecord } from '#domain/payment/PaymentRecords.ts';
import type { ReportPayments } from '#domain/payment/reportPayments.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { CallFailure } from '#domain/shared/Failure.ts';
import { ok } from '#domain/shared/Result.ts';
import type { SharedCount } from '../../context/RequestCountContext.ts';
import { Action } from '../../state/Action.ts';
import { hadNoEffect } from '../../state/hadNoEffect.ts';
import { LateFailures } from '../../state/LateFailures.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import { dealPageTexts } from '../../texts/dealPage.ts';
import { afterMove } from './afterMove.ts';
import type { PaymentsHere } from './PaymentsHere.ts';
import { stillHere } from '../../state/stillHere.ts';
import { withKnownProduct } from './withKnownProduct.ts';

type BookingSummaryParts = {
  readonly summarise: SummariseBooking;
  /** Null if the marketplace lacks `sales`. */
  readonly move: MoveBooking | null;
  /** Null if the marketplace lacks `paid`. */
  readonly reportPayments: ReportPayments | null;
  readonly payments: PaymentsHere;
  /** The drawer's number of requests. */
  readonly count: SharedCount | null;
  readonly session: SessionStore;
  readonly notifications: Notifications;
  readonly clock: Clock;
};

/** One booking and, with `sales`, its deal. */
export class BookingSummaryViewModel {
  readonly bookingId: string;
  readonly summary = new Load<BookingSummary, CallFailure>({ keepsShown: true });
  readonly moving = new Action<MoveBookingFailure>();
  readonly clock: Clock;
  /** The new stage after the other side's move while the page was open. */
  news: BookingStage | null = null;
  #lastMove: BookingMove | null = null;
  /** A refresh was put off for a move. */
  #isLate = false;
  readonly #parts: BookingSummaryParts;
  readonly #late: LateFailures;

  constructor(parts: BookingSummaryParts, bookingId: string) {
    this.bookingId = bookingId;
    this.clock = parts.clock;
    this.#parts = parts;
    this.#late = new LateFailures(parts.notifications);
    makeAutoObservable(this, { summary: observableRef, moving: observableRef, clock: false });
  }

  start(): void {
    this.#late.start();
    void this.refresh();
    void this.#report();
  }

  stop(): void {
    this.#late.stop();
    this.summary.cancel();
  }

  async refresh(): Promise<void> {
    const { summarise, session, move } = this.#parts;
    this.#isLate = this.moving.isPending;
    if (this.#isLate) return;
    await this.summary.run(async (signal) => {
      const answer = await summarise(session.actor ?? null, this.bookingId, { signal, fresh: move !== null });
      if (!answer.ok) return answer;
      const latest = withKnownProduct(answer.value, this.summary.value);
      if (!signal.aborted) this.#noteStage(latest);
      return ok(latest);
    });
  }

  /** The deal's stage; null if it is unknown. */
  get stage(): BookingStage | null {
    const { value } = this.summary;
    return value === undefined ? null : stageOf(value.booking, value.product);
  }

  /** The person's possible moves. */
  get moves(): readonly BookingMove[] {
    const { session, move } = this.#parts;
    const { value } = this.summary;
    return value === undefined || move === null
      ? []
      : allowedMoves(session.actor ?? null, value.booking, value.product);
  }

  failureOf(move: BookingMove): MoveBookingFailure | null {
    // A component that is drawn before the move reads the failure too, and so is drawn again.
    const { failure } = this.moving;
    return this.#lastMove === move ? failure : null;
  }

  /** Answers whether the dialog can close: the move was made, or is no longer possible. */
  async move(move: BookingMove, reason = ''): Promise<boolean> {
    const { move: send, session, notifications, count } = this.#parts;
    const { value } = this.summary;
    if (value === undefined || send === null || this.moving.isPending) return false;
    const { booking, side } = value;
    this.#lastMove = move;
    this.#isLate = this.summary.isRunning;
    this.summary.cancel();
    const isHere = stillHere(session);
    const answer = await this.moving.run(() => send({ actor: session.actor ?? null, booking, move, reason }));
    if (answer === null || !isHere()) return false;
    // Even a failed call may have taken effect.
    void count?.refresh();
    if (!answer.ok) {
      this.#late.say((texts, language) => {
        const { accept, ending, iHave } = dealPageTexts[language];
        const labels = { accept, decline: ending.decline.open, cancel: ending.cancel.open, 'hand-over': iHave[side] };
        return texts.notConfirmed(labels[move], booking.productName);
      });
      return this.#hasMovedOn(move, answer.failure);
    }
    this.summary.set(afterMove(value, { move, reason, at: this.clock.now() }));
    runInAction(() => {
      this.news = null;
    });
    notifications.say('success', dealPageTexts, ({ done }) => done[move]);
    void this.refresh();
    return true;
  }

  /** This device's record of its payment. */
  get paidHere(): PaidRecord | null {
    return this.#parts.payments.paid(this.bookingId);
  }

  /** Whether a payment started on this device is still processing. */
  get isProcessing(): boolean {
    return this.#parts.payments.isProcessing(this.bookingId);
  }

  /**
   * Refreshes the deal after a conflict, or after a failed call, which may have taken effect. Answers whether its stage
   * has changed, or another tab has made the move.
   */
  async #hasMovedOn(move: BookingMove, { code }: MoveBookingFailure): Promise<boolean> {
    if (hadNoEffect(code)) {
      // A refresh would ask again for the login that was just closed.
      if (this.#isLate && code !== 'api/session-expired') void this.refresh();
      return false;
    }
    const before = this.stage;
    await this.refresh();
    if (this.stage === before && this.moves.includes(move)) return false;
    this.moving.forget();
    return true;
  }

  #noteStage({ booking, product }: BookingSummary): void {
    const before = this.stage;
    const stage = stageOf(booking, product);
    if (before === null || stage === before) return;
    // The product's first answer says where the request has stood all along.
    const { value } = this.summary;
    if (value?.seller === 'unknown' && value.booking.state === booking.state) return;
    runInAction(() => {
      this.news = stage;
    });
  }

  /** Reports payments, and refreshes if the marketplace learned of one. */
  async #report(): Promise<void> {
    const hasNews = await this.#parts.reportPayments?.({ quietly: true });
    if (hasNews === true && !this.#late.isLeft) await this.refresh();
  }
}
