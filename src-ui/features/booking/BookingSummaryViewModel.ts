import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { type BookingStage, stageOf } from '#domain/booking/bookingLife.ts';
import { allowedMoves } from '#domain/booking/dealPolicy.ts';
import type { MoveBooking, MoveBookingFailure } from '#domain/booking/moveBooking.ts';
import type { BookingMove } from '#domain/booking/moves.ts';
import type { BookingSummary, SummariseBooking } from '#domain/booking/summariseBooking.ts';
import type { PaidRecord, PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import type { ReportPayments } from '#domain/payment/reportPayments.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { AccessFailure, ApiFailure } from '#domain/shared/Failure.ts';
import { Action } from '../../state/Action.ts';
import { Load } from '../../state/Load.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import { dealPageTexts } from '../../texts/dealPage.ts';
import { afterMove } from './afterMove.ts';

type BookingSummaryParts = {
  readonly summarise: SummariseBooking;
  /** Null where the marketplace lacks `sales`; the next where it lacks `paid`. */
  readonly move: MoveBooking | null;
  readonly reportPayments: ReportPayments | null;
  readonly records: PaymentRecords;
  readonly session: SessionStore;
  readonly notifications: Notifications;
  readonly clock: Clock;
};

type SummaryFailure = ApiFailure | AccessFailure;

/** One booking: what is taken along to the meeting and, with `sales`, the deal until its end. */
export class BookingSummaryViewModel {
  readonly bookingId: string;
  readonly summary = new Load<BookingSummary, SummaryFailure>({ keepsShown: true });
  readonly moving = new Action<MoveBookingFailure>();
  readonly clock: Clock;
  /** The stage that somebody else's move led to while the page was open. */
  news: BookingStage | null = null;
  #lastMove: BookingMove | null = null;
  readonly #parts: BookingSummaryParts;

  constructor(parts: BookingSummaryParts, bookingId: string) {
    this.bookingId = bookingId;
    this.clock = parts.clock;
    this.#parts = parts;
    makeAutoObservable(this, { summary: observableRef, moving: observableRef, clock: false });
  }

  start(): void {
    void this.refresh();
    void this.#report();
  }

  stop(): void {
    this.summary.cancel();
  }

  async refresh(): Promise<void> {
    const { summarise, session, move } = this.#parts;
    if (this.moving.isPending) return;
    await this.summary.run(async (signal) => {
      const answer = await summarise(session.actor ?? null, this.bookingId, { signal, fresh: move !== null });
      if (answer.ok && !signal.aborted) this.#noteStage(answer.value);
      return answer;
    });
  }

  /** Where the deal stands; null where the marketplace does not say. */
  get stage(): BookingStage | null {
    const { value } = this.summary;
    return value === undefined ? null : stageOf(value.booking, value.product);
  }

  /** What this person may do next. */
  get moves(): readonly BookingMove[] {
    const { session, move } = this.#parts;
    const { value } = this.summary;
    return value === undefined || move === null
      ? []
      : allowedMoves(session.actor ?? null, value.booking, value.product);
  }

  failureOf(move: BookingMove): MoveBookingFailure | null {
    return this.#lastMove === move ? this.moving.failure : null;
  }

  /** Answers whether the question is settled: by this move, or because the deal has moved on. */
  async move(move: BookingMove, reason = ''): Promise<boolean> {
    const { move: send, session, notifications } = this.#parts;
    const { value } = this.summary;
    if (value === undefined || send === null || this.moving.isPending) return false;
    const { booking } = value;
    this.#lastMove = move;
    this.summary.cancel();
    const answer = await this.moving.run(() => send({ actor: session.actor ?? null, booking, move, reason }));
    if (answer === null) return false;
    if (!answer.ok) return this.#hasMovedOn(answer.failure);
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
    return this.#parts.records.paid(this.bookingId);
  }

  /** Whether this device began a payment of which nobody knows yet what became of it. */
  get isProcessing(): boolean {
    return this.#parts.records.isProcessing(this.bookingId);
  }

  /** After a conflict: reads where the deal stands now, and answers whether it is elsewhere than it was. */
  async #hasMovedOn({ code }: MoveBookingFailure): Promise<boolean> {
    if (code !== 'booking/moved-on' && code !== 'api/not-found') return false;
    const before = this.stage;
    await this.refresh();
    if (this.stage === before) return false;
    this.moving.forget();
    return true;
  }

  #noteStage({ booking, product }: BookingSummary): void {
    const before = this.stage;
    const stage = stageOf(booking, product);
    if (before === null || stage === before) return;
    runInAction(() => {
      this.news = stage;
    });
  }

  /** A payment that the marketplace learns of only now is read back from it. */
  async #report(): Promise<void> {
    if ((await this.#parts.reportPayments?.()) === true) await this.refresh();
  }
}
