import { makeAutoObservable, observableRef } from 'mobx';
import type { ConfirmPaymentFailure } from '#domain/payment/confirmPayment.ts';
import type { PaymentFailure, PaymentReport } from '#domain/payment/PaymentProvider.ts';
import type { Result } from '#domain/shared/Result.ts';
import { Action } from '../../state/Action.ts';

/** A visit's knowledge of its payment: the provider's latest report, and why paying or checking failed. */
export class PaymentOutcome {
  /** Null until the provider was asked to pay or had already reported. */
  report: PaymentReport | null = null;
  readonly paying = new Action<ConfirmPaymentFailure>();
  readonly checking = new Action<PaymentFailure>();

  constructor() {
    makeAutoObservable(this, { report: observableRef, paying: false, checking: false });
  }

  /** Forgets earlier failures. Begins with a report if somebody else, such as another tab, has one. */
  restart(report: PaymentReport | null = null): void {
    this.settle(report);
    this.checking.forget();
  }

  /** A report ends the question why paying failed. */
  settle(report: PaymentReport | null): void {
    this.paying.forget();
    this.report = report;
  }

  /** Answers whether the provider has reported. */
  async pay(confirm: () => Promise<Result<PaymentReport, ConfirmPaymentFailure>>): Promise<boolean> {
    this.restart();
    const answer = await this.paying.run(confirm);
    if (answer?.ok === true) this.settle(answer.value);
    return answer?.ok === true;
  }
}
