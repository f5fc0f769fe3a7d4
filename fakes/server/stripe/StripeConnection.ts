type StripeIntent = {
  readonly id: string;
  readonly status: string;
  readonly amount: number;
  readonly currency: string;
};
export type StripeAnswer =
  | { readonly paymentIntent: StripeIntent; readonly error?: never }
  | { readonly error: { readonly type: string; readonly message: string }; readonly paymentIntent?: never };

/** Calls from the stand-in for Stripe's script to the stand-in for Stripe's server. */
export class StripeConnection {
  readonly #backendUrl: string;

  constructor(backendUrl: string) {
    this.#backendUrl = backendUrl;
  }

  retrieve(clientSecret: string): Promise<StripeAnswer> {
    return this.#ask(`${pathOf(clientSecret)}?client_secret=${encodeURIComponent(clientSecret)}`);
  }

  confirm(clientSecret: string, fields: object): Promise<StripeAnswer> {
    return this.#ask(`${pathOf(clientSecret)}/confirm`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ client_secret: clientSecret, ...fields }),
    });
  }

  async #ask(path: string, request?: RequestInit): Promise<StripeAnswer> {
    try {
      const answer = (await (await fetch(this.#backendUrl + path, request)).json()) as StripeIntent & StripeAnswer;
      return answer.error === undefined ? { paymentIntent: answer } : { error: answer.error };
    } catch {
      return {
        error: {
          type: 'api_connection_error',
          message: 'We are experiencing issues connecting to our payments provider.',
        },
      };
    }
  }
}

/** Stripe's script throws on a malformed client secret before it calls the server. */
function pathOf(clientSecret: string): string {
  const id = /^(pi_[^_]+)_secret_.+$/.exec(clientSecret)?.[1];
  if (id === undefined) {
    throw Object.assign(new Error('The client secret should have the form ${id}_secret_${secret}.'), {
      name: 'IntegrationError',
    });
  }
  return `/v1/payment_intents/${id}`;
}
