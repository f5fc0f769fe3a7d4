import type { ConfirmPaymentFailure } from '#domain/payment/confirmPayment.ts';
import type { Notifications } from '../../state/Notifications.ts';
import type { Language } from '../../texts/Language.ts';
import { type PaymentTexts, paymentTexts } from '../../texts/payment.ts';

type Attempt = {
  readonly productName: string;
  /** Whether the card was sent to the provider. */
  readonly isSent: boolean;
};

/** Opens the payment's page again, which says what has become of the payment if that is to be checked. */
export type OpenPayment = (isToCheck: boolean) => void;

/** Says that a payment failed, once the payer has left the page that would show it. */
export class LateOutcome {
  readonly #notifications: Pick<Notifications, 'say'>;
  readonly #open: OpenPayment;

  constructor(notifications: Pick<Notifications, 'say'>, open: OpenPayment) {
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
    const run = (): void => this.#open(isUnknown);
    this.#notifications.say('danger', paymentTexts, words, { actions: [{ label, run }] });
  }
}
