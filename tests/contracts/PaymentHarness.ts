import type { FunctionComponent } from 'react';
import type { PaymentFormProps } from '#domain/payment/PaymentFormProps.ts';
import type { PaymentProvider } from '#domain/payment/PaymentProvider.ts';
import type { Money } from '#domain/shared/Money.ts';

/** A payment provider as the marketplace and the payment page see it. */
export type PaymentHarness = {
  readonly provider: PaymentProvider;
  readonly PaymentForm: FunctionComponent<PaymentFormProps>;
  /**
   * Starts a payment for booking 'b0' in the provider's test mode, as the marketplace does, and answers its client
   * secret.
   */
  readonly begin: (charge: Money) => Promise<string>;
  /** Cancels the payment, as the marketplace may. */
  readonly cancel: (clientSecret: string) => Promise<void>;
  /** The URL that the page navigated to, if it did. */
  readonly leaving: Promise<string>;
  /** 'offline': from now on nothing reaches the provider. */
  readonly goOffline?: () => void;
  readonly stop?: () => Promise<void>;
};
