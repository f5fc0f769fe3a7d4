import type { PaymentIntent, StripeError } from '@stripe/stripe-js';
import type { PaymentFailure, PaymentReport, PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import { charge } from './charge.ts';

const statuses: readonly PaymentStatus[] = ['succeeded', 'processing', 'requires_payment_method', 'canceled'];

export function paymentReport({ id, status, amount, currency, description, livemode }: PaymentIntent): PaymentReport {
  return {
    status: statuses.find((known) => known === status) ?? 'other',
    reference: id,
    charge: charge(amount, currency),
    description: description ?? '',
    isReal: livemode,
  };
}

/** What went wrong with a card or a field is for the payer to read; the rest is not theirs to mend. */
export function paymentFailure({ type, message }: StripeError): PaymentFailure {
  switch (type) {
    case 'card_error':
    case 'validation_error':
      return message === undefined ? { code: 'payment/unexpected' } : { code: 'payment/card', message };
    case 'api_connection_error':
      return { code: 'payment/unreachable' };
    case 'api_error':
    case 'authentication_error':
    case 'idempotency_error':
    case 'invalid_request_error':
    case 'rate_limit_error':
      return { code: 'payment/unexpected' };
  }
}
