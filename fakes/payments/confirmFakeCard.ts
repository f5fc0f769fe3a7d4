import type { PaymentFailure, PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import { type Result, fail } from '#domain/shared/Result.ts';
import type { FakeControl } from '../control/FakeControl.ts';
import { askAtBank } from './askAtBank.ts';
import { type Card, complaintAbout, digitsOf } from './Card.ts';
import type { PaymentLedger } from './PaymentLedger.ts';
import { playOf } from './testCards.ts';

/** Sends the browser to another URL. */
export type LeavePage = (url: string) => void;

export type FakePayments = {
  readonly ledger: PaymentLedger;
  readonly control: FakeControl;
  readonly leave: LeavePage;
};

type Entered = {
  readonly clientSecret: string;
  readonly card: Card;
  readonly returnUrl: string;
};

type Settled = Extract<PaymentStatus, 'succeeded' | 'processing'>;

const unexpected = { code: 'payment/unexpected' } as const;
const never = new Promise<never>(() => {});

/** Plays Stripe's test cards. Like Stripe, it leaves the page for the return URL when a payment succeeds. */
export async function confirmFakeCard(
  { ledger, control, leave }: FakePayments,
  { clientSecret, card, returnUrl }: Entered,
): Promise<Result<never, PaymentFailure>> {
  const complaint = complaintAbout(card, control.clock.now());
  if (complaint !== null) return fail({ code: 'payment/card', message: complaint });
  const passed = await control.pass('payment.confirm');
  if (!passed.ok) return passed;
  if (ledger.find(clientSecret)?.status !== 'requires_payment_method') return fail(unexpected);

  const play = playOf(digitsOf(card.number));
  switch (play) {
    case 'succeeded':
    case 'processing':
      return settle(play);
    case 'declined':
      return fail({ code: 'payment/card', message: 'Your card was declined.' });
    case 'insufficient funds':
      return fail({ code: 'payment/card', message: 'Your card has insufficient funds.' });
    case 'error':
      return fail(unexpected);
    case 'authentication':
      return (await askAtBank()) ? settle('succeeded') : comeBack('failed');
    case 'authentication, then insufficient funds':
      await askAtBank();
      return comeBack('failed');
  }

  /** Another tab may have paid while the bank was asking. */
  function settle(status: Settled): Promise<Result<never, PaymentFailure>> {
    if (!ledger.move(clientSecret, status)) return Promise.resolve(fail(unexpected));
    return comeBack(status === 'succeeded' ? 'succeeded' : 'pending');
  }

  /** Adds the query that Stripe adds to a return URL. */
  function comeBack(redirectStatus: 'succeeded' | 'pending' | 'failed'): Promise<never> {
    const url = new URL(returnUrl);
    url.searchParams.set('payment_intent', ledger.find(clientSecret)?.id ?? '');
    url.searchParams.set('payment_intent_client_secret', clientSecret);
    url.searchParams.set('redirect_status', redirectStatus);
    leave(url.href);
    return never;
  }
}
