import type { Booking } from '#domain/booking/Booking.ts';
import type { AlreadyPaid } from '#domain/payment/PaymentIntentsApi.ts';
import { shopCurrency } from '#domain/shared/Money.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { paymentDescription } from '../../payments/PaymentLedger.ts';

export type StripeAccount = {
  readonly secretKey: string;
  /** Distinguishes this world's bookings from those of other worlds, whose ids may be equal. */
  readonly world: string;
  readonly url?: string;
};

type Intent = {
  readonly id: string;
  readonly client_secret: string;
  readonly status: string;
  readonly metadata?: { readonly booking?: string };
};
type Refusal = { readonly error?: { readonly message?: string } };

/** The number of a booking's intents that may be cancelled within a day before this gives up. */
const maxAttempts = 5;

/**
 * Starts or finds the one payment of a booking at Stripe itself, for people with a secret key; answers its client
 * secret. Stripe's search finds payments older than about a minute. Until then the idempotency key does, which Stripe
 * keeps for a day.
 */
export async function createAtStripe(account: StripeAccount, booking: Booking): Promise<Result<string, AlreadyPaid>> {
  const key = keyOf(account, booking);
  const found = await ask<{ readonly data: readonly Intent[] }>(
    account,
    `/payment_intents/search?${new URLSearchParams({
      query: `metadata['booking']:'${key}'`,
    })}`,
  );
  const paid = found.data.find(({ status }) => status === 'succeeded');
  const known = paid ?? found.data.find(({ status }) => status !== 'canceled');
  if (known !== undefined) return answered(known);
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const { id } = await ask<Intent>(account, '/payment_intents', createRequest(booking, key, attempt));
    // A repeated key brings the first answer back unchanged, so the payment's current state needs another call.
    const intent = await ask<Intent>(account, `/payment_intents/${id}`);
    if (intent.status !== 'canceled') return answered(intent);
  }
  throw new Error(`Every payment of booking ${booking.id} was cancelled today.`);
}

/** Asks Stripe whether a payment succeeded and is the booking's. */
export async function isPaidAtStripe(account: StripeAccount, booking: Booking, intentId: string): Promise<boolean> {
  if (!/^pi_\w+$/.test(intentId)) return false;
  const answer = await send(account, `/payment_intents/${intentId}`);
  if (answer.status === 404) return false;
  const { status, metadata } = await read<Intent>(answer);
  return status === 'succeeded' && metadata?.booking === keyOf(account, booking);
}

function keyOf({ world }: StripeAccount, { id }: Booking): string {
  return `${world}-${id}`;
}

function createRequest(booking: Booking, key: string, attempt: number): RequestInit {
  return {
    method: 'POST',
    headers: { 'idempotency-key': `${key}-${attempt}` },
    body: new URLSearchParams({
      amount: String(Math.round(booking.price * 100)),
      currency: shopCurrency,
      'automatic_payment_methods[enabled]': 'true',
      description: paymentDescription(booking.id),
      'metadata[booking]': key,
    }),
  };
}

function answered({ status, client_secret: clientSecret }: Intent): Result<string, AlreadyPaid> {
  return status === 'succeeded' ? fail({ code: 'payment/already-paid', clientSecret }) : ok(clientSecret);
}

async function ask<T>(account: StripeAccount, path: string, request?: RequestInit): Promise<T> {
  return read(await send(account, path, request));
}

function send(
  { secretKey, url = 'https://api.stripe.com/v1' }: StripeAccount,
  path: string,
  request: RequestInit = {},
): Promise<Response> {
  return fetch(url + path, {
    ...request,
    headers: { ...request.headers, authorization: `Bearer ${secretKey}` },
    signal: AbortSignal.timeout(10_000),
  });
}

async function read<T>(answer: Response): Promise<T> {
  if (answer.ok) return (await answer.json()) as T;
  const body = (await answer.json().catch(() => ({}))) as Refusal;
  throw new Error(`Stripe says: ${body.error?.message ?? answer.status}`);
}
