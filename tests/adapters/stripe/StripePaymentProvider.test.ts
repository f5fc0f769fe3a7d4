// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StripePaymentProvider as Provider } from '#adapters/stripe/StripePaymentProvider.ts';
import type { ColourScheme } from '#adapters/stripe/ColourScheme.ts';

/** Stripe's script as a page has it, with answers of our own. */
class PlayedStripe {
  readonly calls: unknown[][] = [];
  readonly keys: string[] = [];
  retrieved: unknown = { paymentIntent: { id: 'pi_1', status: 'succeeded', amount: 125_000, currency: 'bdt' } };
  confirmed: unknown = { error: { type: 'card_error', message: 'Your card was declined.' } };

  readonly #note = (name: string) => (...given: unknown[]): void => {
    this.calls.push([name, ...given]);
  };

  readonly #elements = {
    create: (kind: string) => {
      this.calls.push(['create', kind]);
      return { mount: this.#note('mount'), unmount: this.#note('unmount') };
    },
    update: this.#note('update'),
  };

  install(): void {
    const stripe = {
      elements: (options: unknown) => {
        this.calls.push(['elements', options]);
        return this.#elements;
      },
      retrievePaymentIntent: async (secret: string) => {
        if (!secret.includes('_secret_')) throw Object.assign(new Error('Invalid value'), { name: 'IntegrationError' });
        return this.retrieved;
      },
      confirmPayment: async (options: { readonly confirmParams: unknown }) => {
        this.calls.push(['confirmPayment', options.confirmParams]);
        return this.confirmed;
      },
      createToken() {}, createPaymentMethod() {}, confirmCardPayment() {}, _registerWrapper() {}, registerAppInfo() {},
    };
    const make = (key: string) => {
      this.keys.push(key);
      return stripe;
    };
    Object.assign(window, { Stripe: Object.assign(make, { version: 'endive' }) });
  }
}

class Colours implements ColourScheme {
  dark = false;
  listener: (() => void) | null = null;

  isDark(): boolean {
    return this.dark;
  }

  onChange(listener: () => void): () => void {
    this.listener = listener;
    return () => {
      this.listener = null;
    };
  }
}

let stripe: PlayedStripe;
let colours: Colours;
let provider: Provider;

beforeEach(async () => {
  stripe = new PlayedStripe();
  colours = new Colours();
  // Every page has its own loader of Stripe's script.
  vi.resetModules();
  const { StripePaymentProvider } = await import('#adapters/stripe/StripePaymentProvider.ts');
  provider = new StripePaymentProvider({ publishableKey: 'pk_test_1', timeout: 100 }, colours);
});

afterEach(() => {
  Reflect.deleteProperty(window, 'Stripe');
  document.head.replaceChildren();
});

test('[G-PERF-1] loads nothing until it is asked', () => {
  stripe.install();
  expect(stripe.keys).toEqual([]);
  expect(document.querySelector('script')).toBeNull();
});

test('loads Stripe once, with the shop’s key', async () => {
  stripe.install();
  await provider.retrieve('pi_1_secret_1');
  await provider.open('pi_1_secret_1');
  expect(stripe.keys).toEqual(['pk_test_1']);
});

test('[G-FAULT-1] a script that did not come is unreachable, and comes with the next try', async () => {
  expect(await provider.open('pi_1_secret_1')).toEqual({ ok: false, failure: { code: 'payment/unreachable' } });
  stripe.install();
  expect(await provider.open('pi_1_secret_1')).toMatchObject({ ok: true });
});

test.each([
  ['succeeded', 'succeeded'],
  ['processing', 'processing'],
  ['requires_payment_method', 'requires_payment_method'],
  ['canceled', 'canceled'],
  ['requires_action', 'other'],
  ['requires_confirmation', 'other'],
  ['requires_capture', 'other'],
  ['a status of tomorrow', 'other'],
])('[S-PAY-3] %s is told as %s', async (status, told) => {
  stripe.install();
  stripe.retrieved = { paymentIntent: { id: 'pi_1', status, amount: 125_000, currency: 'bdt', description: 'Booking b1', livemode: true } };
  expect(await provider.retrieve('pi_1_secret_1')).toEqual({
    ok: true,
    value: {
      status: told, reference: 'pi_1', charge: { amount: 1250, currency: 'bdt' }, description: 'Booking b1', isReal: true,
    },
  });
});

test('in Stripe’s test mode no money moves, and a payment may have no description', async () => {
  stripe.install();
  const intent = { id: 'pi_1', status: 'succeeded', amount: 125_000, currency: 'bdt', description: null, livemode: false };
  stripe.retrieved = { paymentIntent: intent };
  expect(await provider.retrieve('pi_1_secret_1')).toMatchObject({ ok: true, value: { description: '', isReal: false } });
});

test.each([
  ['card_error', { code: 'payment/card', message: 'In its own words.' }],
  ['validation_error', { code: 'payment/card', message: 'In its own words.' }],
  ['api_connection_error', { code: 'payment/unreachable' }],
  ['api_error', { code: 'payment/unexpected' }],
  ['authentication_error', { code: 'payment/unexpected' }],
  ['invalid_request_error', { code: 'payment/unexpected' }],
  ['rate_limit_error', { code: 'payment/unexpected' }],
])('[S-PAY-4] %s means %j', async (type, failure) => {
  stripe.install();
  const error = { type, message: 'In its own words.' };
  stripe.retrieved = { error };
  stripe.confirmed = { error };
  expect(await provider.retrieve('pi_1_secret_1')).toEqual({ ok: false, failure });
  const opened = await provider.open('pi_1_secret_1');
  expect(opened.ok && (await opened.value.confirm('https://shop.example/pay'))).toEqual({ ok: false, failure });
});

test('[G-SEC-1] a client secret that Stripe throws at is a failure, not a crash', async () => {
  stripe.install();
  expect(await provider.retrieve('typed by someone')).toEqual({ ok: false, failure: { code: 'payment/unexpected' } });
});

test('a defect is not told as a failure', async () => {
  stripe.install();
  stripe.retrieved = undefined;
  await expect(provider.retrieve('pi_1_secret_1')).rejects.toThrow(TypeError);
});

describe('the card form', () => {
  async function form() {
    stripe.install();
    const opened = await provider.open('pi_1_secret_1');
    if (!opened.ok) throw new Error('It opens');
    return opened.value;
  }

  test('[S-PAY-1] [S-PAY-2] is Stripe’s payment element, confirmed with the URL to come back to', async () => {
    const cardForm = await form();
    const place = document.createElement('div');
    cardForm.mount(place);
    await cardForm.confirm('https://shop.example/dashboard/payment/b1');
    expect(stripe.calls).toEqual([
      ['elements', { clientSecret: 'pi_1_secret_1', appearance: { theme: 'stripe' } }],
      ['create', 'payment'],
      ['mount', place],
      ['confirmPayment', { return_url: 'https://shop.example/dashboard/payment/b1' }],
    ]);
  });

  test('[G-LOOK-1] is dark where the page is, and follows it while it is on the page', async () => {
    colours.dark = true;
    const cardForm = await form();
    expect(stripe.calls[0]).toEqual(['elements', { clientSecret: 'pi_1_secret_1', appearance: { theme: 'night' } }]);
    cardForm.mount(document.createElement('div'));
    colours.dark = false;
    colours.listener?.();
    expect(stripe.calls.at(-1)).toEqual(['update', { appearance: { theme: 'stripe' } }]);
    cardForm.unmount();
    expect(colours.listener).toBeNull();
  });

  test('can be put back on the page, as React does to be strict', async () => {
    const cardForm = await form();
    const place = document.createElement('div');
    cardForm.mount(place);
    cardForm.unmount();
    cardForm.mount(place);
    expect(stripe.calls.map(([name]) => name)).toEqual(['elements', 'create', 'mount', 'unmount', 'mount']);
  });
});
