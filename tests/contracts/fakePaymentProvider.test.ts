// @vitest-environment happy-dom
import { within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { taka } from '#domain/shared/Money.ts';
import { InMemoryStorage } from '#fakes/control/InMemoryStorage.ts';
import { aFakeWorld } from './aFakeWorld.ts';
import { valueOf } from './expectResult.ts';
import { aBookingOf } from './MarketplaceHarness.ts';
import { type PaymentHarness, describePaymentProviderContract } from './PaymentProvider.contract.ts';
import { people } from './tinyWorld.ts';

type FakeHarness = PaymentHarness & { readonly place: HTMLElement; readonly advance: (milliseconds: number) => void };

function harness(storage = new InMemoryStorage()): FakeHarness {
  let leave: (url: string) => void = () => {};
  const leaving = new Promise<string>((resolve) => {
    leave = resolve;
  });
  const { control, clock, ledger, paymentProvider: provider } = aFakeWorld({ storage, leave });
  const place = document.createElement('div');
  document.body.append(place);
  return {
    provider,
    place,
    advance: (ms) => clock.advance(ms),
    async begin(charge) {
      const secret = ledger.create({ ...aBookingOf(people.buyer, { price: charge.amount }), id: 'b0' });
      if (secret === null) throw new Error('There is room in a new world');
      return secret;
    },
    cancel: async (secret) => void ledger.move(secret, 'canceled'),
    async fillIn(form, card) {
      form.mount(place);
      const typed = within(place);
      await userEvent.type(typed.getByLabelText('Card number'), card.number);
      await userEvent.type(typed.getByLabelText('Expiration date'), card.expiry);
      await userEvent.type(typed.getByLabelText('Security code'), card.cvc);
    },
    leaving,
    async answerBank(passed) {
      const name = passed ? 'Complete authentication' : 'Fail authentication';
      await userEvent.click(await within(document.body).findByRole('button', { name }));
    },
    goOffline: () => control.goOffline(),
    stop: async () => document.body.replaceChildren(),
  };
}

describePaymentProviderContract('in memory', async () => harness());

const back = 'https://shop.example/dashboard/payment/b0';
const card = { number: '4242424242424242', expiry: '12/60', cvc: '123' };

describe('FakePaymentProvider', () => {
  it('groups a card’s digits as they are typed and keeps out everything else', async () => {
    const { provider, begin, fillIn, place } = harness();
    const form = valueOf(await provider.open(await begin(taka(1))));
    await fillIn(form, { number: '4242-4242x42424242', expiry: '1260', cvc: '1a23' });
    expect(within(place).getByLabelText('Card number')).toHaveProperty('value', '4242 4242 4242 4242');
    expect(within(place).getByLabelText('Expiration date')).toHaveProperty('value', '12/60');
    expect(within(place).getByLabelText('Security code')).toHaveProperty('value', '123');
  });

  it('tells browsers and phones what the fields are for', async () => {
    const { provider, begin, place } = harness();
    valueOf(await provider.open(await begin(taka(1)))).mount(place);
    for (const [label, autocomplete] of [['Card number', 'cc-number'], ['Expiration date', 'cc-exp'], ['Security code', 'cc-csc']] as const) {
      const field = within(place).getByLabelText(label);
      expect(field.getAttribute('autocomplete')).toBe(autocomplete);
      expect(field.getAttribute('inputmode')).toBe('numeric');
    }
  });

  it.each([
    ['a number with a slip in it', { ...card, number: '4242424242424241' }, 'Your card number is invalid.'],
    ['a month that there is not', { ...card, expiry: '13/60' }, "Your card's expiration date is incomplete."],
    ['the month before this one', { ...card, expiry: '04/26' }, "Your card's expiration date is in the past."],
  ])('does not take %s', async (_what, typed, message) => {
    const { provider, begin, fillIn } = harness();
    const form = valueOf(await provider.open(await begin(taka(1))));
    await fillIn(form, typed);
    expect(await form.confirm(back)).toEqual({ ok: false, failure: { code: 'payment/card', message } });
  });

  it('takes a card until the end of its last month', async () => {
    const { provider, begin, fillIn, leaving } = harness();
    const form = valueOf(await provider.open(await begin(taka(1))));
    await fillIn(form, { ...card, expiry: '05/26' });
    void form.confirm(back);
    expect(await leaving).toContain('redirect_status=succeeded');
  });

  it('breaks, for whoever wants to see that, in a way that is no card’s fault', async () => {
    const { provider, begin, fillIn } = harness();
    const form = valueOf(await provider.open(await begin(taka(1))));
    await fillIn(form, { ...card, number: '4000000000009235' });
    expect(await form.confirm(back)).toEqual({ ok: false, failure: { code: 'payment/unexpected' } });
  });

  it('comes back unpaid when the bank is convinced but the money is lacking', async () => {
    const { provider, begin, fillIn, answerBank, leaving } = harness();
    const secret = await begin(taka(1));
    const form = valueOf(await provider.open(secret));
    await fillIn(form, { ...card, number: '4000008260003178' });
    void form.confirm(back);
    await answerBank(true);
    expect(await leaving).toContain('redirect_status=failed');
    expect(valueOf(await provider.retrieve(secret)).status).toBe('requires_payment_method');
  });

  it('asks no card any more about what is paid', async () => {
    const { provider, begin, fillIn, leaving } = harness();
    const form = valueOf(await provider.open(await begin(taka(1))));
    await fillIn(form, card);
    void form.confirm(back);
    await leaving;
    await fillIn(form, { ...card, number: '4000000000000002' });
    expect(await form.confirm(back)).toEqual({ ok: false, failure: { code: 'payment/unexpected' } });
  });

  it('is done processing after half a minute', async () => {
    const { provider, begin, fillIn, leaving, advance } = harness();
    const secret = await begin(taka(1));
    const form = valueOf(await provider.open(secret));
    await fillIn(form, { ...card, number: '4000000000000077' });
    void form.confirm(back);
    await leaving;
    expect(valueOf(await provider.retrieve(secret)).status).toBe('processing');
    advance(30_000);
    expect(valueOf(await provider.retrieve(secret)).status).toBe('succeeded');
  });

  it('still knows a payment after the page was left', async () => {
    const storage = new InMemoryStorage();
    const { provider, begin, fillIn, leaving } = harness(storage);
    const secret = await begin(taka(77));
    const form = valueOf(await provider.open(secret));
    await fillIn(form, card);
    void form.confirm(back);
    await leaving;
    const report = valueOf(await harness(storage).provider.retrieve(secret));
    expect(report).toMatchObject({ status: 'succeeded', charge: taka(77) });
  });
});
