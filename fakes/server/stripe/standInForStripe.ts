import { askAtBank } from '../../payments/askAtBank.ts';
import { complaintAbout } from '../../payments/Card.ts';
import { CardFields } from '../../payments/CardFields.ts';
import { type StripeAnswer, StripeConnection } from './StripeConnection.ts';

export type StripeStandInOptions = {
  readonly backendUrl: string;
  /** Sends the browser to another URL. */
  readonly leave?: (url: string) => void;
  /** Drawn in its own frame, which says 'ready'. Without it the fields are drawn at once. */
  readonly frameUrl?: string;
};

type ConfirmOptions = {
  readonly elements: CardElements;
  readonly confirmParams: { readonly return_url: string };
};

const frameTag = 'iframe';
const never = new Promise<never>(() => {});

/** Draws the test cards' fields in place of Stripe's frame. */
class CardElements {
  readonly clientSecret: string;
  fields: CardFields | null = null;
  readonly #frameUrl: string | undefined;
  #isReady: () => void = () => undefined;

  constructor(clientSecret: string, frameUrl: string | undefined) {
    this.clientSecret = clientSecret;
    this.#frameUrl = frameUrl;
  }

  create(): object {
    return {
      mount: (place: HTMLElement) => this.#mount(place),
      unmount: () => this.#clear(),
      destroy: () => this.#clear(),
      update: () => undefined,
      on: (event: string, told: () => void) => {
        if (event !== 'ready') return;
        this.#isReady = told;
        // Also notifies late listeners, because Stripe's real frame is never ready before they listen.
        if (this.fields !== null) queueMicrotask(told);
      },
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

  /** As with Stripe's own frame, only the frame knows when it is ready. A blocked one says nothing. */
  #mount(place: HTMLElement): void {
    const draw = (): void => {
      this.fields = new CardFields(place);
      this.#isReady();
    };
    if (this.#frameUrl === undefined) {
      draw();
      return;
    }
    const frame = place.ownerDocument.createElement(frameTag);
    frame.title = 'Card form';
    frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = this.#frameUrl;
    const heard = ({ source, data }: MessageEvent): void => {
      if (source !== frame.contentWindow || data !== 'ready') return;
      window.removeEventListener('message', heard);
      draw();
    };
    window.addEventListener('message', heard);
    place.replaceChildren(frame);
  }

  #clear(): void {
    this.fields?.clear();
    this.fields = null;
  }
}

/**
 * Stands in for the object that Stripe's script puts on the page, for payments at the local backend. Install it before
 * the page asks for the script.
 */
export function standInForStripe(page: Window, { backendUrl, leave, frameUrl }: StripeStandInOptions): void {
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
    return status === 'requires_action'
      ? askAndReturn(id)
      : goBack(id, status === 'succeeded' ? 'succeeded' : 'pending');

    /** The bank sends the payer back to the page's URL, whatever the outcome. */
    async function askAndReturn(id: string): Promise<never> {
      const authenticated = await askAtBank();
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
    elements: ({ clientSecret }: { readonly clientSecret: string }) => new CardElements(clientSecret, frameUrl),
    confirmPayment,
    retrievePaymentIntent: async (clientSecret: string) => stripe.retrieve(clientSecret),
    createToken: unasked,
    createPaymentMethod: unasked,
    confirmCardPayment: unasked,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
  Object.assign(page, { Stripe: Object.assign(() => instance, { version: 'endive' }) });
}

function unasked(): never {
  throw new Error('The shop pays by the payment element alone.');
}
