import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Clock } from '#domain/shared/Clock.ts';
import { complaintAbout, digitsOf } from '../../payments/Card.ts';
import { type PaymentIntent, type PaymentLedger, paymentDescription } from '../../payments/PaymentLedger.ts';
import { playOf } from '../../payments/testCards.ts';
import { bodyOf } from '../answers.ts';
import type { Body } from '../requestBody.ts';

/** Stripe counts taka in paisa. */
const smallestUnits = 100;

function described(intent: PaymentIntent, clientSecret: string, status: string = intent.status): object {
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: Math.round(intent.charge.amount * smallestUnits),
    currency: intent.charge.currency,
    client_secret: clientSecret,
    livemode: false,
    description: paymentDescription(intent.bookingId),
    status: status === 'other' ? 'requires_confirmation' : status,
  };
}

/** The part of Stripe's API that its script uses for one payment. The fakes decide what a card does. */
export function stripeRoutes(ledger: PaymentLedger, clock: Clock): Hono {
  const app = new Hono();

  app.get('/v1/payment_intents/:id', (c) => {
    const clientSecret = c.req.query('client_secret') ?? '';
    const intent = found(c, clientSecret);
    return intent === undefined ? noSuchIntent(c) : c.json(described(intent, clientSecret));
  });

  app.post('/v1/payment_intents/:id/confirm', async (c) => {
    const body = await bodyOf(c);
    const clientSecret = text(body, 'client_secret');
    const intent = found(c, clientSecret);
    if (intent === undefined) return noSuchIntent(c);
    if (intent.status !== 'requires_payment_method') {
      return refused(c, 400, 'invalid_request_error', 'This PaymentIntent cannot be confirmed in its present state.');
    }
    const card = { number: text(body, 'number'), expiry: text(body, 'expiry'), cvc: text(body, 'cvc') };
    const complaint = complaintAbout(card, clock.now());
    if (complaint !== null) return refused(c, 402, 'card_error', complaint);
    const settle = (status: 'succeeded' | 'processing') =>
      ledger.move(clientSecret, status)
        ? c.json(described({ ...intent, status }, clientSecret))
        : refused(c, 500, 'api_error', 'The payment could not be stored.');

    switch (playOf(digitsOf(card.number))) {
      case 'succeeded':
        return settle('succeeded');
      case 'processing':
        return settle('processing');
      case 'declined':
        return refused(c, 402, 'card_error', 'Your card was declined.');
      case 'insufficient funds':
        return refused(c, 402, 'card_error', 'Your card has insufficient funds.');
      case 'error':
        return refused(c, 500, 'api_error', 'An error occurred on our servers.');
      case 'authentication':
        if (body['authenticated'] === true) return settle('succeeded');
        return body['authenticated'] === false ? unauthenticated(c) : asking(c, intent, clientSecret);
      case 'authentication, then insufficient funds':
        if (body['authenticated'] === undefined) return asking(c, intent, clientSecret);
        return refused(c, 402, 'card_error', 'Your card has insufficient funds.');
    }
  });

  function found(context: Context, clientSecret: string): PaymentIntent | undefined {
    const intent = ledger.find(clientSecret);
    return intent?.id === context.req.param('id') ? intent : undefined;
  }

  return app;
}

function text(body: Body, field: string): string {
  const value = body[field];
  return typeof value === 'string' ? value : '';
}

/** The bank asks for confirmation first. */
function asking(context: Context, intent: PaymentIntent, clientSecret: string): Response {
  return context.json(described(intent, clientSecret, 'requires_action'));
}

function unauthenticated(context: Context): Response {
  return refused(context, 402, 'card_error', 'We are unable to authenticate your payment method.');
}

function noSuchIntent(context: Context): Response {
  const error = { type: 'invalid_request_error', code: 'resource_missing', message: 'No such payment_intent' };
  return context.json({ error }, 404);
}

function refused(context: Context, status: 400 | 402 | 404 | 500, type: string, message: string): Response {
  return context.json({ error: { type, message } }, status);
}
