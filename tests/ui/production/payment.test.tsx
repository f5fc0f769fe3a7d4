import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserPaymentRecords } from '#adapters/browser/BrowserPaymentRecords.ts';
import type { Extension } from '#domain/extensions.ts';
import { taka } from '#domain/shared/Money.ts';
import { accountTexts } from '#ui/texts/account.ts';
import { paymentTexts } from '#ui/texts/payment.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { lost, nothingPending, press, see, shown, type } from '../faults/screen.ts';
import { booking, products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json, reset, text } from './FaultyServer.ts';
import { holdLongWaits } from './longWaits.ts';
import { allSettled } from './people.ts';
import { playStripe } from './playedStripe.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

const page = `/dashboard/payment/${booking.id}`;
const words = paymentTexts.english;
const pay = 'Pay 41,000 tk';
const card = { 'Card number': '4242 4242 4242 4242', 'Expiration date': '12/34', 'Security code': '123' };

async function aPayment(extensions: readonly Extension[] = []) {
  const shop = await aProductionShop({ who: people.buyer, extensions });
  const { stripe, left } = playStripe(shop.server.url);
  await shop.go(page);
  await see(pay);
  return { shop, stripe, left };
}

/** The same person on a device without payment records. */
async function onAnotherDevice(shop: ProductionShop, address = page): Promise<ProductionShop> {
  const token = window.localStorage.getItem('access_token') ?? '';
  window.localStorage.clear();
  window.localStorage.setItem('access_token', token);
  return shop.reload(address);
}

const confirmed = (shop: ProductionShop) => shop.server.calls.filter(({ url }) => url.endsWith('/confirm'));

/** Stripe's elements, whose frame never loads. */
const blockedFrame = () => ({
  create: () => ({ mount() {}, destroy() {}, update() {}, on() {}, off() {} }),
  update() {},
});

describe('one booking on two devices', () => {
  it('[G-PAY-1] shows the second device the same payment while it is unpaid', async () => {
    const { shop } = await aPayment();
    const begun = () => /pi_\w+_secret_\w+/.exec(window.localStorage.getItem('re-sale-shop:payments-begun') ?? '')?.[0];
    const first = begun();
    expect(first).toBeDefined();
    await onAnotherDevice(shop);
    await see(pay);
    expect(begun()).toBe(first);
    expect(shop.server.asked.filter((call) => call === 'POST /create-payment-intent')).toHaveLength(2);
  });

  it('[G-PAY-1] tells the second device that the booking is paid, shows the payment, and has no form', async () => {
    const { shop, left } = await aPayment();
    await type(card);
    await press(pay);
    await vi.waitFor(() => expect(left).toHaveLength(1));
    await onAnotherDevice(shop);
    await see(words.alreadyPaidTitle);
    await see(words.statuses.succeeded);
    expect(shown()).toMatch(/Charged: 41,000 tk/);
    expect(shown()).not.toContain(pay);
    expect(confirmed(shop)).toHaveLength(1);
  });

  it('[G-PAY-1] tells a device with an open form that another one has paid', async () => {
    const { shop } = await aPayment();
    await type(card);
    const secret =
      new URL(
        shop.server.calls.findLast(({ url }) => url.startsWith('/v1/'))?.url ?? '',
        'http://stripe',
      ).searchParams.get('client_secret') ?? '';
    shop.backend.world.ledger.move(secret, 'succeeded');
    await press(pay);
    await see(words.statuses.succeeded);
    await nothingPending();
    expect(shown()).not.toContain(words.unexpected);
    expect(shown()).not.toContain(pay);
  });
});

it('[G-A11Y-1] somebody who comes back from the bank hears what has become of the payment', async () => {
  const { shop } = await aPayment();
  const secret = new BrowserPaymentRecords({ owner: () => people.buyer.email }).begun(booking.id) ?? '';
  shop.backend.world.ledger.move(secret, 'succeeded');
  const id = secret.replace(/_secret.*/, '');
  await shop.reload(`${page}?payment_intent=${id}&payment_intent_client_secret=${secret}&redirect_status=succeeded`);
  await see(words.statuses.succeeded);
  const said = (): string =>
    Array.from(document.querySelectorAll('.visually-hidden[role=status]'), (one) => one.textContent).join();
  await vi.waitFor(() => expect(said()).toContain(words.statuses.succeeded));
});

it.each([
  ['succeeded', 'fails', json(500, {})],
  ['succeeded', 'is HTML', text(200, '<!doctype html>')],
  ['processing', 'fails', json(503, {})],
] as const)(
  '[G-PAY-1] [G-TRUE-1] somebody who comes back from the bank reads that the payment is %s though the booking %s',
  async (status, _how, fault) => {
    const { shop } = await aPayment();
    const secret = new BrowserPaymentRecords({ owner: () => people.buyer.email }).begun(booking.id) ?? '';
    shop.backend.world.ledger.move(secret, status);
    const id = secret.replace(/_secret.*/, '');
    shop.server.script = ({ method, url }) => (method === 'GET' && url.startsWith('/booking/') ? fault : null);
    await shop.reload(`${page}?payment_intent=${id}&payment_intent_client_secret=${secret}&redirect_status=succeeded`);
    await see(words.statuses[status]);
    expect(screen.getByText(words.statuses[status]).closest('[role=alert]')).not.toBeNull();
    expect(shown()).not.toContain(words.notLoaded);
    expect(shown()).toContain(words.bookingUnread);
    shop.server.script = () => null;
    await press('Try again');
    await see(booking.meetingLocation);
    await see(words.statuses[status]);
    expect(shown()).not.toContain(words.bookingUnread);
  },
);

it('[G-PAY-1] [G-TRUE-1] somebody whose payment succeeded reads nothing of preparing one while the booking still fails', async () => {
  const { shop } = await aPayment(['paid']);
  const secret = new BrowserPaymentRecords({ owner: () => people.buyer.email }).begun(booking.id) ?? '';
  shop.backend.world.ledger.move(secret, 'succeeded');
  shop.server.script = ({ url }) => (url.startsWith('/booking/') ? json(500, {}) : null);
  await shop.reload(page);
  await see(words.statuses.succeeded);
  await see(words.untoldTitle);
  await press('Try again');
  await nothingPending();
  await see(words.paidHereTitle);
  await see(words.untoldTitle);
  expect(shown()).toContain(words.bookingUnread);
  expect(shown()).not.toContain(words.notLoaded);
});

it('[G-PAY-1] a payment that the provider has forgotten is begun anew, and can be paid', async () => {
  const shop = await aProductionShop({ who: people.buyer });
  const records = new BrowserPaymentRecords({ owner: () => people.buyer.email });
  records.begin(booking.id, 'pi_ofAnotherAccount_secret_42');
  const { left } = playStripe(shop.server.url);
  await shop.go(page);
  await see(pay);
  expect(records.begun(booking.id)).not.toBe('pi_ofAnotherAccount_secret_42');
  await type(card);
  await press(pay);
  await vi.waitFor(() => expect(left).toHaveLength(1));
});

describe('a booking that changes while its card form is open', () => {
  it('[S-PAY-3] is not charged once it is deleted, and the page says that it is gone', async () => {
    const { shop } = await aPayment();
    expect(shop.backend.world.marketplace.bookings.delete(booking.id)).toMatchObject({ ok: true });
    await type(card);
    screen.getByRole('button', { name: pay }).focus();
    await press(pay);
    await see(words.goneTitle);
    await nothingPending();
    expect(confirmed(shop)).toEqual([]);
    expect(document.activeElement?.tagName).toBe('H1');
    expect(shown()).not.toContain(pay);
  });

  it('[S-PAY-3] says that it is gone as soon as another tab has deleted it', async () => {
    const { shop } = await aPayment();
    shop.backend.world.marketplace.bookings.delete(booking.id);
    tellFromAnotherTab('bookings/');
    await see(words.goneTitle);
    expect(shown()).not.toContain(pay);
  });

  it('[G-SALE-1] can be paid once its seller has accepted it and the buyer comes back to the page', async () => {
    const { email: sellerEmail } = people.seller;
    const asRequested = aDeal('requested', { ...booking, productId: products.laptop.id, sellerEmail });
    const shop = await aProductionShop({
      who: people.buyer,
      extensions: ['sales', 'paid'],
      seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, bookings: [asRequested] } },
    });
    playStripe(shop.server.url);
    await shop.go(page);
    await see(words.notYetDueTitle);
    await nothingPending();
    const { marketplace } = shop.backend.world;
    const token = marketplace.issueToken(sellerEmail);
    const moved = marketplace.deals?.move(token.ok ? token.value : '', booking.id, 'accept');
    expect(moved?.ok).toBe(true);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await see(pay);
  });

  it.each([
    ['is answered', () => null],
    ['is cut off', () => reset],
    ['fails', () => json(500, { message: 'No' })],
  ])(
    '[G-SALE-1] leaves the focus where it is while it is not yet due, if a look at the page %s',
    async (_what, fault) => {
      const asRequested = aDeal('requested', { ...booking, productId: products.laptop.id });
      const shop = await aProductionShop({
        who: people.buyer,
        extensions: ['sales', 'paid'],
        seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, bookings: [asRequested] } },
      });
      await shop.go(page);
      await see(words.notYetDueTitle);
      await nothingPending();
      const link = screen.getByRole('link', { name: words.seeBookings });
      link.focus();
      const asked = () => shop.server.asked.filter((call) => call === `GET /booking/${booking.id}`).length;
      const before = asked();
      shop.server.script = ({ url }) => (url === `/booking/${booking.id}` ? fault() : null);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
      await vi.waitFor(() => expect(asked()).toBeGreaterThan(before));
      await allSettled();
      expect(document.activeElement).toBe(link);
      expect(shown()).toContain(words.notYetDueTitle);
    },
  );

  it('[G-PAY-1] asks for no card once another tab’s payment of it is under way', async () => {
    const { shop } = await aPayment();
    const records = new BrowserPaymentRecords({ owner: () => people.buyer.email });
    shop.backend.world.ledger.move(records.begun(booking.id) ?? '', 'processing');
    records.setProcessing(booking.id, true);
    const key = 're-sale-shop:payments-processing';
    const newValue = window.localStorage.getItem(key);
    fireEvent(window, new StorageEvent('storage', { key, newValue, storageArea: window.localStorage }));
    await see(words.statuses.processing);
    expect(shown()).not.toContain(pay);
  });

  it('keeps what was typed when another tab has changed something else', async () => {
    const { shop } = await aPayment();
    await type(card);
    const before = shop.server.calls.length;
    tellFromAnotherTab('bookings/');
    await vi.waitFor(() => expect(shop.server.asked.slice(before)).toContain(`GET /booking/${booking.id}`));
    await nothingPending();
    expect(lost(card)).toEqual([]);
  });

  it('[G-PAY-1] [G-SESSION-1] is not charged when its payer closes the login that paying asked for', async () => {
    const { shop, left } = await aPayment();
    await type(card);
    shop.server.script = ({ method, url }) => {
      if (url.startsWith('/jwt')) return text(400, 'Log in again');
      return method === 'GET' && url.startsWith('/booking/') ? text(401, 'expired') : null;
    };
    await press(pay);
    await see(accountTexts.english.logInAgainText);
    await press('Close');
    await see(words.notSent);
    // An earlier attempt may have gone through.
    await see(words.checkPayment);
    await nothingPending();
    expect(confirmed(shop)).toEqual([]);
    expect(lost(card)).toEqual([]);
    shop.server.script = () => null;
    await press(pay);
    await vi.waitFor(() => expect(left).toHaveLength(1), 10_000);
  });

  it('[G-PAY-1] can be checked after an error of the provider that the shop does not know', async () => {
    const { stripe } = await aPayment();
    stripe.confirmPayment = async () => ({ error: { type: 'temporary_session_expired', message: 'x' } as never });
    await type(card);
    await press(pay);
    await see(words.unexpectedMeaning);
    await see(words.checkPayment);
  });

  it('[G-PAY-1] can be checked after the provider’s script has refused the call itself', async () => {
    const { stripe } = await aPayment();
    stripe.confirmPayment = () => {
      throw Object.assign(new Error('The form is not on the page.'), { name: 'IntegrationError' });
    };
    await type(card);
    await press(pay);
    await see(words.unexpectedMeaning);
    await see(words.checkPayment);
  });

  it.each([
    ['breaks off', reset],
    ['is an error', text(500, '')],
    ['is no booking', text(200, '<!doctype html>')],
  ] as const)('[G-FAULT-1] is paid as it was shown if the marketplace’s answer about it %s', async (_how, fault) => {
    const { shop, left } = await aPayment();
    await type(card);
    shop.server.script = ({ method, url }) => (method === 'GET' && url.startsWith('/booking/') ? fault : null);
    await press(pay);
    await vi.waitFor(() => expect(left).toHaveLength(1), 10_000);
    expect(confirmed(shop)).toHaveLength(1);
  });

  it('[S-PAY-3] is not charged if the person leaves before the marketplace has answered', async () => {
    const { shop } = await aPayment();
    await type(card);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = () => shop.server.asked.filter((call) => call.startsWith('GET /booking/')).length;
    const before = asked();
    shop.server.script = ({ method, url }) =>
      method === 'GET' && url.startsWith('/booking/') ? { kind: 'late', release: released } : null;
    await press(pay);
    await vi.waitFor(() => expect(asked()).toBe(before + 1));
    const defects = vi.spyOn(console, 'error').mockImplementation(() => {});
    await shop.go('/blog');
    await act(async () => release());
    await nothingPending();
    expect(confirmed(shop)).toEqual([]);
    expect(defects).not.toHaveBeenCalled();
  });
});

describe('a payment provider that never answers', () => {
  const never = <T,>(): Promise<T> => new Promise<T>(() => undefined);

  it('[G-FAULT-1] is unreachable after 20 seconds without a report on the payment, and is asked again', async () => {
    const shop = await aProductionShop({ who: people.buyer });
    const { stripe } = playStripe(shop.server.url);
    const { retrievePaymentIntent } = stripe;
    stripe.retrievePaymentIntent = never;
    const { pass } = holdLongWaits();
    await shop.go(page);
    await vi.waitFor(() => expect(shop.server.asked).toContain('POST /create-payment-intent'));
    await vi.waitFor(async () => {
      await pass(10);
      expect(shown()).toContain(words.notLoaded);
    });
    stripe.retrievePaymentIntent = retrievePaymentIntent;
    await press('Try again');
    await see(pay);
  });

  it('[G-FAULT-1] says after 20 seconds that its blocked frame did not load, hides the button, and draws it again', async () => {
    const shop = await aProductionShop({ who: people.buyer });
    const { stripe } = playStripe(shop.server.url);
    const { elements } = stripe;
    stripe.elements = blockedFrame;
    const { pass } = holdLongWaits();
    await shop.go(page);
    await see(pay);
    await pass(19.9);
    expect(shown()).not.toContain(words.formMissingTitle);
    await pass(0.1);
    expect(shown()).toContain(words.formMissingTitle);
    expect(shown()).not.toContain(pay);
    stripe.elements = elements;
    await press(words.retry);
    await see('Card number');
    await see(pay);
    expect(shown()).not.toContain(words.formMissingTitle);
  });

  it.each(['succeeded', 'processing'] as const)(
    '[G-PAY-1] says what became of the payment if another device made it before the form was drawn again: %s',
    async (status) => {
      const shop = await aProductionShop({ who: people.buyer });
      const { stripe } = playStripe(shop.server.url);
      stripe.elements = blockedFrame;
      const { pass } = holdLongWaits();
      await shop.go(page);
      await see(pay);
      await pass(20);
      await see(words.formMissingTitle);
      const asked = shop.server.calls.findLast(({ url }) => url.startsWith('/v1/'))?.url ?? '';
      const secret = new URL(asked, shop.server.url).searchParams.get('client_secret') ?? '';
      shop.backend.world.ledger.move(secret, status);
      await press(words.retry);
      await see(words.statuses[status]);
      expect(shown()).not.toContain(pay);
      expect(shown()).not.toContain(words.formMissingTitle);
    },
  );

  it('[G-FAULT-1] [G-TRUE-1] says after 60 seconds that the outcome is unknown, and checks', async () => {
    const { shop, stripe } = await aPayment();
    const { confirmPayment } = stripe;
    const { pass } = holdLongWaits();
    // The provider takes the card, but its answer is lost.
    stripe.confirmPayment = (options) => {
      void confirmPayment(options);
      return never();
    };
    await type(card);
    await press(pay);
    await vi.waitFor(() => expect(confirmed(shop)).toHaveLength(1));
    await pass(59.9);
    expect(shown()).toContain(words.paying);
    await pass(0.1);
    expect(shown()).toContain(words.unanswered);
    expect(shown()).not.toMatch(/[Nn]othing was charged/);
    await press(words.checkPayment);
    await see(words.statuses.succeeded);
    expect(shown()).not.toContain(pay);
  });
});

describe('[G-PAY-2] a payment that the marketplace does not know yet', () => {
  const paid = (bookingId: string) => {
    const records = new BrowserPaymentRecords({ owner: () => people.buyer.email });
    records.markPaid(bookingId, { reference: `pi_${bookingId}`, charge: taka(41_000), isReal: true });
    return records;
  };

  it('is still to be told after a page with 404, which comes from something on the way', async () => {
    const shop = await aProductionShop({ who: people.buyer, at: '/blog', extensions: ['paid'] });
    const records = paid(booking.id);
    shop.server.script = ({ url }) => (url.startsWith('/booking/') ? text(404, '<!doctype html>') : null);
    await shop.go('/dashboard');
    await see(booking.productName);
    await vi.waitFor(() => expect(shop.server.asked).toContain(`PUT /booking/${booking.id}`), 10_000);
    await allSettled();
    expect(records.unreported()).toHaveLength(1);
    await shop.go(page);
    await allSettled();
    expect(shown()).not.toContain(words.goneTitle);
    expect(shown()).toContain(words.untoldTitle);
  });

  it('asks nobody to log in who has not asked to tell it', async () => {
    const shop = await aProductionShop({ who: people.buyer, at: '/blog', extensions: ['paid'] });
    const records = paid(booking.id);
    shop.server.script = ({ method, url }) => {
      if (url.startsWith('/jwt')) return text(400, 'Log in again');
      return method === 'PUT' ? text(401, 'expired') : null;
    };
    await shop.go('/dashboard');
    await see(booking.productName);
    await vi.waitFor(() => expect(shop.server.asked).toContain(`PUT /booking/${booking.id}`), 10_000);
    await allSettled();
    expect(shop.app.logInAgain.isAsking).toBe(false);
    expect(records.unreported()).toHaveLength(1);
  });
});

describe('a payment’s secret', () => {
  const secretOnDevice = () => JSON.stringify({ ...window.localStorage }).includes('_secret_');

  it('[G-PAY-1] is removed from the device by signing out', async () => {
    await aPayment();
    expect(secretOnDevice()).toBe(true);
    await press('Sign Out');
    await vi.waitFor(() => expect(secretOnDevice()).toBe(false));
  });

  it('[G-PAY-1] [G-SEC-1] appears in no address, link or request to the marketplace when a visitor returns with it', async () => {
    const secret = 'pi_9_secret_9';
    const shop = await aProductionShop({
      at: `${page}?payment_intent=pi_9&payment_intent_client_secret=${secret}&redirect_status=succeeded`,
    });
    await vi.waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(window.location.href).not.toContain('secret');
    expect(window.location.search).toContain(encodeURIComponent(page));
    expect(document.body.innerHTML).not.toContain(secret);
    expect(shop.server.asked.join()).not.toContain(secret);
  });

  it('[G-SEC-1] is removed from the address of any page', async () => {
    await aProductionShop({ at: '/blog?payment_intent_client_secret=pi_9_secret_9&from=bank#top' });
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/blog?from=bank#top');
  });
});

describe('[G-PAY-2] a booking that another device has paid by a payment of its own', () => {
  /** The form is open here, for a payment that is still open. */
  async function paidByAnotherPayment() {
    const shop = await aProductionShop({ who: people.buyer, extensions: ['paid'] });
    playStripe(shop.server.url);
    await shop.go(page);
    await see(pay);
    const answer = await fetch(`${shop.backend.backend.url}/booking/${booking.id}`, {
      headers: { authorization: `Bearer ${window.localStorage.getItem('access_token')}` },
    });
    const row = (await answer.json()) as object;
    shop.server.script = ({ method, url }) =>
      method === 'GET' && url === `/booking/${booking.id}`
        ? json(200, { ...row, paid: true, paymentIntentId: 'pi_other_device' })
        : null;
    return shop;
  }

  it('is not charged again by the open form', async () => {
    const shop = await paidByAnotherPayment();
    await type(card);
    await press(pay);
    await see(words.alreadyPaidTitle);
    expect(confirmed(shop)).toEqual([]);
  });

  it('has no form after a reload', async () => {
    const shop = await paidByAnotherPayment();
    await shop.reload(page);
    await see(words.alreadyPaidTitle);
    expect(shown()).not.toContain(pay);
  });

  it('has no form as soon as the page hears of a change', async () => {
    await paidByAnotherPayment();
    tellFromAnotherTab('bookings/');
    await see(words.alreadyPaidTitle);
    expect(shown()).not.toContain(pay);
  });
});
