import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Read beforehand, so that a busy machine does not make a test wait for it.
import '#ui/features/booking/BookingsPage.tsx';
import '#ui/features/booking/BookingSummaryPage.tsx';
import '#ui/features/payment/PaymentPage.tsx';
import '#src/live/shopPorts.ts';
import '#ui/app/DashboardLayout.tsx';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import type { Extension } from '#domain/extensions.ts';
import { bookingSummaryTexts } from '#ui/texts/bookingSummary.ts';
import { dealPageTexts } from '#ui/texts/dealPage.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { meetingTexts } from '#ui/texts/meeting.ts';
import { paymentTexts } from '#ui/texts/payment.ts';
import { people, type Person } from '../../contracts/tinyWorld.ts';
import { press, see, settled, shown, type } from '../faults/screen.ts';
import { booking as galaxy, products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { hang, json, text } from './FaultyServer.ts';
import { holdLongWaits } from './longWaits.ts';
import { toasts } from './people.ts';
import { playStripe } from './playedStripe.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(async () => {
  vi.restoreAllMocks();
  cleanup();
  await stopProductionShops();
});

const { id: productId, price, productName, image, categoryName, categoryId, sellerEmail } = products.laptop;
const deal: Booking = {
  ...galaxy,
  productId,
  price,
  productName,
  image,
  categoryName,
  categoryId,
  sellerEmail,
  bookedAt: Date.UTC(2026, 10, 18, 12),
  state: 'requested',
};
const page = `/dashboard/booking/${deal.id}`;
const payment = `/dashboard/payment/${deal.id}`;
const card = { 'Card number': '4242 4242 4242 4242', 'Expiration date': '12/34', 'Security code': '123' };

type Opening = {
  readonly who?: Person;
  readonly given?: Partial<Booking>;
  readonly extensions?: readonly Extension[];
  readonly at?: string;
};

function open({ who = people.buyer, given = {}, extensions = ['sales', 'paid'], at = page }: Opening = {}) {
  const marketplace = { ...shopWorld.marketplace, bookings: [{ ...deal, ...given }] };
  return aProductionShop({ who, at, extensions, seed: { ...shopWorld, marketplace } });
}

function token({ backend }: ProductionShop, { email }: Person): string {
  const issued = backend.world.marketplace.issueToken(email);
  if (!issued.ok) throw new Error(issued.failure.code);
  return issued.value;
}

/** The other side's own device. */
async function elsewhere(shop: ProductionShop, who: Person, method: string, path: string, body: object = {}) {
  const answer = await fetch(`${shop.backend.backend.url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token(shop, who)}`, 'content-type': 'application/json' },
    ...(method === 'DELETE' ? {} : { body: JSON.stringify(body) }),
  });
  expect(answer.status).toBe(200);
}

const moves = { accept: 'accepted', decline: 'declined', cancel: 'cancelled', 'hand-over': 'handed-over' } as const;
const moved = (shop: ProductionShop, who: Person, move: BookingMove) =>
  elsewhere(shop, who, 'PUT', `/booking/${deal.id}/state`, {
    state: moves[move],
    ...(move === 'cancel' ? { reason: 'I changed my mind' } : {}),
  });

/** As the marketplace holds it. */
function held({ backend }: ProductionShop): Booking {
  const found = backend.world.marketplace.bookings.byId(deal.id);
  if (!found.ok) throw new Error(found.failure.code);
  return found.value;
}

const confirm = async (name: string): Promise<void> => {
  await press(name);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name }));
  await settled();
};

async function cancel(reason: string): Promise<void> {
  await press('Cancel this booking');
  await type({ Reason: reason });
  await press('Cancel this booking');
}

it('[G-FORM-1] a reason stays on the device when the deal has moved on and can still be cancelled', async () => {
  const shop = await open();
  await see('The seller has your request');
  shop.server.script = ({ url }) => (url === `/booking/${deal.id}/state` ? json(503, {}) : null);
  await press('Cancel this booking');
  await type({ Reason: 'I found another one' });
  await moved(shop, people.seller, 'accept');
  await press('Cancel this booking');
  await see('The seller accepted meanwhile.');
  // The browser hides the page, which saves what was typed.
  fireEvent(window, new Event('pagehide'));
  expect(JSON.stringify({ ...window.localStorage })).toContain('I found another one');
  shop.server.script = () => null;
  await press('Cancel this booking');
  await see(dealPageTexts.english.done.cancel);
  expect(held(shop)).toMatchObject({ state: 'cancelled', reason: 'I found another one' });
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('I found another one');
});

describe('[G-SALE-1] a deal from its request to its end', () => {
  it('is followed by the buyer on one page', async () => {
    const shop = await open();
    await see('The seller has your request');
    expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull();
    await moved(shop, people.seller, 'accept');
    await press('Refresh');
    await see('The seller accepted meanwhile.');
    expect(screen.getByRole('link', { name: 'Pay Now' })).toBeTruthy();
    await confirm('I have it');
    await see('Waiting for Selim Seller');
    await moved(shop, people.seller, 'hand-over');
    await press('Refresh');
    await see('It’s yours');
    expect(held(shop).state).toBe('completed');
    expect(shop.server.asked.filter((call) => call.startsWith('PUT'))).toHaveLength(1);
  });

  it('is read by the seller in the seller’s words, and moved by them', async () => {
    const shop = await open({ who: people.seller });
    await see('Bela Buyer wants to buy it');
    await press('Accept');
    await see('Meet Bela Buyer');
    expect(shown()).not.toContain('Tell the seller');
    await confirm('I handed it over');
    await see('Waiting for Bela Buyer');
    expect(held(shop).handedOver?.seller).toBeDefined();
  });

  it('[G-FAULT-1] tells the seller why the acceptance failed', async () => {
    const shop = await open({ who: people.seller });
    await see('Bela Buyer wants to buy it');
    shop.server.script = ({ method }) => (method === 'PUT' ? json(500, {}) : null);
    await press('Accept');
    await see(failureTexts.english.unavailable);
    expect(held(shop).state).toBe('requested');
  });

  it('is nobody else’s', async () => {
    await open({ who: people.otherBuyer });
    await see('This is not your booking');
    expect(shown()).not.toContain(productName);
  });

  it('is promised nowhere without `sales`', async () => {
    const shop = await open({ extensions: [] });
    await see('Receipt');
    expect(document.querySelector('.next-step, .deal-steps, .hands, .end-deal')).toBeNull();
    await shop.go('/dashboard');
    await see('Pay Now');
    await see('Meet the seller');
    expect(shown()).not.toMatch(/Waiting for an answer|See the deal/);
  });
});

describe('[G-SALE-1] two people at once', () => {
  it('tells the buyer who has the product in hand that the seller cancelled, and the seller the same', async () => {
    const shop = await open({ given: { state: 'accepted' } });
    await see('Pay now, or when you meet Selim Seller');
    await press('I have it');
    await moved(shop, people.seller, 'cancel');
    fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'I have it' }));
    await see('The booking was cancelled meanwhile.');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await see('Reason: I changed my mind');
    expect(held(shop).state).toBe('cancelled');
  });

  it('tells the buyer who cancels that the seller handed it over meanwhile', async () => {
    const shop = await open({ given: { state: 'accepted' } });
    await see('Meet');
    await moved(shop, people.seller, 'hand-over');
    await cancel('I found another one');
    await see('The seller confirmed the hand-over meanwhile.');
    expect(shown()).not.toContain('Cancel this booking');
    await see('Do you have it?');
    expect(held(shop).state).toBe('handed-over');
  });

  it.each([
    ['handed over', 'accepted', 'hand-over', 'handed-over'],
    ['declined', 'requested', 'decline', 'declined'],
  ] as const)(
    'asks the buyer again before they delete a booking that the seller has %s',
    async (_what, state, move, ended) => {
      const shop = await open({ given: { state }, at: '/dashboard/myproducts' });
      await see(productName);
      fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
      await see('This cancels your booking');
      await moved(shop, people.seller, move);
      const [toasted, dialog] = [toasts(), screen.getByRole('alertdialog')];
      fireEvent.click(within(dialog).getByRole('button', { name: 'Delete booking' }));
      await see('This deal has moved on meanwhile.');
      await see('The deal itself stays as it is');
      expect(toasts()).toBe(toasted);
      expect(held(shop).state).toBe(ended);
      fireEvent.click(within(dialog).getByRole('button', { name: 'Delete booking' }));
      await see('Booking taken off your list');
    },
  );

  it.each([
    ['hangs', hang, failureTexts.english.timeout, 3],
    ['is HTML', text(200, '<!doctype html><p>Sorry'), failureTexts.english.malformed, 1],
  ] as const)(
    'deletes nothing if the answer to where the booking stands %s, and lets the buyer try again',
    async (_what, fault, said, attempts) => {
      const shop = await open({ given: { state: 'accepted' }, at: '/dashboard/myproducts' });
      await see(productName);
      const { pass } = holdLongWaits();
      let asked = 0;
      shop.server.script = ({ url }) => (url === `/booking/${deal.id}` && (asked += 1) > 0 ? fault : null);
      fireEvent.click(await screen.findByRole('button', { name: /^Delete/ }));
      await press('Delete booking');
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        await vi.waitFor(() => expect(asked).toBe(attempt));
        await pass(16);
      }
      await see(said);
      expect(held(shop).state).toBe('accepted');
      shop.server.script = () => null;
      await press('Delete booking');
      await see('Booking cancelled');
      expect(held(shop).state).toBe('cancelled');
    },
  );

  it('shows the buyer who comes back to their bookings where each stands', async () => {
    const shop = await open({ given: { state: 'accepted' }, at: '/dashboard/myproducts' });
    await see('Accepted');
    await moved(shop, people.seller, 'hand-over');
    fireEvent(document, new Event('visibilitychange'));
    await see('The seller handed it over');
  });

  it('tells the seller who hands over that the buyer cancelled meanwhile', async () => {
    const shop = await open({ who: people.seller, given: { state: 'accepted' } });
    await see('Meet Bela Buyer');
    await moved(shop, people.buyer, 'cancel');
    await confirm('I handed it over');
    await see('The booking was cancelled meanwhile.');
    await see('Reason: I changed my mind');
  });

  it.each([
    [
      'the seller deletes the product',
      people.seller,
      `/sellersporducts/${productId}`,
      'The seller removed this product.',
    ],
    ['an admin deletes the seller', people.admin, `/users/${people.seller.email}`, 'The seller’s account was removed.'],
  ])('tells the buyer that %s', async (_what, who, path, reason) => {
    const shop = await open({ given: { state: 'accepted' } });
    await see('Pay now, or when you meet Selim Seller');
    await elsewhere(shop, who, 'DELETE', path);
    await cancel('I found another one');
    await see('The booking was cancelled meanwhile.');
    await see(`Reason: ${reason}`);
    expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull();
  });
});

describe('[G-PAY-2] a payment', () => {
  const pay = 'Pay 38,500 tk';

  async function paying() {
    const shop = await open({ given: { state: 'accepted' } });
    const { left } = playStripe(shop.server.url);
    await shop.go(payment);
    await see(pay);
    await type(card);
    /** `meanwhile`: what happens while the person is at the bank. */
    const returned = async (meanwhile?: () => Promise<void>): Promise<ProductionShop> => {
      await press(pay);
      await vi.waitFor(() => expect(left).toHaveLength(1));
      await meanwhile?.();
      const { pathname, search } = new URL(left[0] ?? '');
      return shop.reload(pathname + search);
    };
    return { shop, returned };
  }

  /** The same person on another device. */
  async function onAnotherDevice(shop: ProductionShop, at: string): Promise<void> {
    window.localStorage.clear();
    window.localStorage.setItem('access_token', token(shop, people.buyer));
    await shop.reload(at);
  }

  it('is told to the marketplace, and is Paid on every device', async () => {
    const { shop, returned } = await paying();
    await returned();
    await vi.waitFor(() => expect(held(shop).isPaid).toBe(true));
    await onAnotherDevice(shop, '/dashboard');
    await see('Paid');
    expect(shown()).not.toMatch(/Pay Now|Paid on this device/);
  });

  it('that the shop could not hear of is told at the next visit, and never paid twice', async () => {
    const { shop, returned } = await paying();
    shop.server.script = ({ method, url }) =>
      method === 'PUT' && url === `/booking/${deal.id}` ? json(500, { message: 'No' }) : null;
    const again = await returned();
    await see(paymentTexts.english.untoldTitle);
    expect(shown()).not.toContain(pay);
    expect(held(shop).isPaid).not.toBe(true);
    shop.server.script = () => null;
    await again.go('/dashboard');
    await vi.waitFor(() => expect(held(shop).isPaid).toBe(true));
    expect(shop.server.calls.filter(({ url }) => url.endsWith('/confirm'))).toHaveLength(1);
  });

  it.each(['/dashboard/myproducts', page])('in another tab takes Pay Now away from %s', async (at) => {
    await open({ given: { state: 'accepted' }, extensions: ['sales'], at });
    await see('Pay Now');
    const charge = { amount: price, currency: 'bdt' };
    const record = { owner: people.buyer.email, reference: 'pi_1', charge, isReal: true, isReported: false };
    const newValue = JSON.stringify({ version: 1, value: { [deal.id]: record } });
    const key = 're-sale-shop:payments-paid';
    window.localStorage.setItem(key, newValue);
    fireEvent(window, new StorageEvent('storage', { key, newValue, storageArea: window.localStorage }));
    await see('Paid on this device');
    expect(shown()).not.toContain('Pay Now');
  });

  it.each(['/dashboard/myproducts', page])(
    'that is still processed in another tab takes Pay Now away from %s',
    async (at) => {
      await open({ given: { state: 'accepted' }, extensions: ['sales'], at });
      await see('Pay Now');
      const record = { owner: people.buyer.email, endsAt: Date.now() + 86_400_000 };
      const newValue = JSON.stringify({ version: 2, value: { [deal.id]: record } });
      const key = 're-sale-shop:payments-processing';
      window.localStorage.setItem(key, newValue);
      fireEvent(window, new StorageEvent('storage', { key, newValue, storageArea: window.localStorage }));
      await vi.waitFor(() => expect(shown()).not.toContain('Pay Now'));
    },
  );

  it('[G-TRUE-1] is offered nowhere in a state that the shop does not know, and the pages say so', async () => {
    const shop = await open({ given: { state: 'accepted' }, at: '/blog' });
    const address = `/booking/${deal.id}`;
    const authorization = `Bearer ${token(shop, people.buyer)}`;
    const row = await (await fetch(shop.backend.backend.url + address, { headers: { authorization } })).json();
    const paused = { ...(row as object), state: 'paused' };
    shop.server.script = ({ url }) =>
      url === address ? json(200, paused) : url.startsWith('/buyersproducts') ? json(200, [paused]) : null;
    await shop.go(page);
    await see(bookingSummaryTexts.english.unknownStateTitle);
    await see(meetingTexts.english.noCard);
    expect(shown()).not.toContain('Pay Now');
    await shop.go('/dashboard/myproducts');
    await see(deal.productName);
    expect(shown()).not.toContain('Pay Now');
    await shop.go(payment);
    await see(paymentTexts.english.unknownDueTitle);
    expect(shop.server.asked).not.toContain('POST /create-payment-intent');
  });

  it('is not made once the seller has cancelled, and the page says that the deal is over', async () => {
    const { shop } = await paying();
    await moved(shop, people.seller, 'cancel');
    await press(pay);
    await see(paymentTexts.english.noLongerDueTitle);
    expect(shop.server.asked.filter((call) => call.endsWith('/confirm'))).toEqual([]);
    expect(held(shop).isPaid).not.toBe(true);
  });

  it('counts though the seller cancels meanwhile, and the buyer is told to ask for the money', async () => {
    const { shop, returned } = await paying();
    const again = await returned(() => moved(shop, people.seller, 'cancel'));
    await vi.waitFor(() => expect(held(shop).isPaid).toBe(true));
    expect(held(shop).state).toBe('cancelled');
    await again.go(page);
    await see('This booking was cancelled');
    await see('doesn’t refund you');
    expect(screen.queryByRole('link', { name: 'Pay Now' })).toBeNull();
  });
});
