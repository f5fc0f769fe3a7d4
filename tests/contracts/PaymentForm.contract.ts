import { describe, expect, it } from 'vitest';
import type { PaymentFailure, PaymentReport } from '#domain/payment/PaymentProvider.ts';
import { taka } from '#domain/shared/Money.ts';
import type { Result } from '#domain/shared/Result.ts';
import { type Unasked, contractCases } from './contractCase.ts';
import { answerBank, drawForm, type EnteredCard } from './drawForm.ts';
import { eachCase } from './eachCase.ts';
import { codeOf, valueOf } from './expectResult.ts';
import type { PaymentHarness } from './PaymentHarness.ts';

export type FormCapability = 'offline' | 'processing';

const returnUrl = 'https://shop.example/dashboard/payment/65f0c0ffee65f0c0ffee65f0?tab=card';
const good: EnteredCard = { number: '4242424242424242', expiry: '12/60', cvc: '123' };

function numbered(number: string): EnteredCard {
  return { ...good, number };
}

type Confirmed = Result<PaymentReport, PaymentFailure>;

/** The answer, or the URL if confirming left the page without an answer. */
function outcome({ leaving }: PaymentHarness, confirming: Promise<Confirmed>): Promise<Confirmed | string> {
  return Promise.race([confirming, leaving]);
}

async function filledIn(harness: PaymentHarness, card: EnteredCard, charge = taka(1250)) {
  const clientSecret = await harness.begin(charge);
  const form = drawForm(harness.PaymentForm, clientSecret);
  const confirm = valueOf(await form.drawn);
  await form.fillIn(card);
  return { clientSecret, form, confirm };
}

async function statusOf({ provider }: PaymentHarness, clientSecret: string): Promise<string> {
  return valueOf(await provider.retrieve(clientSecret)).status;
}

/** Whether the return URL has Stripe's standard query besides its own. */
function expectReturn(url: string, clientSecret: string, redirectStatus: string): void {
  const { origin, pathname, searchParams } = new URL(url);
  expect(origin + pathname).toBe('https://shop.example/dashboard/payment/65f0c0ffee65f0c0ffee65f0');
  expect(searchParams.get('tab')).toBe('card');
  expect(searchParams.get('payment_intent')).toBe(clientSecret.split('_secret_')[0]);
  expect(searchParams.get('payment_intent_client_secret')).toBe(clientSecret);
  expect(searchParams.get('redirect_status')).toBe(redirectStatus);
}

export function describePaymentFormContract(
  name: string,
  make: () => Promise<PaymentHarness>,
  unasked: Unasked<FormCapability> = {},
): void {
  describe(`PaymentForm: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    it('[S-PAY-2] accepts a good card, and returns if paying left the page', async () => {
      const harness = at();
      const { clientSecret, confirm } = await filledIn(harness, good);
      const answer = await outcome(harness, confirm(returnUrl));
      if (typeof answer === 'string') expectReturn(answer, clientSecret, 'succeeded');
      else expect(valueOf(answer)).toMatchObject({ status: 'succeeded', charge: taka(1250) });
      expect(await statusOf(harness, clientSecret)).toBe('succeeded');
    });

    it('[G-PAY-1] does not accept a payment twice', async () => {
      const harness = at();
      const { clientSecret, confirm } = await filledIn(harness, good);
      await outcome(harness, confirm(returnUrl));
      expect(codeOf(await confirm(returnUrl))).toBe('payment/unexpected');
      expect(await statusOf(harness, clientSecret)).toBe('succeeded');
    });

    for (const [number, message] of [
      ['4000000000000002', /declined/],
      ['4000000000009995', /insufficient funds/],
    ] as const) {
      it(`[S-PAY-4] says in its own words why card ${number} was not taken, and takes another`, async () => {
        const harness = at();
        const { clientSecret, form, confirm } = await filledIn(harness, numbered(number));
        expect(await confirm(returnUrl)).toMatchObject({
          ok: false,
          failure: { code: 'payment/card', message: expect.stringMatching(message) },
        });
        expect(await statusOf(harness, clientSecret)).toBe('requires_payment_method');
        await form.fillIn(good);
        await outcome(harness, confirm(returnUrl));
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
        const { clientSecret, confirm } = await filledIn(harness, card);
        expect(await confirm(returnUrl)).toMatchObject({
          ok: false,
          failure: { code: 'payment/card', message: expect.stringMatching(message) },
        });
        expect(await statusOf(harness, clientSecret)).toBe('requires_payment_method');
      });
    }

    it('[S-PAY-2] returns as paid after the bank’s confirmation succeeded', async () => {
      const harness = at();
      const { clientSecret, confirm } = await filledIn(harness, numbered('4000002500003155'));
      const confirming = outcome(harness, confirm(returnUrl));
      await answerBank(true);
      const answer = await confirming;
      if (typeof answer === 'string') expectReturn(answer, clientSecret, 'succeeded');
      expect(await statusOf(harness, clientSecret)).toBe('succeeded');
    });

    it('[S-PAY-3] returns as unpaid after the bank’s confirmation failed, and waits for a card again', async () => {
      const harness = at();
      const { clientSecret, confirm } = await filledIn(harness, numbered('4000002500003155'));
      const confirming = outcome(harness, confirm(returnUrl));
      await answerBank(false);
      const answer = await confirming;
      if (typeof answer === 'string') expectReturn(answer, clientSecret, 'failed');
      else expect(codeOf(answer)).toBe('payment/card');
      expect(await statusOf(harness, clientSecret)).toBe('requires_payment_method');
    });

    caseNeeding('processing', '[S-PAY-3] says of a payment that takes its time that it is processing', async () => {
      const harness = at();
      const { clientSecret, confirm } = await filledIn(harness, numbered('4000000000000077'));
      await outcome(harness, confirm(returnUrl));
      expect(await statusOf(harness, clientSecret)).toBe('processing');
    });

    it('removes its form from the page, and draws it again', async () => {
      const harness = at();
      const { clientSecret, form } = await filledIn(harness, good);
      form.leave();
      expect(form.place.textContent).toBe('');
      const again = drawForm(harness.PaymentForm, clientSecret);
      const confirm = valueOf(await again.drawn);
      await again.fillIn(good);
      await outcome(harness, confirm(returnUrl));
      expect(await statusOf(harness, clientSecret)).toBe('succeeded');
    });

    it('[G-PAY-1] pays the payment given last', async () => {
      const harness = at();
      const [first, second] = [await harness.begin(taka(1250)), await harness.begin(taka(990))];
      const form = drawForm(harness.PaymentForm, first);
      valueOf(await form.drawn);
      const confirm = valueOf(await form.change(second));
      await form.fillIn(good);
      await outcome(harness, confirm(returnUrl));
      expect(await statusOf(harness, second)).toBe('succeeded');
    });

    it('[G-PAY-1] reports once that it is drawn', async () => {
      const { PaymentForm, begin } = at();
      const form = drawForm(PaymentForm, await begin(taka(1250)));
      await form.drawn;
      await form.fillIn(good);
      expect(form.told).toHaveLength(1);
    });

    it('reports nothing after it has left the page', async () => {
      const { PaymentForm, begin } = at();
      const form = drawForm(PaymentForm, await begin(taka(1250)));
      form.leave();
      const other = drawForm(PaymentForm, await begin(taka(990)));
      await other.drawn;
      expect(form.told).toEqual([]);
    });

    caseNeeding('offline', '[G-FAULT-1] says that it cannot be reached', async () => {
      const { PaymentForm, begin, goOffline } = at();
      const clientSecret = await begin(taka(1250));
      goOffline?.();
      expect(codeOf(await drawForm(PaymentForm, clientSecret).drawn)).toBe('payment/unreachable');
    });
  });
}
