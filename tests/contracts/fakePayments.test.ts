// @vitest-environment happy-dom
import { cleanup, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { taka } from '#domain/shared/Money.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { fakePaymentForm } from '#fakes/payments/FakePaymentForm.tsx';
import { aFakeWorld } from './aFakeWorld.ts';
import { answerBank, drawForm, type EnteredCard } from './drawForm.ts';
import { valueOf } from './expectResult.ts';
import { aBookingOf } from './MarketplaceHarness.ts';
import { describePaymentFormContract } from './PaymentForm.contract.ts';
import type { PaymentHarness } from './PaymentHarness.ts';
import { describePaymentProviderContract } from './PaymentProvider.contract.ts';
import { people } from './tinyWorld.ts';

type FakeHarness = PaymentHarness & { readonly advance: (milliseconds: number) => void };

function harness(storage = new InMemoryStorage()): FakeHarness {
  let leave: (url: string) => void = () => {};
  const leaving = new Promise<string>((resolve) => {
    leave = resolve;
  });
  const world = aFakeWorld({ storage, leave: (url) => leave(url) });
  const { control, clock, ledger, paymentProvider: provider } = world;
  return {
    provider,
    PaymentForm: fakePaymentForm(world),
    advance: (ms) => clock.advance(ms),
    async begin(charge) {
      return valueOf(ledger.begin({ ...aBookingOf(people.buyer, { price: charge.amount }), id: 'b0' }));
    },
    cancel: async (secret) => void ledger.move(secret, 'canceled'),
    leaving,
    goOffline: () => control.goOffline(),
    stop: async () => cleanup(),
  };
}

async function filledIn({ PaymentForm, begin }: PaymentHarness, card: EnteredCard, charge = taka(1)) {
  const secret = await begin(charge);
  const form = drawForm(PaymentForm, secret);
  const confirm = valueOf(await form.drawn);
  await form.fillIn(card);
  return { secret, form, confirm };
}

afterEach(cleanup);

describePaymentFormContract('in memory', async () => harness());
describePaymentProviderContract('in memory', async () => harness());

const back = 'https://shop.example/dashboard/payment/b0';
const card = { number: '4242424242424242', expiry: '12/60', cvc: '123' };

describe('the fake card form', () => {
  it('groups a card’s digits as they are typed and keeps out everything else', async () => {
    const { form } = await filledIn(harness(), { number: '4242-4242x42424242', expiry: '1260', cvc: '1a23' });
    const typed = within(form.place);
    expect(typed.getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
    expect(typed.getByLabelText('Expiration date')).toHaveProperty('value', '12/60');
    expect(typed.getByLabelText('Security code')).toHaveProperty('value', '123');
  });

  it('tells browsers and phones the purpose of each field', async () => {
    const { form } = await filledIn(harness(), card);
    for (const [label, autocomplete] of [
      ['Card number', 'cc-number'],
      ['Expiration date', 'cc-exp'],
      ['Security code', 'cc-csc'],
    ] as const) {
      const field = within(form.place).getByLabelText(label);
      expect(field.getAttribute('autocomplete')).toBe(autocomplete);
      expect(field.getAttribute('inputmode')).toBe('numeric');
    }
  });

  it('is not drawn for an unknown payment', async () => {
    const form = drawForm(harness().PaymentForm, 'pi_1_secret_2');
    expect(await form.drawn).toEqual({ ok: false, failure: { code: 'payment/unexpected' } });
    expect(form.place.textContent).toBe('');
  });

  it.each([
    ['a number with a slip in it', { ...card, number: '4242424242424241' }, 'Your card number is invalid.'],
    ['a month that there is not', { ...card, expiry: '13/60' }, "Your card's expiration date is incomplete."],
    ['the month before this one', { ...card, expiry: '04/26' }, "Your card's expiration date is in the past."],
  ])('refuses %s', async (_what, typed, message) => {
    const { confirm } = await filledIn(harness(), typed);
    expect(await confirm(back)).toEqual({ ok: false, failure: { code: 'payment/card', message } });
  });

  it('accepts a card until the end of its last month', async () => {
    const world = harness();
    const { confirm } = await filledIn(world, { ...card, expiry: '05/26' });
    void confirm(back);
    expect(await world.leaving).toContain('redirect_status=succeeded');
  });

  it('fails on request for a reason other than the card', async () => {
    const { confirm } = await filledIn(harness(), { ...card, number: '4000000000009235' });
    expect(await confirm(back)).toEqual({ ok: false, failure: { code: 'payment/unexpected' } });
  });

  it('returns unpaid when the bank confirms but the money is insufficient', async () => {
    const world = harness();
    const { secret, confirm } = await filledIn(world, { ...card, number: '4000008260003178' });
    void confirm(back);
    await answerBank(true);
    expect(await world.leaving).toContain('redirect_status=failed');
    expect(valueOf(await world.provider.retrieve(secret)).status).toBe('requires_payment_method');
  });

  it('asks for no card once the payment is paid', async () => {
    const world = harness();
    const { form, confirm } = await filledIn(world, card);
    void confirm(back);
    await world.leaving;
    await form.fillIn({ ...card, number: '4000000000000002' });
    expect(await confirm(back)).toEqual({ ok: false, failure: { code: 'payment/unexpected' } });
  });

  it('finishes processing after half a minute', async () => {
    const world = harness();
    const { secret, confirm } = await filledIn(world, { ...card, number: '4000000000000077' });
    void confirm(back);
    await world.leaving;
    expect(valueOf(await world.provider.retrieve(secret)).status).toBe('processing');
    world.advance(30_000);
    expect(valueOf(await world.provider.retrieve(secret)).status).toBe('succeeded');
  });

  it('still knows a payment after the page has closed', async () => {
    const storage = new InMemoryStorage();
    const world = harness(storage);
    const { secret, confirm } = await filledIn(world, card, taka(77));
    void confirm(back);
    await world.leaving;
    const report = valueOf(await harness(storage).provider.retrieve(secret));
    expect(report).toMatchObject({ status: 'succeeded', charge: taka(77) });
  });
});
