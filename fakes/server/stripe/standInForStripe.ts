import { askAtBank } from '../../payments/askAtBank.ts';
import { complaintAbout } from '../../payments/Card.ts';
import { CardFields } from '../../payments/CardFields.ts';
import { type StripeAnswer, StripeConnection } from './StripeConnection.ts';

export type StripeStandInOptions = {
  readonly backendUrl: string;
  /** Takes the browser to a URL, away from the page. */
  readonly leave?: (url: string) => void;
};

type ConfirmOptions = {
  readonly elements: CardElements;
  readonly confirmParams: { readonly return_url: string };
};

const never = new Promise<never>(() => {});

/** Draws test cards' fields in place of Stripe's frame. */
class CardElements {
  readonly clientSecret: string;
  fields: CardFields | null = null;

  constructor(clientSecret: string) {
    this.clientSecret = clientSecret;
  }

  create(): object {
    return {
      mount: (place: HTMLElement) => {
        this.fields = new CardFields(place);
      },
      unmount: () => this.#clear(),
      destroy: () => this.#clear(),
      update: () => undefined,
      on: () => undefined,
      once: () => undefined,
      off: () => undefined,
    };
  }

  getElement(): object {
    return this.create();
  }

  update(): void {}

  async submit(): Promise<object> {
    return {};
  }

  #clear(): void {
    this.fields?.clear();
    this.fields = null;
  }
}

/** What Stripe's own script puts on the page, for payments at the local backend. To be installed before it is asked for. */
export function standInForStripe(page: Window, { backendUrl, leave }: StripeStandInOptions): void {
  const stripe = new StripeConnection(backendUrl);
  const goTo = leave ?? ((url: string) => page.location.assign(url));

  async function confirmPayment({ elements, confirmParams }: ConfirmOptions): Promise<StripeAnswer> {
    const card = elements.fields?.read();
    if (card === undefined) throw new Error('IntegrationError: the card form is not on the page.');
    const complaint = complaintAbout(card, Date.now());
    if (complaint !== null) return { error: { type: 'validation_error', message: complaint } };
    const { clientSecret } = elements;
    const answer = await stripe.confirm(clientSecret, card);
    if (answer.error !== undefined) return answer;
    const { id, status } = answer.paymentIntent;
    return status === 'requires_action' ? askAndReturn(id) : goBack(id, status === 'succeeded' ? 'succeeded' : 'pending');

    /** From the bank one comes back to the page by its URL, whatever the bank said. */
    async function askAndReturn(id: string): Promise<never> {
      const authenticated = await askAtBank(page.document);
      const settled = await stripe.confirm(clientSecret, { ...card, authenticated });
      return goBack(id, settled.error === undefined ? 'succeeded' : 'failed');
    }

    function goBack(id: string, redirectStatus: 'succeeded' | 'pending' | 'failed'): Promise<never> {
      const url = new URL(confirmParams.return_url);
      url.searchParams.set('payment_intent', id);
      url.searchParams.set('payment_intent_client_secret', clientSecret);
      url.searchParams.set('redirect_status', redirectStatus);
      goTo(url.href);
      return never;
    }
  }

  const instance = {
    elements: ({ clientSecret }: { readonly clientSecret: string }) => new CardElements(clientSecret),
    confirmPayment,
    retrievePaymentIntent: async (clientSecret: string) => stripe.retrieve(clientSecret),
    createToken: unasked, createPaymentMethod: unasked, confirmCardPayment: unasked,
    registerAppInfo: () => undefined, _registerWrapper: () => undefined,
  };
  Object.assign(page, { Stripe: Object.assign(() => instance, { version: 'endive' }) });
}

function unasked(): never {
  throw new Error('The shop pays by the payment element alone.');
}
