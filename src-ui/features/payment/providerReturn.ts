import type { PaymentLink } from '#domain/payment/StartPayment.ts';

const secretParameter = 'payment_intent_client_secret';
const parameters = ['payment_intent', secretParameter, 'redirect_status', 'source_type', 'source_redirect_slug'];

/** What the address says that a provider may have sent the person back by; null where it is not like one. */
export function paymentLink(search: string): PaymentLink | null {
  const query = new URLSearchParams(search);
  if (!parameters.some((name) => query.has(name))) return null;
  return { clientSecret: query.get(secretParameter) || null };
}

/** The query without what the provider put there; null when there was nothing of it. */
export function withoutReturn(search: string): string | null {
  const query = new URLSearchParams(search);
  if (!parameters.some((name) => query.has(name))) return null;
  for (const name of parameters) query.delete(name);
  const rest = query.toString();
  return rest === '' ? '' : `?${rest}`;
}
