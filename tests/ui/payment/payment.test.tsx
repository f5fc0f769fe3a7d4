import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { PaymentFailure, PaymentReport, PaymentStatus } from '#domain/payment/PaymentProvider.ts';
import { fail, ok, type Result } from '#domain/shared/Result.ts';
import { aThinkPadBooking } from '../../builders/aBooking.ts';
import { held } from '../dashboard/aDashboard.tsx';
import { openPayment, report, says, taka } from './aPaymentPage.tsx';

const payButton = (name: RegExp | string = 'Pay 38,500 tk'): Promise<HTMLElement> =>
  screen.findByRole('button', { name });
const pay = async (name?: RegExp | string): Promise<void> => userEvent.click(await payButton(name));
const hasForm = (): boolean => screen.queryByText('card form of the provider') !== null;
const cameBack = (status: string): string =>
  `/dashboard/payment/b1?payment_intent=pi_42&payment_intent_client_secret=secret-42&redirect_status=${status}`;

describe('the payment page', () => {
  it("[S-PAY-1] shows the booking, its price with the suffix 'tk', and the provider's card form", async () => {
    openPayment();
    expect(await screen.findByText('card form of the provider')).toBeTruthy();
    const summary = screen.getByRole('region', { name: 'Your booking' });
    expect(summary.textContent).toContain('ThinkPad T480');
    expect(summary.textContent).toContain('North End, Mirpur 11');
    expect(summary.querySelector('.price__now')?.textContent).toContain('38,500 tk');
  });

  it('[G-PAY-1] shows the amount before the person pays, on the button too', async () => {
    openPayment();
    await payButton('Pay 38,500 tk');
    expect(screen.getByText('To be charged').nextElementSibling?.textContent).toBe('38,500 tk');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('[G-PAY-1] says that the payment succeeded only once the provider says so', async () => {
    const { provider } = openPayment();
    provider.confirmed = async () => says('processing');
    await pay();
    await screen.findByText('Your payment is processing.');
    expect(screen.getByText('To be charged')).toBeTruthy();
    expect(screen.queryByText(/^Charged/)).toBeNull();
    provider.retrieved = says('succeeded');
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Charged')).toBeTruthy();
  });

  it('[S-PAY-2] requests the payment of this booking once, even when everything is drawn twice', async () => {
    const { created } = openPayment({ isStrict: true });
    await payButton();
    expect(created).toEqual(['b1 38500']);
  });

  it('[S-PAY-2] makes the provider return to this page, without a query', async () => {
    window.history.replaceState(null, '', '/dashboard/payment/b1?x=1');
    const { provider } = openPayment();
    await pay();
    await screen.findByText('Payment succeeded!');
    expect(provider.log).toContain(`confirm ${window.location.origin}/dashboard/payment/b1`);
  });

  it('lets the provider draw one form at a time, and removes it on leaving', async () => {
    const { provider, unmount } = openPayment({ isStrict: true });
    await payButton();
    const depth = (): number => provider.log.reduce((open, entry) => open + (entry === 'mount' ? 1 : -1), 0);
    expect(depth()).toBe(1);
    unmount();
    expect(depth()).toBe(0);
  });

  it('is loaded again when a browser shows it as it was left while it paid', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const { provider } = openPayment();
    const shown = (persisted: boolean): void => {
      window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    };
    await payButton();
    shown(true);
    provider.confirmed = () => held<Result<PaymentReport, PaymentFailure>>().answer;
    await pay();
    shown(false);
    expect(reload).not.toHaveBeenCalled();
    shown(true);
    expect(reload).toHaveBeenCalledTimes(1);
    reload.mockRestore();
  });

  it('does not touch the form while it pays, because the provider reads it there', async () => {
    const answer = held<Result<PaymentReport, PaymentFailure>>();
    const { provider } = openPayment();
    provider.confirmed = () => answer.answer;
    await pay();
    expect(screen.getByRole('button', { name: 'Paying…' }).getAttribute('aria-busy')).toBe('true');
    expect(provider.log.filter((entry) => entry === 'unmount')).toEqual([]);
    expect(hasForm()).toBe(true);
    answer.give(says('succeeded'));
    expect(await screen.findByText('Payment succeeded!')).toBeTruthy();
  });

  it('[G-PAY-1] pays once, for any number of clicks', async () => {
    const answer = held<Result<PaymentReport, PaymentFailure>>();
    const { provider } = openPayment();
    provider.confirmed = () => answer.answer;
    await userEvent.dblClick(await payButton());
    answer.give(says('succeeded'));
    await screen.findByText('Payment succeeded!');
    expect(provider.log.filter((entry) => entry.startsWith('confirm'))).toHaveLength(1);
  });
});

describe('the provider’s report', () => {
  it.each<[PaymentStatus, string]>([
    ['succeeded', 'Payment succeeded!'],
    ['processing', 'Your payment is processing.'],
    ['requires_payment_method', 'Your payment was not successful, please try again.'],
    ['canceled', 'Something went wrong.'],
    ['other', 'Something went wrong.'],
  ])('[S-PAY-3] of a payment that is %s: %s', async (status, words) => {
    const { provider } = openPayment({ language: 'original' });
    provider.confirmed = async () => says(status);
    await pay();
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it("[S-PAY-4] of a card error is shown in the provider's own words, and the person can try again", async () => {
    const { provider } = openPayment();
    provider.confirmed = async () => fail({ code: 'payment/card', message: 'Your card was declined.' });
    await pay();
    expect(await screen.findByText('Your card was declined.')).toBeTruthy();
    await waitFor(() =>
      expect(screen.getByRole('group', { name: /Your card was declined\./ })).toBe(document.activeElement),
    );
    provider.confirmed = async () => says('succeeded');
    await pay();
    expect(await screen.findByText('Payment succeeded!')).toBeTruthy();
    expect(screen.queryByText('Your card was declined.')).toBeNull();
  });

  it.each(['payment/unexpected', 'payment/unreachable'] as const)(
    "[S-PAY-4] of any other error (%s) is 'An unexpected error occurred.', with a way to find out",
    async (code) => {
      const { provider } = openPayment({ language: 'original' });
      provider.confirmed = async () => fail({ code });
      await pay();
      expect(await screen.findByText('An unexpected error occurred.')).toBeTruthy();
      provider.retrieved = says('succeeded');
      await userEvent.click(screen.getByRole('button', { name: 'Check the payment' }));
      expect(await screen.findByText('Payment succeeded!')).toBeTruthy();
      expect(screen.queryByText('An unexpected error occurred.')).toBeNull();
    },
  );

  it('of a success is a receipt with its reference and a link to the bookings, without a form', async () => {
    const { provider, paid } = openPayment();
    await pay();
    await screen.findByText('Payment succeeded!');
    expect(screen.getByText('pi_42')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your bookings' }).getAttribute('href')).toBe('/dashboard');
    expect(hasForm()).toBe(false);
    expect(provider.log.at(-1)).toBe('unmount');
    expect(paid()).toEqual({ reference: 'pi_42', charge: taka(38500), isReal: true });
  });

  it('gets the focus when the button that paid disappears', async () => {
    openPayment();
    await pay();
    await screen.findByText('Payment succeeded!');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Payment succeeded!'));
  });

  it('of processing shows no form, and can be checked until it is final', async () => {
    const { provider } = openPayment();
    provider.confirmed = async () => says('processing');
    await pay();
    await screen.findByText('Your payment is processing.');
    expect(hasForm()).toBe(false);
    provider.retrieved = says('processing');
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    await screen.findByRole('button', { name: 'Check again' });
    provider.retrieved = says('succeeded');
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Payment succeeded!')).toBeTruthy();
  });

  it('is missing when the provider does not answer a check, and the page says so', async () => {
    const { provider } = openPayment({ retrieved: says('processing') });
    await screen.findByText('Your payment is processing.');
    provider.retrieved = fail({ code: 'payment/unreachable' });
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText(/didn’t answer/)).toBeTruthy();
    expect(screen.getByText('Your payment is processing.')).toBeTruthy();
  });

  it('of a late failure brings the form back', async () => {
    const { provider } = openPayment({ retrieved: says('processing') });
    await screen.findByText('Your payment is processing.');
    provider.retrieved = says('requires_payment_method');
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Your payment was not successful, please try again.')).toBeTruthy();
    await waitFor(() => expect(hasForm()).toBe(true));
  });

  it('of a cancellation allows a new payment, and then disappears', async () => {
    const { provider, created } = openPayment();
    provider.confirmed = async () => says('canceled');
    await pay();
    await screen.findByText('Something went wrong.');
    expect(hasForm()).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Start a new payment' }));
    await waitFor(() => expect(hasForm()).toBe(true));
    expect(screen.queryByText('Something went wrong.')).toBeNull();
    expect(created).not.toHaveLength(0);
  });
});

describe('a charge that differs from the booking', () => {
  const dollars = { retrieved: ok(report('requires_payment_method', { amount: 350, currency: 'usd' })) };

  it('[G-PAY-1] is pointed out, and is not paid without explicit consent', async () => {
    const { provider } = openPayment(dollars);
    expect(await screen.findByText('The charge differs from your booking')).toBeTruthy();
    expect(screen.getByText(/will charge US\$350.00. Your booking says 38,500 tk/)).toBeTruthy();
    await pay('Pay US$350.00');
    expect(provider.log.some((entry) => entry.startsWith('confirm'))).toBe(false);
    expect(screen.getByText('Please agree to the charge before you pay.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'I agree to a charge of US$350.00' }));
  });

  it('[G-PAY-1] is paid once the person agrees', async () => {
    const { provider } = openPayment(dollars);
    provider.confirmed = async () => ok(report('succeeded', { amount: 350, currency: 'usd' }));
    await userEvent.click(await screen.findByRole('checkbox'));
    await pay('Pay US$350.00');
    await screen.findByText('Payment succeeded!');
    expect(screen.getByRole('region', { name: 'Your booking' }).textContent).toContain('ChargedUS$350.00');
  });

  it('is pointed out where only the amount differs', async () => {
    openPayment({ retrieved: ok(report('requires_payment_method', taka(385))) });
    expect(await screen.findByText('The charge differs from your booking')).toBeTruthy();
    expect(await payButton('Pay 385 tk')).toBeTruthy();
  });
});

const begun = 'secret-42';

describe('coming back from the provider', () => {
  it.each<[PaymentStatus, string, string | null]>([
    ['succeeded', 'Payment succeeded!', 'See your bookings'],
    ['processing', 'The bank hasn’t answered yet.', 'Check again'],
    ['requires_payment_method', 'Nothing was charged, and you still have your booking.', 'Pay 38,500 tk'],
    ['canceled', 'This payment was cancelled and nothing was charged.', 'Start a new payment'],
    ['other', 'We don’t know yet whether the payment went through.', 'Check the payment'],
  ])('[G-PAY-1] to a payment that is %s says so, and what to do', async (status, words, wayOn) => {
    const { created } = openPayment({ begun, address: cameBack('succeeded'), retrieved: says(status) });
    expect(
      await screen.findByText(new RegExp(status === 'succeeded' ? words : words.replace('.', '\\.'))),
    ).toBeTruthy();
    expect(
      screen.getByText((_text, element) => element?.matches('a, button') === true && element.textContent === wayOn),
    ).toBeTruthy();
    expect(created).toEqual([]);
  });

  it('to a payment that was cancelled lets one start a new one', async () => {
    const { provider, created } = openPayment({ begun, address: cameBack('failed'), retrieved: says('canceled') });
    const again = await screen.findByRole('button', { name: 'Start a new payment' });
    provider.retrieve = async (secret) => says(secret === 'secret-new' ? 'requires_payment_method' : 'canceled');
    await userEvent.click(again);
    expect(await payButton()).toBeTruthy();
    expect(created).toEqual(['b1 38500']);
  });

  it('[G-PAY-1] without a status or a payment still asks the provider', async () => {
    const { provider } = openPayment({
      begun,
      address: '/dashboard/payment/b1?payment_intent=pi_42',
      retrieved: says('succeeded'),
    });
    expect(await screen.findByText('Payment succeeded!')).toBeTruthy();
    expect(provider.asked).toEqual([begun]);
  });

  it('[G-FAULT-1] while the provider is unreachable claims nothing about the money, and asks again', async () => {
    const { provider, created } = openPayment({
      begun,
      address: cameBack('succeeded'),
      retrieved: fail({ code: 'payment/unreachable' }),
    });
    await screen.findByText(/couldn’t reach the payment provider/);
    expect(document.body.textContent).not.toMatch(/Nothing was charged|succeeded/);
    provider.retrieved = says('succeeded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Payment succeeded!')).toBeTruthy();
    expect(created).toEqual([]);
  });

  it('[G-PAY-1] removes the secret from the address bar and its history, and asks the provider', async () => {
    const { history, provider, created } = openPayment({
      begun,
      address: cameBack('succeeded'),
      retrieved: says('succeeded'),
      isStrict: true,
    });
    await screen.findByText('Payment succeeded!');
    expect(history()).toEqual(['/dashboard/payment/b1']);
    expect(new Set(provider.asked)).toEqual(new Set(['secret-42']));
    expect(created).toEqual([]);
  });

  it('keeps the rest of the address', async () => {
    const { history } = openPayment({
      begun,
      address: `${cameBack('succeeded')}&lang=bn`,
      retrieved: says('succeeded'),
    });
    await screen.findByText('Payment succeeded!');
    expect(history()).toEqual(['/dashboard/payment/b1?lang=bn']);
  });

  it('says that the payment failed, with the form ready', async () => {
    openPayment({ begun, address: cameBack('failed') });
    expect(await screen.findByText('Your payment was not successful, please try again.')).toBeTruthy();
    expect(hasForm()).toBe(true);
  });

  it('trusts the provider, not the address', async () => {
    openPayment({ begun, address: cameBack('succeeded'), retrieved: says('processing') });
    expect(await screen.findByText('Your payment is processing.')).toBeTruthy();
    expect(screen.queryByText('Payment succeeded!')).toBeNull();
  });
});

describe('a link to a payment that was not started here', () => {
  const title = 'This payment link wasn’t started from your bookings';

  it.each<PaymentStatus>(['succeeded', 'processing', 'other'])(
    '[G-PAY-1] [G-SEC-1] is never taken for a payment of this booking: %s',
    async (status) => {
      const { paid, created, history } = openPayment({ address: cameBack('succeeded'), retrieved: says(status) });
      expect(await screen.findByText(title)).toBeTruthy();
      expect(screen.getByText(/payment of 38,500 tk \(reference pi_42\).*before you pay again/)).toBeTruthy();
      expect(screen.queryByText('Payment succeeded!')).toBeNull();
      expect(screen.getByRole('link', { name: 'See your bookings' })).toBeTruthy();
      expect(history()).toEqual(['/dashboard/payment/b1']);
      expect([paid(), created, hasForm()]).toEqual([null, [], false]);
    },
  );

  it.each<[string, Result<PaymentReport, PaymentFailure>]>([
    ['failed', says('requires_payment_method')],
    ['was cancelled', says('canceled')],
    ['nobody knows', fail({ code: 'payment/unexpected' })],
  ])('to a payment that %s says that nothing was charged', async (_what, retrieved) => {
    openPayment({ address: cameBack('failed'), retrieved });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(screen.getByText(/It charged nothing/)).toBeTruthy();
  });

  it('leads on to the payment of this booking', async () => {
    const { provider, created } = openPayment({ address: cameBack('succeeded'), retrieved: says('succeeded') });
    const goOn = await screen.findByRole('button', { name: 'Pay for this booking here' });
    provider.retrieved = says('requires_payment_method');
    await userEvent.click(goOn);
    expect(await payButton()).toBeTruthy();
    expect(screen.queryByText(title)).toBeNull();
    expect(created).toEqual(['b1 38500']);
  });

  it('is pointed out beside the payment that was started here', async () => {
    const { provider } = openPayment({ begun: 'secret-own', address: cameBack('succeeded') });
    expect(await screen.findByText(title)).toBeTruthy();
    expect(await payButton()).toBeTruthy();
    expect(provider.asked).toEqual(['secret-own']);
  });
});

describe('two tabs', () => {
  const record = { reference: 'pi_42', charge: taka(38500), isReal: true };

  it('[G-PAY-1] both show that it was paid, although only one of them paid', async () => {
    const { inAnotherTab, provider } = openPayment();
    await payButton();
    inAnotherTab((records) => records.markPaid('b1', record));
    expect(await screen.findByText('Payment succeeded!')).toBeTruthy();
    expect(hasForm()).toBe(false);
    expect(provider.log.some((entry) => entry.startsWith('confirm'))).toBe(false);
  });

  it('[G-PAY-1] do not pay twice when one of them slept through the other’s payment', async () => {
    const { inAnotherTab, provider, listeners } = openPayment();
    await payButton();
    listeners.clear();
    inAnotherTab((records) => records.markPaid('b1', record));
    await pay();
    expect(await screen.findByText('Payment succeeded!')).toBeTruthy();
    expect(provider.log.some((entry) => entry.startsWith('confirm'))).toBe(false);
  });

  it('[G-PAY-1] that pay at once both show the payment that succeeded', async () => {
    const answer = held<Result<PaymentReport, PaymentFailure>>();
    const { inAnotherTab, provider } = openPayment();
    provider.confirmed = () => answer.answer;
    await pay();
    inAnotherTab((records) => records.markPaid('b1', record));
    expect(hasForm()).toBe(true);
    answer.give(fail({ code: 'payment/unexpected' }));
    expect(await screen.findByText('Payment succeeded!')).toBeTruthy();
    expect(screen.queryByText('An unexpected error occurred.')).toBeNull();
    expect(hasForm()).toBe(false);
  });

  it('[G-PAY-1] pay the same payment: one continues with what the other started', async () => {
    const { inAnotherTab, provider } = openPayment();
    await payButton();
    inAnotherTab((records) => records.begin('b1', 'secret-other'));
    await waitFor(() => expect(provider.asked.at(-1)).toBe('secret-other'));
    expect(await payButton()).toBeTruthy();
  });

  it('follow each other while the page is open', async () => {
    const { listeners, unmount } = openPayment({ isStrict: true });
    await payButton();
    expect(listeners.size).toBe(1);
    unmount();
    expect(listeners.size).toBe(0);
  });
});

describe('test mode', () => {
  it('is stated on the page itself, before and after paying', async () => {
    const trial = ok({ ...report('requires_payment_method'), isReal: false });
    const { provider } = openPayment({ retrieved: trial });
    expect(await screen.findByText('Test payments: no money moves')).toBeTruthy();
    provider.confirmed = async () => ok({ ...report('succeeded'), isReal: false });
    await pay();
    await screen.findByText('Payment succeeded!');
    expect(screen.getByText('Test payments: no money moves')).toBeTruthy();
  });

  it('is stated on a receipt saved on this device', async () => {
    openPayment({ paid: { reference: 'pi_42', charge: taka(38500), isReal: false } });
    await screen.findByText('Payment succeeded!');
    expect(screen.getByText('Test payments: no money moves')).toBeTruthy();
  });

  it('is not mentioned when money moves', async () => {
    openPayment();
    await payButton();
    expect(screen.queryByText(/No money moves/)).toBeNull();
  });
});

describe('a payment page without a payment to make', () => {
  it('[G-PAY-1] shows the receipt, and no form, for a booking that is paid', async () => {
    const { created } = openPayment({ begun: 'secret-old', retrieved: says('succeeded') });
    expect(await screen.findByText('Payment succeeded!')).toBeTruthy();
    expect(hasForm()).toBe(false);
    expect(created).toEqual([]);
  });

  it('says when the booking is gone', async () => {
    openPayment({ booking: fail({ code: 'api/not-found' }) });
    expect(await screen.findByRole('heading', { name: 'This booking is gone' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your bookings' })).toBeTruthy();
  });

  it('does not say that when the marketplace only lacks payments', async () => {
    openPayment({ created: fail({ code: 'api/not-found' }) });
    expect(await screen.findByRole('heading', { name: 'We couldn’t prepare the payment' })).toBeTruthy();
    expect(screen.queryByText('This booking is gone')).toBeNull();
  });

  it.each([
    ["another person's booking", ok(aThinkPadBooking({ email: 'someone@example.com' })), 'Payment'],
    ['a booking that is gone', fail({ code: 'api/not-found' as const }), 'Payment'],
    ['a booking that may load on another try', fail({ code: 'api/offline' as const }), 'Pay for your booking'],
  ] as const)('[G-TRUE-1] its heading asks only people to pay who may: %s', async (_what, booking, title) => {
    openPayment({ booking });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    await screen.findByRole('heading', { level: 2 });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });

  it("says that it is another person's booking, and shows nothing of it", async () => {
    const { created } = openPayment({ booking: ok(aThinkPadBooking({ email: 'someone@example.com' })) });
    expect(await screen.findByRole('heading', { name: 'This is not your booking' })).toBeTruthy();
    expect(screen.queryByText('ThinkPad T480')).toBeNull();
    expect(created).toEqual([]);
  });

  it('says that the provider is unreachable, and tries again', async () => {
    const { provider } = openPayment({ retrieved: fail({ code: 'payment/unreachable' }) });
    expect(await screen.findByText(/couldn’t reach the payment provider/)).toBeTruthy();
    provider.retrieved = says('requires_payment_method');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await payButton()).toBeTruthy();
  });

  it.each(['booking', 'created'] as const)(
    'says when the device is offline for the %s, and tries again',
    async (step) => {
      const { state } = openPayment({ [step]: fail({ code: 'api/offline' }) });
      expect(await screen.findByText(/You’re offline/)).toBeTruthy();
      state.booking = ok(aThinkPadBooking());
      state.created = ok('secret-new');
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await payButton()).toBeTruthy();
    },
  );

  it('[G-PAY-1] shows the receipt of a booking paid on this device, without a call', async () => {
    const { provider, created } = openPayment({ paid: { reference: 'pi_42', charge: taka(38500), isReal: true } });
    expect(await screen.findByText('Payment succeeded!')).toBeTruthy();
    expect([provider.asked, created, hasForm()]).toEqual([[], [], false]);
  });

  it.each([
    ['english', 'Charged: 38,500 tk. Reference: pi_42'],
    ['bangla', 'কাটা হয়েছে: ৩৮,৫০০ টাকা। রেফারেন্স: pi_42'],
  ] as const)('[G-I18N-1] ends the receipt’s sentences as the language does: %s', async (language, words) => {
    openPayment({ paid: { reference: 'pi_42', charge: taka(38500), isReal: true }, language });
    await screen.findByText('pi_42');
    expect(document.body.textContent?.replaceAll(/\s+/g, ' ')).toContain(words);
  });

  it('shows the payment’s outcome for a booking that is gone', async () => {
    openPayment({
      begun,
      address: cameBack('succeeded'),
      booking: fail({ code: 'api/not-found' }),
      retrieved: says('processing'),
    });
    expect(await screen.findByText('Your payment is processing.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'This booking is gone' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See your bookings' })).toBeTruthy();
  });

  it.each(['requires_payment_method', 'canceled'] as const)(
    '[G-TRUE-1] says of a booking that is gone that nothing was charged, and not that it is still there: %s',
    async (status) => {
      openPayment({ begun, booking: fail({ code: 'api/not-found' }), retrieved: says(status) });
      expect(await screen.findByText('It was deleted. Nothing was charged.')).toBeTruthy();
      expect(screen.getByRole('heading', { name: 'This booking is gone' })).toBeTruthy();
      expect(document.body.textContent).not.toMatch(/you still have your booking|try again|start a new one/);
    },
  );

  it('still shows what this device knows to be paid', async () => {
    openPayment({
      paid: { reference: 'pi_42', charge: taka(38500), isReal: true },
      booking: fail({ code: 'api/offline' }),
    });
    expect(await screen.findByText('You paid for this booking on this device')).toBeTruthy();
    expect(screen.getByText('pi_42')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});
