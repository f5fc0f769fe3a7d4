import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CheckPayment } from '#domain/payment/CheckPayment.ts';
import type { ConfirmPayment } from '#domain/payment/ConfirmPayment.ts';
import type { PaymentFailure, PaymentForm, PaymentReport, PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import type { PaidRecord, PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import type { PaymentLink, StartedPayment, StartPayment, StartPaymentFailure } from '#domain/payment/StartPayment.ts';
import { reportOf } from '#domain/payment/recordPayment.ts';
import { sameMoney, taka } from '#domain/shared/Money.ts';
import { Action } from '../../state/Action.ts';
import { Load } from '../../state/Load.ts';
import type { SessionStore } from '../../state/SessionStore.ts';

/** Paying again would pay twice, or pay what can be paid no more. */
const closed: ReadonlySet<PaymentStatus> = new Set(['succeeded', 'processing', 'canceled']);

/** A visit to a booking's payment page. */
export class PaymentViewModel {
  readonly bookingId: string;
  readonly started = new Load<StartedPayment, StartPaymentFailure>();
  readonly paying = new Action<PaymentFailure>();
  readonly checking = new Action<PaymentFailure>();
  /** What the provider said last in this visit; null until it has been asked to pay, or had an answer waiting. */
  report: PaymentReport | null = null;
  /** Whether the person said yes to a charge that differs from the booking's price. */
  hasAgreed = false;
  /** What the address said that led here; forgotten once the person goes on without it. */
  #link: PaymentLink | null;
  #stopFollowing: (() => void) | null = null;
  readonly #start: StartPayment;
  readonly #confirm: ConfirmPayment;
  readonly #check: CheckPayment;
  readonly #records: PaymentRecords;
  readonly #session: SessionStore;

  constructor(
    visit: { readonly bookingId: string; readonly link: PaymentLink | null },
    start: StartPayment,
    confirm: ConfirmPayment,
    check: CheckPayment,
    records: PaymentRecords,
    session: SessionStore,
  ) {
    this.bookingId = visit.bookingId;
    this.#link = visit.link;
    this.#start = start;
    this.#confirm = confirm;
    this.#check = check;
    this.#records = records;
    this.#session = session;
    makeAutoObservable(this, {
      started: observableRef, paying: observableRef, checking: observableRef, report: observableRef,
    });
  }

  /** Once per visit, however often the page is drawn. */
  start(): void {
    this.#stopFollowing ??= this.#records.onChangeElsewhere(() => this.#hearOfOtherTab());
    if (this.started.state.status === 'idle') void this.begin();
  }

  stop(): void {
    this.#stopFollowing?.();
    this.#stopFollowing = null;
  }

  async begin(): Promise<void> {
    if (this.started.current !== null) return;
    this.report = null;
    this.hasAgreed = false;
    this.paying.forget();
    this.checking.forget();
    await this.#open();
    const payment = this.started.value;
    const hasNews = payment !== undefined && (payment.form === null || payment.link === 'this');
    if (hasNews) runInAction(() => { this.report = payment.report; });
  }

  /** The way on from a payment that was cancelled, and from a link that tells of a payment that is not this booking's. */
  startAfresh(): Promise<void> {
    this.#link = null;
    return this.begin();
  }

  get paidHere(): PaidRecord | null {
    return this.#records.paid(this.bookingId);
  }

  /** Whether the provider would charge something else than the booking says. */
  get chargeDiffers(): boolean {
    const payment = this.started.value;
    return payment !== undefined && !sameMoney(payment.report.charge, taka(payment.booking.price));
  }

  /** The card form, while there is something left to pay with it. */
  get form(): PaymentForm | null {
    const isClosed = this.report !== null && closed.has(this.report.status);
    return isClosed ? null : this.started.value?.form ?? null;
  }

  get mayPay(): boolean {
    return this.form !== null && (this.hasAgreed || !this.chargeDiffers);
  }

  agree(hasAgreed: boolean): void {
    this.hasAgreed = hasAgreed;
  }

  /** Leaves the page when the bank wants a word; answers when the provider does. */
  async pay(returnUrl: string): Promise<void> {
    const { form } = this;
    if (form === null || !this.mayPay || this.paying.isPending) return;
    this.report = null;
    this.checking.forget();
    const answer = await this.paying.run(() => this.#confirm.execute(this.bookingId, form, returnUrl));
    if (answer?.ok === true) runInAction(() => { this.report = answer.value; });
    else this.#hearOfOtherTab();
  }

  /** Asks the provider again what became of it. */
  async check(): Promise<void> {
    const secret = this.started.value?.clientSecret ?? null;
    if (secret === null) return;
    const answer = await this.checking.run(() => this.#check.execute(this.bookingId, secret));
    if (answer?.ok !== true) return;
    const report = answer.value;
    const needsForm = !closed.has(report.status) && this.started.value?.form === null;
    if (needsForm) await this.#open();
    runInAction(() => {
      this.paying.forget();
      this.report = report;
    });
  }

  /** What another tab paid is paid here; what it began in place of this one's is taken up. */
  #hearOfOtherTab(): void {
    // The form is left alone while it pays: whatever comes of that is heard of then.
    if (this.paying.isPending || this.started.state.status !== 'loaded') return;
    const paid = this.paidHere;
    const begun = this.#records.begun(this.bookingId);
    if (paid !== null) {
      runInAction(() => {
        this.paying.forget();
        this.checking.forget();
        this.report = reportOf(paid);
      });
    } else if (begun !== null && begun !== this.started.value?.clientSecret) void this.begin();
  }

  #open(): Promise<void> {
    const { bookingId } = this;
    const link = this.#link;
    return this.started.run(() => this.#start.execute({ actor: this.#session.actor ?? null, bookingId, link }));
  }
}
