import type { PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import type { PaymentFailure, PaymentForm, PaymentFormPlace } from '#domain/payment/PaymentProvider.ts';
import { type Result, fail } from '#domain/shared/Result.ts';
import type { FakeControl } from '../control/FakeControl.ts';
import { askAtBank } from './askAtBank.ts';
import { complaintAbout, digitsOf } from './Card.ts';
import { CardFields } from './CardFields.ts';
import type { PaymentLedger } from './PaymentLedger.ts';
import { playOf } from './testCards.ts';

export type LeavePage = (url: string) => void;

const unexpected = { code: 'payment/unexpected' } as const;
const never = new Promise<never>(() => {});

/** A card form drawn into the page. What is paid leaves the page for the return URL, as Stripe always may. */
export class FakePaymentForm implements PaymentForm {
  readonly #clientSecret: string;
  readonly #ledger: PaymentLedger;
  readonly #control: FakeControl;
  readonly #leave: LeavePage;
  #place: HTMLElement | null = null;
  #fields: CardFields | null = null;

  constructor(clientSecret: string, ledger: PaymentLedger, control: FakeControl, leave: LeavePage) {
    this.#clientSecret = clientSecret;
    this.#ledger = ledger;
    this.#control = control;
    this.#leave = leave;
  }

  mount(place: PaymentFormPlace): void {
    if (!(place instanceof HTMLElement)) throw new TypeError('The card form needs an element of the page.');
    this.#place = place;
    this.#fields = new CardFields(place);
  }

  unmount(): void {
    this.#fields?.clear();
    this.#fields = null;
    this.#place = null;
  }

  async confirm(returnUrl: string): Promise<Result<never, PaymentFailure>> {
    if (this.#place === null || this.#fields === null) return fail(unexpected);
    const card = this.#fields.read();
    const document = this.#place.ownerDocument;
    const complaint = complaintAbout(card, this.#control.clock.now());
    if (complaint !== null) return fail({ code: 'payment/card', message: complaint });
    const passed = await this.#control.pass('payment.confirm');
    if (!passed.ok) return passed;
    if (this.#ledger.find(this.#clientSecret)?.status !== 'requires_payment_method') return fail(unexpected);

    const play = playOf(digitsOf(card.number));
    switch (play) {
      case 'succeeded':
      case 'processing':
        return this.#settle(play, returnUrl);
      case 'declined':
        return fail({ code: 'payment/card', message: 'Your card was declined.' });
      case 'insufficient funds':
        return fail({ code: 'payment/card', message: 'Your card has insufficient funds.' });
      case 'error':
        return fail(unexpected);
      case 'authentication':
        return (await askAtBank(document)) ? this.#settle('succeeded', returnUrl) : this.#return('failed', returnUrl);
      case 'authentication, then insufficient funds':
        await askAtBank(document);
        return this.#return('failed', returnUrl);
    }
  }

  /** Another tab may have paid while the bank was asking. */
  #settle(status: Extract<PaymentStatus, 'succeeded' | 'processing'>, returnUrl: string): Promise<Result<never, PaymentFailure>> {
    if (!this.#ledger.move(this.#clientSecret, status)) return Promise.resolve(fail(unexpected));
    return this.#return(status === 'succeeded' ? 'succeeded' : 'pending', returnUrl);
  }

  /** With the query that Stripe gives a page that it comes back to. */
  #return(redirectStatus: 'succeeded' | 'pending' | 'failed', returnUrl: string): Promise<never> {
    const url = new URL(returnUrl);
    url.searchParams.set('payment_intent', this.#ledger.find(this.#clientSecret)?.id ?? '');
    url.searchParams.set('payment_intent_client_secret', this.#clientSecret);
    url.searchParams.set('redirect_status', redirectStatus);
    this.#leave(url.href);
    return never;
  }
}
