import type { ConfirmPaymentFailure } from '#domain/payment/confirmPayment.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { Language } from '../../texts/Language.ts';
import { type PaymentTexts, paymentTexts } from '../../texts/payment.ts';

type Attempt = {
  readonly productName: string;
  /** Whether the card was sent to the provider. */
  readonly isSent: boolean;
};

/** Says that a payment failed, once the payer has left the page that would show it. */
export class LateOutcome {
  readonly #notifications: Pick<Notifications, 'say'>;
  readonly #open: (() => void) | undefined;

  /** `open`: opens the payment's page again. The message has a button only with it. */
  constructor(notifications: Pick<Notifications, 'say'>, open?: () => void) {
    this.#notifications = notifications;
    this.#open = open;
  }

  say(failure: ConfirmPaymentFailure, { productName, isSent }: Attempt): void {
    const isUnknown = isSent && failure.code !== 'payment/card';
    const words = ({ late }: PaymentTexts): string => {
      if (!isSent) return late.notSent(productName);
      return failure.code === 'payment/card' ? late.refused(productName, failure.message) : late.unknown(productName);
    };
    const label = (language: Language): string => paymentTexts[language][isUnknown ? 'checkPayment' : 'retry'];
    const actions = this.#open === undefined ? [] : [{ label, run: this.#open }];
    this.#notifications.say('danger', paymentTexts, words, { actions });
  }
}
