// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { createElement, StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { StripePayments } from '#adapters/stripe/stripePayments.ts';
import type { ConfirmCard, PaymentProvider } from '#domain/payment/PaymentProvider.ts';
import { ok } from '#domain/shared/Result.ts';
import type { PaymentFormProps } from '#domain/payment/PaymentFormProps.ts';
import type { ColourScheme } from '#adapters/stripe/ColourScheme.ts';

/** A fake of Stripe's script with scripted answers. */
class PlayedStripe {
  readonly calls: unknown[][] = [];
  readonly keys: string[] = [];
  /** The frame's listeners, by event. */
  readonly told = new Map<string, () => void>();
  retrieved: unknown = { paymentIntent: { id: 'pi_1', status: 'succeeded', amount: 125_000, currency: 'bdt' } };
  confirmed: unknown = { error: { type: 'card_error', message: 'Your card was declined.' } };

  readonly #note =
    (name: string) =>
    (...given: unknown[]): void => {
      this.calls.push([name, ...given]);
    };

  readonly #elements = {
    create: (kind: string) => {
      this.calls.push(['create', kind]);
      const on = (event: string, told: () => void): void => void this.told.set(event, told);
      return { mount: this.#note('mount'), destroy: this.#note('destroy'), update() {}, on, off() {} };
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
      createToken() {},
      createPaymentMethod() {},
      confirmCardPayment() {},
      _registerWrapper() {},
      registerAppInfo() {},
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

const confirmNothing: ConfirmCard = () => Promise.reject(new Error('Nobody confirms.'));

let stripe: PlayedStripe;
let colours: Colours;
let provider: PaymentProvider;
let PaymentForm: StripePayments['PaymentForm'];

beforeEach(async () => {
  stripe = new PlayedStripe();
  colours = new Colours();
  // Each page has its own loader of Stripe's script.
  vi.resetModules();
  const { stripePayments } = await import('#adapters/stripe/stripePayments.ts');
  ({ paymentProvider: provider, PaymentForm } = stripePayments(
    { publishableKey: 'pk_test_1', limits: { answer: 1000, confirm: 3000 } },
    colours,
  ));
});

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'Stripe');
  document.head.replaceChildren();
});

/** Draws the card form of a payment. `isStrict`: draws it twice, as React does in development. */
function onPage(isStrict = false) {
  const onDrawn = vi.fn<PaymentFormProps['onDrawn']>();
  const form = createElement(PaymentForm, { clientSecret: 'pi_1_secret_1', onDrawn });
  return { onDrawn, ...render(isStrict ? createElement(StrictMode, null, form) : form) };
}

/** The same, after Stripe says that its frame is ready. */
async function draw(isStrict = false) {
  const page = onPage(isStrict);
  await vi.waitFor(() => expect(stripe.told.has('ready')).toBe(true));
  stripe.told.get('ready')?.();
  const [drawn] = page.onDrawn.mock.lastCall ?? [];
  if (drawn?.ok !== true) throw new Error('It is drawn.');
  return { ...page, confirm: drawn.value };
}

const names = (): readonly unknown[] => stripe.calls.map(([name]) => name);

test('[G-PERF-1] loads nothing before it is used', () => {
  stripe.install();
  expect(stripe.keys).toEqual([]);
  expect(document.querySelector('script')).toBeNull();
});

test('loads Stripe once, with the shop’s key', async () => {
  stripe.install();
  await provider.retrieve('pi_1_secret_1');
  await draw();
  expect(stripe.keys).toEqual(['pk_test_1']);
});

test('[G-FAULT-1] a script that did not load is unreachable, and loads on the next try', async () => {
  const unreachable = { ok: false, failure: { code: 'payment/unreachable' } };
  expect(await provider.retrieve('pi_1_secret_1')).toEqual(unreachable);
  const { onDrawn } = onPage();
  await vi.waitFor(() => expect(onDrawn).toHaveBeenCalledWith(unreachable), { timeout: 5000 });
  stripe.install();
  expect(await provider.retrieve('pi_1_secret_1')).toMatchObject({ ok: true });
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
])('[S-PAY-3] %s is reported as %s', async (status, told) => {
  stripe.install();
  stripe.retrieved = {
    paymentIntent: { id: 'pi_1', status, amount: 125_000, currency: 'bdt', description: 'Booking b1', livemode: true },
  };
  expect(await provider.retrieve('pi_1_secret_1')).toEqual({
    ok: true,
    value: {
      status: told,
      reference: 'pi_1',
      charge: { amount: 1250, currency: 'bdt' },
      description: 'Booking b1',
      isReal: true,
    },
  });
});

test('in Stripe’s test mode no money moves, and a payment may have no description', async () => {
  stripe.install();
  const intent = {
    id: 'pi_1',
    status: 'succeeded',
    amount: 125_000,
    currency: 'bdt',
    description: null,
    livemode: false,
  };
  stripe.retrieved = { paymentIntent: intent };
  expect(await provider.retrieve('pi_1_secret_1')).toMatchObject({
    ok: true,
    value: { description: '', isReal: false },
  });
});

test.each([
  ['card_error', { code: 'payment/card', message: 'In its own words.' }],
  ['validation_error', { code: 'payment/card', message: 'In its own words.' }],
  ['api_connection_error', { code: 'payment/unreachable' }],
  ['api_error', { code: 'payment/unexpected' }],
  ['authentication_error', { code: 'payment/unexpected' }],
  ['idempotency_error', { code: 'payment/unexpected' }],
  ['invalid_request_error', { code: 'payment/unexpected' }],
  ['rate_limit_error', { code: 'payment/unexpected' }],
])('[S-PAY-4] %s means %j', async (type, failure) => {
  stripe.install();
  const error = { type, message: 'In its own words.' };
  stripe.retrieved = { error };
  stripe.confirmed = { error };
  expect(await provider.retrieve('pi_1_secret_1')).toEqual({ ok: false, failure });
  const { confirm } = await draw();
  expect(await confirm('https://shop.example/pay')).toEqual({ ok: false, failure });
});

test('[G-PAY-1] a payment that Stripe does not have, as after a change of its account, is unknown', async () => {
  stripe.install();
  const message = "No such payment_intent: 'pi_1'; a similar object exists in test mode";
  stripe.retrieved = { error: { type: 'invalid_request_error', code: 'resource_missing', message } };
  expect(await provider.retrieve('pi_1_secret_1')).toEqual({ ok: false, failure: { code: 'payment/unknown' } });
});

test.each(['card_error', 'validation_error'])('[S-PAY-4] %s without a message is unexpected', async (type) => {
  stripe.install();
  stripe.retrieved = { error: { type } };
  expect(await provider.retrieve('pi_1_secret_1')).toEqual({ ok: false, failure: { code: 'payment/unexpected' } });
});

test('[G-SEC-1] a client secret that Stripe rejects is a failure, not a crash', async () => {
  stripe.install();
  expect(await provider.retrieve('typed by someone')).toEqual({ ok: false, failure: { code: 'payment/unknown' } });
});

test('a defect is not reported as a failure', async () => {
  stripe.install();
  stripe.retrieved = undefined;
  await expect(provider.retrieve('pi_1_secret_1')).rejects.toThrow(TypeError);
  stripe.confirmed = undefined;
  const { confirm } = await draw();
  await expect(confirm('https://shop.example/pay')).rejects.toThrow(TypeError);
});

test('reports nothing to a page that was left before the script failed', async () => {
  const { onDrawn, unmount } = onPage();
  unmount();
  await provider.retrieve('pi_1_secret_1');
  expect(onDrawn).not.toHaveBeenCalled();
});

describe('the card form', () => {
  beforeEach(() => stripe.install());

  test('[S-PAY-1] [S-PAY-2] is Stripe’s payment element, confirmed with the return URL', async () => {
    const { confirm, container } = await draw();
    await confirm('https://shop.example/dashboard/payment/b1');
    expect(stripe.calls).toEqual([
      ['elements', { clientSecret: 'pi_1_secret_1', appearance: { theme: 'stripe' } }],
      ['create', 'payment'],
      ['mount', container.firstElementChild],
      ['confirmPayment', { return_url: 'https://shop.example/dashboard/payment/b1' }],
    ]);
  });

  test('[G-LOOK-1] is dark where the page is, and follows it while it is on the page', async () => {
    colours.dark = true;
    const { unmount } = await draw();
    expect(stripe.calls[0]).toEqual(['elements', { clientSecret: 'pi_1_secret_1', appearance: { theme: 'night' } }]);
    colours.dark = false;
    act(() => colours.listener?.());
    expect(stripe.calls.at(-1)).toEqual(['update', { appearance: { theme: 'stripe' } }]);
    unmount();
    expect(colours.listener).toBeNull();
  });

  test('stays the same element while the page around it is drawn again', async () => {
    const { rerender, onDrawn } = await draw();
    rerender(createElement(PaymentForm, { clientSecret: 'pi_1_secret_1', onDrawn: () => onDrawn(ok(confirmNothing)) }));
    expect(names()).toEqual(['elements', 'create', 'mount']);
    expect(onDrawn).toHaveBeenCalledTimes(1);
  });

  test('is another element for another payment, because Stripe’s keeps its first payment', async () => {
    const { rerender, onDrawn } = await draw();
    rerender(createElement(PaymentForm, { clientSecret: 'pi_2_secret_2', onDrawn }));
    expect(names()).toEqual(['elements', 'create', 'mount', 'elements', 'destroy', 'create', 'mount']);
    expect(stripe.calls[3]).toEqual(['elements', { clientSecret: 'pi_2_secret_2', appearance: { theme: 'stripe' } }]);
  });

  test('is put back on the page when React is strict, and leaves it', async () => {
    const { unmount } = await draw(true);
    expect(names().filter((name) => name !== 'elements')).toEqual(['create', 'mount', 'destroy', 'create', 'mount']);
    unmount();
    expect(names().at(-1)).toBe('destroy');
  });
});
