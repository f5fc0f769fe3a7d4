import { makeAutoObservable } from 'mobx';
import type { CheckPayment } from '#domain/payment/checkPayment.ts';
import type { ConfirmPayment } from '#domain/payment/confirmPayment.ts';
import type { ReportPayments } from '#domain/payment/reportPayments.ts';
import type { ConfirmCard, PaymentReport } from '#domain/payment/PaymentProvider.ts';
import type { IsStillDue } from '#domain/payment/isStillDue.ts';
import type { PaidRecord, PaymentRecords } from '#domain/payment/PaymentRecords.ts';
import type { StartPayment } from '#domain/payment/startPayment.ts';
import type { PaymentLink, StartedPayment, StartPaymentFailure } from '#domain/payment/StartedPayment.ts';
import { type Money, sameMoney } from '#domain/shared/Money.ts';
import { fail } from '#domain/shared/Result.ts';
import { reportOf } from '#domain/payment/recordPayment.ts';
import { Load } from '../../state/Load.ts';
import type { SessionStore } from '../../state/SessionStore.ts';
import { stillHere } from '../../state/stillHere.ts';
import type { LateOutcome } from './LateOutcome.ts';
import { PaymentOutcome } from './PaymentOutcome.ts';
import { PaymentReporting } from './PaymentReporting.ts';
import { chargeDiffers, isClosed, isNews, payableSecret } from './payable.ts';

type Visit = { readonly bookingId: string; readonly link: PaymentLink | null };

type PaymentParts = {
  readonly start: StartPayment;
  readonly confirm: ConfirmPayment;
  readonly isStillDue: IsStillDue;
  readonly check: CheckPayment;
  /** Null if the marketplace lacks `paid`. */
  readonly reportPayments: ReportPayments | null;
  readonly records: PaymentRecords;
  readonly session: SessionStore;
  readonly late: Pick<LateOutcome, 'say'>;
};

/** A visit to a booking's payment page. */
export class PaymentViewModel {
  readonly bookingId: string;
  readonly started = new Load<StartedPayment, StartPaymentFailure>();
  readonly outcome = new PaymentOutcome();
  readonly reporting: PaymentReporting;
  /** The amount that the person agreed to, which differs from the booking's price. */
  agreedTo: Money | null = null;
  /** The payment link that led here; cleared once the person continues without it. */
  #link: PaymentLink | null;
  #stopFollowing: (() => void) | null = null;
  readonly #parts: PaymentParts;

  constructor(parts: PaymentParts, { bookingId, link }: Visit) {
    this.#parts = parts;
    this.bookingId = bookingId;
    this.#link = link;
    this.reporting = new PaymentReporting(parts, bookingId);
    makeAutoObservable(this, { started: false, outcome: false, reporting: false });
  }

  /** Runs once per visit, however often the page is drawn. */
  start(): void {
    this.#stopFollowing ??= this.#parts.records.onChangeElsewhere(() => this.#onChangeElsewhere());
    if (this.started.state.status === 'idle') void this.begin();
  }

  stop(): void {
    this.#stopFollowing?.();
    this.#stopFollowing = null;
  }

  async begin(): Promise<void> {
    if (this.started.current !== null) return;
    this.agreedTo = null;
    this.outcome.restart();
    await this.drawAgain();
  }

  /**
   * Another tab or device may have deleted the booking, moved the deal on or ended it. A form that is paying asks for
   * itself.
   */
  async refresh(): Promise<void> {
    const { failure } = this.started;
    if (failure?.code === 'payment/not-due') {
      const answer = this.#start();
      // The page is not drawn again for the same reason.
      if (isNews(await answer, failure) && this.started.failure === failure) await this.drawAgain(answer);
      return;
    }
    if (this.payableSecret === null || this.outcome.paying.isPending) return;
    const due = await this.#parts.isStillDue(this.bookingId);
    if (!due.ok || due.value) return;
    if (!this.outcome.paying.isPending) await this.begin();
  }

  /** Continues with a link, after a cancelled payment, or after a link to a payment that is not this booking's. */
  startAfresh(link: PaymentLink | null = null): Promise<void> {
    this.#link = link;
    return this.begin();
  }

  get paidHere(): PaidRecord | null {
    return this.#parts.records.paid(this.bookingId);
  }

  /** Whether the provider would charge a different amount from the booking's price. */
  get chargeDiffers(): boolean {
    const payment = this.started.value;
    return payment !== undefined && chargeDiffers(payment);
  }

  /** The client secret for the card form, while a card can pay. */
  get payableSecret(): string | null {
    const payment = this.started.value;
    return payment === undefined ? null : payableSecret(payment, this.outcome.report);
  }

  /** Whether the person agreed to what the provider would charge now. */
  get hasAgreed(): boolean {
    const charge = this.started.value?.report.charge;
    return charge !== undefined && this.agreedTo !== null && sameMoney(charge, this.agreedTo);
  }

  get mayPay(): boolean {
    return this.payableSecret !== null && (this.hasAgreed || !this.chargeDiffers);
  }

  /** Draws a card form again that did not load, for the same payment, which may be paid or closed meanwhile. */
  async drawAgain(answer = this.#start()): Promise<void> {
    await this.started.run(() => answer);
    const payment = this.started.value;
    const hasNews = payment !== undefined && (!payment.isPayable || payment.link === 'this');
    if (hasNews) this.#settle(payment.report);
    void this.reporting.run();
  }

  agree(hasAgreed: boolean): void {
    this.agreedTo = (hasAgreed ? this.started.value?.report.charge : null) ?? null;
  }

  /** Leaves the page if the bank asks for confirmation. Otherwise answers when the provider does. */
  async pay(confirmCard: ConfirmCard, returnUrl: string): Promise<void> {
    const { bookingId, payableSecret: clientSecret } = this;
    if (!this.mayPay || this.outcome.paying.isPending) return;
    const { confirm, late, session } = this.#parts;
    const isHere = stillHere(session);
    const productName = this.started.value?.booking.productName ?? '';
    let isSent = false;
    const send: ConfirmCard = async (url) => {
      // Somebody who left before the card was sent does not pay, and their form is gone.
      if (this.#stopFollowing === null) return fail({ code: 'payment/unreachable' });
      isSent = true;
      return confirmCard(url);
    };
    const hasReported = await this.outcome.pay(() =>
      confirm({ bookingId, clientSecret, confirmCard: send, returnUrl }),
    );
    const { failure } = this.outcome.paying;
    if (this.#stopFollowing === null) {
      if (failure !== null && isHere()) late.say(failure, { productName, isSent });
    } else if (failure?.code === 'payment/booking-changed') return this.begin();
    else if (!hasReported) this.#onChangeElsewhere();
    void this.reporting.run();
  }

  /** Asks the provider again for the payment's status. */
  async check(): Promise<void> {
    const secret = this.started.value?.clientSecret ?? null;
    if (secret === null) return;
    const answer = await this.outcome.checking.run(() => this.#parts.check(this.bookingId, secret));
    if (answer?.ok !== true) return;
    const needsForm = !isClosed(answer.value) && this.started.value?.isPayable === false;
    if (needsForm) await this.started.run(() => this.#start());
    this.#settle(answer.value);
    void this.reporting.run();
  }

  /** A payment that has begun meanwhile reports for itself, and is newer. */
  #settle(report: PaymentReport): void {
    if (!this.outcome.paying.isPending) this.outcome.settle(report);
  }

  /**
   * Another tab's payment counts here. If another tab began a new payment in place of this tab's, this tab continues
   * with that one.
   */
  #onChangeElsewhere(): void {
    // Do not touch a form that is paying; its result will be reported.
    if (this.outcome.paying.isPending || this.started.state.status !== 'loaded') return;
    const paid = this.paidHere;
    const { records } = this.#parts;
    const begun = records.begun(this.bookingId);
    if (paid !== null) this.outcome.restart(reportOf(paid));
    else if (begun !== null && begun !== this.started.value?.clientSecret) void this.begin();
    // The form asks for a card that could not pay any more.
    else if (this.payableSecret !== null && records.isProcessing(this.bookingId)) void this.check();
  }

  #start(): ReturnType<StartPayment> {
    const { start, session } = this.#parts;
    return start({ actor: session.actor ?? null, bookingId: this.bookingId, link: this.#link });
  }
}
