import { describe, expect, it } from 'vitest';
import type { PaymentForm, PaymentFailure, PaymentProvider, PaymentReport } from '#domain/payment/PaymentProvider.ts';
import { type Money, taka } from '#domain/shared/Money.ts';
import type { Result } from '#domain/shared/Result.ts';
import { type Unasked, contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';

type TypedCard = { readonly number: string; readonly expiry: string; readonly cvc: string };

export type PaymentHarness = {
  readonly provider: PaymentProvider;
  /** Begins a payment for booking 'b0' at a provider that only tries out, as the marketplace does, and answers its client secret. */
  readonly begin: (charge: Money) => Promise<string>;
  /** Gives it up, as the marketplace may. */
  readonly cancel: (clientSecret: string) => Promise<void>;
  /** Draws the form and types into it. */
  readonly fillIn: (form: PaymentForm, card: TypedCard) => Promise<void>;
  /** The URL for which the page is left, once it is. */
  readonly leaving: Promise<string>;
  /** Answers the bank's question. */
  readonly answerBank: (passed: boolean) => Promise<void>;
  /** 'offline': from now on nothing reaches the provider. */
  readonly goOffline?: () => void;
  readonly stop?: () => Promise<void>;
};

export type PaymentCapability = 'offline' | 'processing';

const returnUrl = 'https://shop.example/dashboard/payment/65f0c0ffee65f0c0ffee65f0?tab=card';
const good: TypedCard = { number: '4242424242424242', expiry: '12/60', cvc: '123' };

function numbered(number: string): TypedCard {
  return { ...good, number };
}

type Confirmed = Result<PaymentReport, PaymentFailure>;

/** The answer, or, where the page was left and no answer comes, the URL. */
function outcome({ leaving }: PaymentHarness, confirming: Promise<Confirmed>): Promise<Confirmed | string> {
  return Promise.race([confirming, leaving]);
}

async function opened(harness: PaymentHarness, card: TypedCard, charge = taka(1250)) {
  const clientSecret = await harness.begin(charge);
  const form = valueOf(await harness.provider.open(clientSecret));
  await harness.fillIn(form, card);
  return { clientSecret, form };
}

async function statusOf({ provider }: PaymentHarness, clientSecret: string): Promise<string> {
  return valueOf(await provider.retrieve(clientSecret)).status;
}

/** Whether Stripe's standard query is there for the page that is returned to, beside what the URL had. */
function expectReturn(url: string, clientSecret: string, redirectStatus: string): void {
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe('https://shop.example/dashboard/payment/65f0c0ffee65f0c0ffee65f0');
  expect(searchParams.get('tab')).toBe('card');
  expect(searchParams.get('payment_intent')).toBe(clientSecret.split('_secret_')[0]);
  expect(searchParams.get('payment_intent_client_secret')).toBe(clientSecret);
  expect(searchParams.get('redirect_status')).toBe(redirectStatus);
}

export function describePaymentProviderContract(
  name: string,
  make: () => Promise<PaymentHarness>,
  unasked: Unasked<PaymentCapability> = {},
): void {
  describe(`PaymentProvider: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    it('[G-PAY-1] says of a new payment what will be charged, and that it waits for a card', async () => {
      const { provider, begin } = at();
      const clientSecret = await begin(taka(32500.5));
      expect(valueOf(await provider.retrieve(clientSecret))).toEqual({
        status: 'requires_payment_method', reference: clientSecret.split('_secret_')[0], charge: taka(32500.5),
        description: expect.stringContaining('b0'), isReal: false,
      });
    });

    it('[S-PAY-2] takes a good card, and comes back where it left the page for that', async () => {
      const harness = at();
      const { clientSecret, form } = await opened(harness, good);
      const answer = await outcome(harness, form.confirm(returnUrl));
      if (typeof answer === 'string') expectReturn(answer, clientSecret, 'succeeded');
      else expect(valueOf(answer)).toMatchObject({ status: 'succeeded', charge: taka(1250) });
      expect(await statusOf(harness, clientSecret)).toBe('succeeded');
    });

    it('[G-PAY-1] does not take a payment twice', async () => {
      const harness = at();
      const { clientSecret, form } = await opened(harness, good);
      await outcome(harness, form.confirm(returnUrl));
      expect(codeOf(await form.confirm(returnUrl))).toBe('payment/unexpected');
      expect(await statusOf(harness, clientSecret)).toBe('succeeded');
    });

    for (const [number, message] of [
      ['4000000000000002', /declined/],
      ['4000000000009995', /insufficient funds/],
    ] as const) {
      it(`[S-PAY-4] says in its own words why card ${number} was not taken, and takes another`, async () => {
        const harness = at();
        const { clientSecret, form } = await opened(harness, numbered(number));
        expect(await form.confirm(returnUrl)).toMatchObject({
          ok: false, failure: { code: 'payment/card', message: expect.stringMatching(message) },
        });
        expect(await statusOf(harness, clientSecret)).toBe('requires_payment_method');
        await harness.fillIn(form, good);
        await outcome(harness, form.confirm(returnUrl));
        expect(await statusOf(harness, clientSecret)).toBe('succeeded');
      });
    }

    for (const [what, card, message] of [
      ['number', { ...good, number: '4242' }, /number is incomplete/],
      ['date', { ...good, expiry: '01/20' }, /in the past/],
      ['code', { ...good, cvc: '1' }, /security code is incomplete/],
    ] as const) {
      it(`[S-PAY-4] asks in its own words for a better ${what}, and nothing is charged`, async () => {
        const harness = at();
        const { clientSecret, form } = await opened(harness, card);
        expect(await form.confirm(returnUrl)).toMatchObject({
          ok: false, failure: { code: 'payment/card', message: expect.stringMatching(message) },
        });
        expect(await statusOf(harness, clientSecret)).toBe('requires_payment_method');
      });
    }

    it('[S-PAY-2] comes back paid from a bank that was convinced', async () => {
      const harness = at();
      const { clientSecret, form } = await opened(harness, numbered('4000002500003155'));
      const confirming = outcome(harness, form.confirm(returnUrl));
      await harness.answerBank(true);
      const answer = await confirming;
      if (typeof answer === 'string') expectReturn(answer, clientSecret, 'succeeded');
      expect(await statusOf(harness, clientSecret)).toBe('succeeded');
    });

    it('[S-PAY-3] comes back unpaid from a bank that was not convinced, and waits for a card again', async () => {
      const harness = at();
      const { clientSecret, form } = await opened(harness, numbered('4000002500003155'));
      const confirming = outcome(harness, form.confirm(returnUrl));
      await harness.answerBank(false);
      const answer = await confirming;
      if (typeof answer === 'string') expectReturn(answer, clientSecret, 'failed');
      else expect(codeOf(answer)).toBe('payment/card');
      expect(await statusOf(harness, clientSecret)).toBe('requires_payment_method');
    });

    caseNeeding('processing', '[S-PAY-3] says of a payment that takes its time that it is processing', async () => {
      const harness = at();
      const { clientSecret, form } = await opened(harness, numbered('4000000000000077'));
      await outcome(harness, form.confirm(returnUrl));
      expect(await statusOf(harness, clientSecret)).toBe('processing');
    });

    it('says of a payment that was given up that it was', async () => {
      const harness = at();
      const clientSecret = await harness.begin(taka(1250));
      await harness.cancel(clientSecret);
      expect(await statusOf(harness, clientSecret)).toBe('canceled');
    });

    it('[G-SEC-1] knows nothing of a client secret that is none', async () => {
      const { provider } = at();
      for (const secret of ['', 'nonsense', 'pi_1_secret_2', '__proto__']) {
        expect(codeOf(await provider.retrieve(secret))).toBe('payment/unexpected');
      }
    });

    it('takes its form out of the page, and draws it anew', async () => {
      const harness = at();
      const { clientSecret, form } = await opened(harness, good);
      form.unmount();
      await harness.fillIn(form, good);
      await outcome(harness, form.confirm(returnUrl));
      expect(await statusOf(harness, clientSecret)).toBe('succeeded');
    });

    caseNeeding('offline', '[G-FAULT-1] says that it cannot be reached', async () => {
      const { provider, begin, goOffline } = at();
      const clientSecret = await begin(taka(1250));
      goOffline?.();
      expect(codeOf(await provider.open(clientSecret))).toBe('payment/unreachable');
      expect(codeOf(await provider.retrieve(clientSecret))).toBe('payment/unreachable');
    });
  });
}
