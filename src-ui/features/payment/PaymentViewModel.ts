import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CheckPayment } from '#domain/payment/CheckPayment.ts';
import type { ConfirmPayment } from '#domain/payment/ConfirmPayment.ts';
import type { PaymentFailure, PaymentForm, PaymentReport, PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import type { PaidRecord, PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import type { StartedPayment, StartPayment, StartPaymentFailure } from '#domain/payment/StartPayment.ts';
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
  /** From the address that the provider sent the person back to. */
  readonly #returned: string | null;
  readonly #start: StartPayment;
  readonly #confirm: ConfirmPayment;
  readonly #check: CheckPayment;
  readonly #records: PaymentRecords;
  readonly #session: SessionStore;

  constructor(
    visit: { readonly bookingId: string; readonly returned: string | null },
    start: StartPayment,
    confirm: ConfirmPayment,
    check: CheckPayment,
    records: PaymentRecords,
    session: SessionStore,
  ) {
    this.bookingId = visit.bookingId;
    this.#returned = visit.returned;
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
    if (this.started.state.status === 'idle') void this.begin();
  }

  /** Also the way to try again, and the way on from a payment that was cancelled. */
  async begin(): Promise<void> {
    if (this.started.current !== null) return;
    this.report = null;
    this.hasAgreed = false;
    this.paying.forget();
    this.checking.forget();
    await this.#open();
    const payment = this.started.value;
    const hasNews = payment !== undefined && (payment.form === null || payment.clientSecret === this.#returned);
    if (hasNews) runInAction(() => { this.report = payment.report; });
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
  }

  /** Asks the provider again what became of it. */
  async check(): Promise<void> {
    const secret = this.started.value?.clientSecret;
    if (secret === undefined) return;
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

  #open(): Promise<void> {
    const { bookingId } = this;
    return this.started.run(() =>
      this.#start.execute({ actor: this.#session.actor ?? null, bookingId, returned: this.#returned }),
    );
  }
}
