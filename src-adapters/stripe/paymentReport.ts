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

/** Stripe throws on the page's own mistakes, such as an invalid client secret. */
export function isIntegrationError(error: unknown): boolean {
  return error instanceof Error && error.name === 'IntegrationError';
}

/** The payer should read what is wrong with a card or a field; they cannot fix other errors. */
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
    // Stripe adds types of error without a new version of its library.
    default:
      return { code: 'payment/unexpected' };
  }
}
