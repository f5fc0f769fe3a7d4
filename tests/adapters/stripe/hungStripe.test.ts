// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { StripePayments } from '#adapters/stripe/stripePayments.ts';
import type { PaymentFormProps } from '#domain/payment/PaymentFormProps.ts';
import type { ConfirmCard } from '#domain/payment/PaymentProvider.ts';
import { HeldTimer, isSettled, never } from '../../HeldTimer.ts';

const secret = 'pi_1_secret_1';
const unreachable = { ok: false, failure: { code: 'payment/unreachable' } };

/** A Stripe that answers only when the test tells it to. */
const told = new Map<string, () => void>();
const element = {
  mount() {},
  destroy() {},
  update() {},
  off() {},
  on: (event: string, tell: () => void) => void told.set(event, tell),
};
const stripe = {
  elements: () => ({ create: () => element, update() {} }),
  retrievePaymentIntent: (): Promise<unknown> => never(),
  confirmPayment: (): Promise<unknown> => never(),
  createToken() {},
  createPaymentMethod() {},
  confirmCardPayment() {},
  _registerWrapper() {},
  registerAppInfo() {},
};

function installStripe(): void {
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: 'endive' }) });
}

/** happy-dom fetches no script of a type that it does not run. */
function scriptsNeverCome(): void {
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string) =>
    Object.assign(create(name), { type: 'text/plain' }),
  );
}
const scripts = () => [...document.querySelectorAll('script')];

let held: HeldTimer;
let payments: StripePayments;

beforeEach(async () => {
  held = new HeldTimer();
  told.clear();
  installStripe();
  vi.resetModules();
  const { stripePayments } = await import('#adapters/stripe/stripePayments.ts');
  payments = stripePayments({ publishableKey: 'pk_test_1', limits: { timer: held.timer } });
});

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  Reflect.deleteProperty(window, 'Stripe');
  document.head.replaceChildren();
});

type Drawn = Parameters<PaymentFormProps['onDrawn']>[0];

/** Draws the card form up to Stripe's frame. */
async function aForm() {
  let drawn: Drawn[] = [];
  let resolve: (said: Drawn) => void = () => undefined;
  const first = new Promise<Drawn>((settle) => {
    resolve = settle;
  });
  const onDrawn = (said: Drawn): void => {
    drawn = [...drawn, said];
    resolve(said);
  };
  const { unmount } = render(createElement(payments.PaymentForm, { clientSecret: secret, onDrawn }));
  await vi.waitFor(() => expect(told.has('ready')).toBe(true));
  return { first, drawn: () => drawn, leave: unmount };
}

async function aReadyForm(): Promise<ConfirmCard> {
  const { first } = await aForm();
  told.get('ready')?.();
  const drawn = await first;
  if (!drawn.ok) throw new Error('It is drawn.');
  return drawn.value;
}

test('[G-FAULT-1] Stripe that never reports on a payment is unreachable after 20 seconds', async () => {
  expect(await held.endsAfter(20, payments.paymentProvider.retrieve(secret))).toEqual(unreachable);
});

test('[G-FAULT-1] a script that never loads is reported as unreachable after 20 seconds, and the next call loads it again', async () => {
  Reflect.deleteProperty(window, 'Stripe');
  scriptsNeverCome();
  expect(await held.endsAfter(20, payments.paymentProvider.retrieve(secret))).toEqual(unreachable);

  const [before] = scripts();
  const intent = { id: 'pi_1', status: 'succeeded', amount: 100, currency: 'bdt', description: null, livemode: false };
  vi.spyOn(stripe, 'retrievePaymentIntent').mockReturnValue(Promise.resolve({ paymentIntent: intent }));
  const again = payments.paymentProvider.retrieve(secret);
  await vi.waitFor(() => expect(scripts()[0]).not.toBe(before));
  expect(scripts()).toHaveLength(1);
  installStripe();
  scripts()[0]?.dispatchEvent(new Event('load'));
  expect(await again).toMatchObject({ ok: true, value: { reference: 'pi_1' } });
});

test('[G-FAULT-1] a blocked frame is reported after 20 seconds', async () => {
  const { first } = await aForm();
  expect(await held.endsAfter(20, first)).toEqual(unreachable);
});

test('[G-FAULT-1] a frame that cannot load is reported at once', async () => {
  const { first } = await aForm();
  told.get('loaderror')?.();
  expect(await first).toEqual(unreachable);
  expect(held.isHeld).toBe(false);
});

test('a frame that is ready in time stops its timer', async () => {
  const { first } = await aForm();
  expect(await isSettled(first)).toBe(false);
  told.get('ready')?.();
  expect(await first).toMatchObject({ ok: true });
  expect(held.isHeld).toBe(false);
});

test('a frame that comes too late changes nothing', async () => {
  const { first, drawn } = await aForm();
  held.pass(20_000);
  told.get('ready')?.();
  await first;
  expect(drawn()).toEqual([unreachable]);
});

test('a frame that leaves the page stops its timer', async () => {
  const { drawn, leave } = await aForm();
  leave();
  expect(held.isHeld).toBe(false);
  told.get('loaderror')?.();
  expect(drawn()).toEqual([]);
});

test('[G-FAULT-1] [G-TRUE-1] a confirmation without an answer is unknown after 60 seconds', async () => {
  const confirm = await aReadyForm();
  expect(await held.endsAfter(60, confirm('https://shop.example/pay'))).toEqual({
    ok: false,
    failure: { code: 'payment/timeout' },
  });
});

test('a confirmation that Stripe rejects, as before its frame is ready, is a failure', async () => {
  const confirm = await aReadyForm();
  vi.spyOn(stripe, 'confirmPayment').mockRejectedValue(
    Object.assign(new Error('Not mounted'), { name: 'IntegrationError' }),
  );
  expect(await confirm('https://shop.example/pay')).toEqual({ ok: false, failure: { code: 'payment/unexpected' } });
});
