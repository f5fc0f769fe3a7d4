import type { Booking } from '#domain/booking/Booking.ts';
import { shopCurrency } from '#domain/shared/Money.ts';
import { paymentDescription } from '../../payments/PaymentLedger.ts';

/** Begins a payment at Stripe itself, for who has a secret key; answers the client secret. */
export async function createAtStripe(secretKey: string, booking: Booking): Promise<string> {
  const answer = await fetch('https://api.stripe.com/v1/payment_intents', {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}`, 'idempotency-key': crypto.randomUUID() },
    body: new URLSearchParams({
      amount: String(Math.round(booking.price * 100)),
      currency: shopCurrency,
      'automatic_payment_methods[enabled]': 'true',
      description: paymentDescription(booking.id),
    }),
  });
  const body = (await answer.json()) as { readonly client_secret?: string; readonly error?: { readonly message?: string } };
  if (body.client_secret === undefined) throw new Error(`Stripe says: ${body.error?.message ?? answer.status}`);
  return body.client_secret;
}
