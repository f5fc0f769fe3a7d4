import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Booking } from '#domain/booking/Booking.ts';
import type { BookingStage } from '#domain/booking/bookingLife.ts';
import type { BookingMove } from '#domain/booking/BookingMove.ts';
import { accountTexts } from '#ui/texts/account.ts';
import { commonTexts } from '#ui/texts/common.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { requestCountTexts } from '#ui/texts/requestCount.ts';
import { requestsTexts } from '#ui/texts/requests.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, pressTwice, see, shown, tick, type } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { type Fault, hang, json, reset, text } from './FaultyServer.ts';
import { holdLongWaits } from './longWaits.ts';
import { allSettled, later, toasts } from './people.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

// The first page that a test opens waits for its code.
vi.setConfig({ testTimeout: 30_000 });

afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

const { buyer, seller, otherBuyer } = people;
const id = '000000000000000000000301';
const path = `/booking/${id}/state`;

function dealOf(stage: BookingStage, given: Partial<Booking> = {}): Booking {
  const { id: productId, productName, price, image, categoryName, categoryId, sellerEmail } = products.laptop;
  const product = { productId, productName, price, image, categoryName, categoryId, sellerEmail };
  return aDeal(stage, { ...product, id, buyerName: buyer.name, email: buyer.email, ...given });
}

/** The requests of a seller's laptop, opened by the seller. */
async function theRequests(stage: BookingStage, more: readonly Booking[] = []): Promise<ProductionShop> {
  const bookings = [dealOf(stage), ...more];
  const shop = await aProductionShop({
    who: seller,
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, bookings } },
    extensions: ['sales', 'paid'],
  });
  await shop.go('/dashboard/requests');
  await see(products.laptop.productName);
  await nothingPending();
  return shop;
}

const stored = ({ backend }: ProductionShop): Booking | undefined => {
  const { marketplace } = backend.world;
  const token = marketplace.issueToken(seller.email);
  const listed = marketplace.bookings.ofSeller(token.ok ? token.value : '', seller.email);
  return listed.ok ? listed.value.find((booking) => booking.id === id) : undefined;
};

/** An action on another device, or in another tab. */
function meanwhile({ backend }: ProductionShop, who: { readonly email: string }, move: BookingMove, of = id): void {
  const { marketplace } = backend.world;
  const token = marketplace.issueToken(who.email);
  const moved = token.ok && marketplace.deals?.move(token.value, of, move, 'No time').ok === true;
  if (!moved) throw new Error(`The marketplace did not ${move}`);
}

const moves = ({ server }: ProductionShop): readonly unknown[] =>
  server.calls.filter((call) => call.url === path).map(({ body }) => JSON.parse(body) as unknown);

type Answer = { readonly move: BookingMove; readonly stage: BookingStage; readonly does: () => Promise<void> };

const answers: readonly Answer[] = [
  { move: 'accept', stage: 'requested', does: () => press(`Accept ${buyer.name}’s request`) },
  {
    move: 'decline',
    stage: 'requested',
    does: async () => {
      await press(`Decline ${buyer.name}’s request`);
      await type({ Reason: 'Too far for me' });
      await press(`Decline ${buyer.name}’s request`);
    },
  },
  {
    move: 'cancel',
    stage: 'accepted',
    does: async () => {
      await press(`Cancel the deal with ${buyer.name}`);
      await type({ Reason: 'Too far for me' });
      await press(`Cancel the deal with ${buyer.name}`);
    },
  },
  {
    move: 'hand-over',
    stage: 'accepted',
    does: async () => {
      await press(`I handed it over to ${buyer.name}`);
      await press('I handed it over');
    },
  },
];

/** The page's words once the move is made. */
const seen: { readonly [M in BookingMove]: string } = {
  accept: `You accepted ${buyer.name}’s request.`,
  decline: `You declined ${buyer.name}’s request`,
  cancel: `You cancelled the deal with ${buyer.name}`,
  'hand-over': 'We noted that you handed it over',
};
/** The button that is there after a failure; a reason stays in its form. */
const again: { readonly [M in BookingMove]: string } = {
  accept: `Accept ${buyer.name}’s request`,
  decline: `Decline ${buyer.name}’s request`,
  cancel: `Cancel the deal with ${buyer.name}`,
  'hand-over': 'I handed it over',
};
const written: { readonly [M in BookingMove]: object } = {
  accept: { state: 'accepted' },
  decline: { state: 'declined', reason: 'Too far for me' },
  cancel: { state: 'cancelled', reason: 'Too far for me' },
  'hand-over': { state: 'handed-over' },
};

describe('[G-SALE-1] a seller over the wire', () => {
  it.each(answers)('makes the move $move once, and the marketplace holds it', async ({ move, stage, does }) => {
    const shop = await theRequests(stage);
    await does();
    await see(seen[move]);
    await nothingPending();
    expect(moves(shop)).toEqual([written[move]]);
    expect(stored(shop)).toMatchObject(written[move]);
  });

  it('accepts once for a double click', async () => {
    const shop = await theRequests('requested');
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    shop.server.script = ({ url }) => (url === path ? { kind: 'late', release: released } : null);
    await pressTwice(`Accept ${buyer.name}’s request`, release);
    await see(seen.accept);
    expect(moves(shop)).toHaveLength(1);
  });

  it('opens the meeting’s page of a deal', async () => {
    const shop = await theRequests('accepted');
    await shop.go(`/dashboard/booking/${id}`);
    await see(buyer.name);
    expect(shown()).not.toContain('This is not your booking');
  });
});

describe('[G-SALE-1] the last look at the requests', () => {
  const isStored = (): boolean => Object.keys(window.localStorage).some((key) => key.includes('requests-look'));

  it('is kept on the device until the seller signs out', async () => {
    await theRequests('requested');
    expect(isStored()).toBe(true);
    await press('Sign Out');
    await see('Login');
    await nothingPending();
    expect(isStored()).toBe(false);
  });

  it('is not taken when an answer comes after the seller has left the page', async () => {
    const look = (): string =>
      Object.entries(window.localStorage)
        .filter(([key]) => key.includes('requests-look'))
        .join();
    const { server, go } = await theRequests('requested');
    let answer = (): void => {};
    const release = new Promise<void>((resolve) => {
      answer = resolve;
    });
    server.script = ({ url }) => (url === path ? { kind: 'late', release } : null);
    await press(`Accept ${buyer.name}’s request`);
    await vi.waitFor(() => expect(server.asked).toContain(`PUT ${path}`));
    await go('/dashboard/sellersproducts');
    const before = look();
    expect(before).not.toBe('');
    answer();
    await see(seen.accept);
    await allSettled();
    expect(look()).toBe(before);
  });
});

describe('[G-SALE-1] a shop without sales', () => {
  it('has no link to the requests, says so at their address, and asks for nothing', async () => {
    const { server, go } = await aProductionShop({ who: seller });
    await go('/dashboard');
    await see('Seller Products');
    expect(document.querySelector('a[href="/dashboard/requests"]')).toBeNull();
    await go('/dashboard/requests');
    await see('This shop has no requests');
    expect(server.asked.filter((call) => call.includes('/sellersbookings'))).toEqual([]);
  });
});

const { malformed, unavailable, unreachable, timeout } = failureTexts.english;
const faults: readonly (readonly [string, Fault, string])[] = [
  ['a broken connection', reset, unreachable],
  ['HTML', text(200, '<!doctype html><title>Proxy</title>'), malformed],
  ['500', json(500, {}), unavailable],
];

describe('[G-SALE-1] an answer that fails', () => {
  it.each(answers.flatMap((answer) => faults.map((fault) => [answer.move, fault[0], answer, fault] as const)))(
    'on %s with %s keeps the row, says why, and the next try succeeds',
    async (_move, _name, { move, stage, does }, [, fault, words]) => {
      const shop = await theRequests(stage);
      let failed = 0;
      shop.server.script = ({ url }) => (url === path && (failed += 1) === 1 ? fault : null);
      await does();
      await see(words);
      expect(shown()).toContain(buyer.name);
      expect(stored(shop)?.state).toBe(dealOf(stage).state);
      await press(again[move]);
      await see(seen[move]);
      expect(stored(shop)).toMatchObject(written[move]);
    },
  );

  it('that hangs ends after its time, and the next try succeeds', async () => {
    const shop = await theRequests('requested');
    const waits = holdLongWaits();
    let asked = 0;
    shop.server.script = ({ url }) => (url === path && (asked += 1) === 1 ? hang : null);
    await press(`Accept ${buyer.name}’s request`);
    await waits.pass(16);
    await see(timeout);
    await press(`Accept ${buyer.name}’s request`);
    await see(seen.accept);
    expect(stored(shop)?.state).toBe('accepted');
  });

  it.each(answers)(
    '[G-TRUE-1] after the marketplace took it is read as an answer: $move',
    async ({ move, stage, does }) => {
      const shop = await theRequests(stage);
      shop.server.script = ({ url }) => (url === path ? { kind: 'answer-lost' } : null);
      await does();
      await see(seen[move]);
      await nothingPending();
      expect(shown()).not.toContain('meanwhile');
      expect(shown()).not.toContain(unreachable);
      expect(moves(shop)).toHaveLength(1);
    },
  );

  it('after the marketplace took it, and the booking is not readable either, is shown as the list holds it', async () => {
    const shop = await theRequests('requested');
    shop.server.script = ({ method, url }) =>
      url === path ? { kind: 'answer-lost' } : method === 'GET' && url === `/booking/${id}` ? json(503, {}) : null;
    await press(`Accept ${buyer.name}’s request`);
    await see('This request was accepted meanwhile.');
    expect(shown()).not.toContain(unreachable);
    expect(moves(shop)).toHaveLength(1);
  });

  it.each(answers.filter(({ move }) => move === 'decline' || move === 'cancel'))(
    '[G-TRUE-1] after the marketplace took it, and that takes the row away, is told: $move',
    async ({ stage, does }) => {
      const shop = await theRequests(stage);
      shop.server.script = ({ method, url }) =>
        url === path ? { kind: 'answer-lost' } : method === 'GET' && url === `/booking/${id}` ? json(503, {}) : null;
      await does();
      await vi.waitFor(() => expect(toasts()).toContain(requestsTexts.english.changed(buyer.name)));
    },
  );

  it('[G-TRUE-1] after the marketplace took it is told by a later list, if the next list fails as well', async () => {
    const shop = await theRequests('requested');
    let isDown = true;
    shop.server.script = ({ method, url }) => {
      if (url === path) return { kind: 'answer-lost' };
      return isDown && method === 'GET' ? json(503, {}) : null;
    };
    await press(`Decline ${buyer.name}’s request`);
    await type({ Reason: 'Too far for me' });
    await press(`Decline ${buyer.name}’s request`);
    await see(commonTexts.english.outdatedTitle);
    await allSettled();
    isDown = false;
    tellFromAnotherTab('bookings/');
    await vi.waitFor(() => expect(toasts()).toContain(requestsTexts.english.changed(buyer.name)));
  });
});

it('[G-FORM-1] a typed reason is there when its seller comes back, and gone once it is sent', async () => {
  const shop = await theRequests('requested');
  const reason = () => document.querySelector('textarea')?.value;
  await press(`Decline ${buyer.name}’s request`);
  await type({ Reason: 'Too far for me' });
  await shop.go('/dashboard/sellersproducts');
  await see('With requests 1');
  await shop.go('/dashboard/requests');
  await press(`Decline ${buyer.name}’s request`);
  expect(reason()).toBe('Too far for me');
  await see('We restored your draft');
  await press(`Decline ${buyer.name}’s request`);
  await see(seen.decline);
  await nothingPending();
  expect(stored(shop)).toMatchObject({ state: 'declined', reason: 'Too far for me' });
  expect(JSON.stringify({ ...window.localStorage })).not.toContain('Too far for me');
});

it('[G-FORM-1] Back brings the filter that was chosen', async () => {
  const shop = await theRequests('requested');
  const pressed = () => screen.getByRole('button', { name: /^Ended/ }).getAttribute('aria-pressed');
  await press('Ended 0');
  expect(pressed()).toBe('true');
  await shop.go('/dashboard/sellersproducts');
  await see('With requests 1');
  act(() => window.history.back());
  await vi.waitFor(() => expect(window.location.pathname).toBe('/dashboard/requests'));
  await vi.waitFor(() => expect(pressed()).toBe('true'));
});

it('[G-SESSION-1] a reason stays typed when its seller closes the login that the move asked for', async () => {
  const shop = await theRequests('requested');
  shop.server.script = ({ url }) => {
    if (url.startsWith('/jwt')) return text(400, 'Log in again');
    return url === path || url.startsWith('/sellersbookings') ? text(401, 'expired') : null;
  };
  const { logInAgainText } = accountTexts.english;
  await press(`Decline ${buyer.name}’s request`);
  await type({ Reason: 'Too far for me' });
  await press(`Decline ${buyer.name}’s request`);
  await see(logInAgainText);
  await press('Close');
  await see(failureTexts.english.sessionExpired);
  await nothingPending();
  expect(shown()).not.toContain(logInAgainText);
  expect(document.querySelector('textarea')?.value).toBe('Too far for me');
});

it('[G-SALE-1] requests for one product at two prices each say what is to be paid', async () => {
  await theRequests('requested', [
    dealOf('requested', { id: '000000000000000000000302', email: otherBuyer.email, price: 30_000 }),
  ]);
  await see('38,500');
  await see('Booked at 30,000 tk');
  expect(shown()).not.toContain('Booked at 38,500');
});

it('[G-TRUE-1] a seller’s products say who asks for one once another tab has answered', async () => {
  const shop = await theRequests('requested');
  await shop.go('/dashboard/sellersproducts');
  await see('With requests 1');
  meanwhile(shop, seller, 'decline');
  tellFromAnotherTab('bookings/');
  await see('With requests 0');
});

describe('[G-TRUE-1] the drawer’s number of requests', () => {
  const { requests, needAnswer } = requestCountTexts.english;
  const counted = (): string | null | undefined =>
    document.querySelector('a[href="/dashboard/requests"]')?.textContent?.trim();
  const one = `${requests}1, ${needAnswer(1)}`;

  it('is asked for again once a product with a request is deleted', async () => {
    const shop = await theRequests('requested');
    await shop.go('/dashboard/sellersproducts');
    await see('With requests 1');
    expect(counted()).toBe(one);
    await press(`Delete ${products.laptop.productName}`);
    await press('Delete product');
    await press('Delete now');
    await vi.waitFor(() => expect(counted()).toBe(requests));
  });

  it('is asked for again once a product is deleted whose page was left', async () => {
    const shop = await theRequests('requested');
    await shop.go('/dashboard/sellersproducts');
    await see('With requests 1');
    await press(`Delete ${products.laptop.productName}`);
    await press('Delete product');
    await shop.go('/dashboard/addproducts');
    expect(counted()).toBe(one);
    await press('Delete now');
    await vi.waitFor(() => expect(counted()).toBe(requests));
  });

  it('is asked for again once chosen products are deleted', async () => {
    const shop = await theRequests('requested');
    await shop.go('/dashboard/sellersproducts');
    await see('With requests 1');
    await tick(`Choose ${products.laptop.productName}`);
    await press('Delete 1');
    await press('Delete product');
    expect(counted()).toBe(one);
    await press('Delete now');
    await vi.waitFor(() => expect(counted()).toBe(requests));
  });

  it('is asked for again once a deal is cancelled on its page, for which another request waited', async () => {
    const waiting = { id: '000000000000000000000302', buyerName: otherBuyer.name, email: otherBuyer.email };
    const shop = await theRequests('accepted', [dealOf('waiting', waiting)]);
    await shop.go(`/dashboard/booking/${id}`);
    await see(`Meet ${buyer.name}`);
    expect(counted()).toBe(requests);
    await press('Cancel this booking');
    await type({ Reason: 'Too far for me' });
    await press('Cancel this booking');
    await vi.waitFor(() => expect(counted()).toBe(one));
  });
});

it('[G-SELL-1] the question before one product is deleted says that somebody asks for it', async () => {
  const shop = await theRequests('requested');
  await shop.go('/dashboard/sellersproducts');
  await see('With requests 1');
  await press(`Delete ${products.laptop.productName}`);
  await see('It is reserved or requested.');
  await press('Keep product');
  await press(`Delete ${products.advertised.productName}`);
  await see(`This removes ${products.advertised.productName} from the shop.`);
  expect(shown()).not.toContain('It is reserved or requested.');
});

describe('[G-SALE-1] two at once', () => {
  const other = '000000000000000000000302';
  const second = dealOf('requested', { id: other, buyerName: otherBuyer.name, email: otherBuyer.email });

  it('accept in two tabs of the seller: the product is promised to one person', async () => {
    const shop = await theRequests('requested', [second]);
    meanwhile(shop, seller, 'accept', other);
    await press(`Accept ${buyer.name}’s request`);
    await see('The product was promised to somebody else meanwhile, so this request waits.');
    await nothingPending();
    expect(stored(shop)?.state).toBe('requested');
    await see(`You promised this product to ${otherBuyer.name}.`);
  });

  it('the same answer in two tabs of the seller is made once', async () => {
    const shop = await theRequests('requested');
    meanwhile(shop, seller, 'accept');
    await press(`Accept ${buyer.name}’s request`);
    await see('This request was accepted meanwhile.');
    expect(stored(shop)?.state).toBe('accepted');
  });

  it('the buyer cancels while the seller hands over', async () => {
    const shop = await theRequests('accepted');
    await press(`I handed it over to ${buyer.name}`);
    meanwhile(shop, buyer, 'cancel');
    await press('I handed it over');
    await see('This request was cancelled meanwhile.');
    await see('“No time”');
    expect(stored(shop)?.state).toBe('cancelled');
  });

  it('the seller cancels while the buyer says that they have it', async () => {
    const shop = await theRequests('accepted');
    await press(`Cancel the deal with ${buyer.name}`);
    await type({ Reason: 'Too far for me' });
    meanwhile(shop, buyer, 'hand-over');
    await press(`Cancel the deal with ${buyer.name}`);
    await see('The buyer said meanwhile that they have it.');
    expect(stored(shop)?.state).toBe('handed-over');
  });

  it('a buyer’s answer is shown when the seller comes back to the page', async () => {
    const shop = await theRequests('requested');
    meanwhile(shop, buyer, 'cancel');
    document.dispatchEvent(new Event('visibilitychange'));
    await see('“No time”');
  });
});

it('[G-SALE-1] the drawer’s count of requests that need an answer is not set back by a late answer', async () => {
  const bookings = [dealOf('requested')];
  const shop = await aProductionShop({
    who: seller,
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, bookings } },
    extensions: ['sales', 'paid'],
  });
  const { fault, release } = later();
  let isFirst = true;
  shop.server.script = ({ url }) => {
    if (!url.startsWith('/sellersbookings') || !isFirst) return null;
    isFirst = false;
    return fault;
  };
  await shop.go('/dashboard/requests');
  await press(`Accept ${buyer.name}’s request`);
  await see(seen.accept);
  await allSettled();
  expect(shown()).not.toContain(requestCountTexts.english.needAnswer(1));
  release();
  await allSettled();
  expect(shown()).not.toContain(requestCountTexts.english.needAnswer(1));
});

it('[G-FAULT-1] a suggested reason does not replace the one that is being sent', async () => {
  const shop = await theRequests('requested');
  const late = later();
  shop.server.script = ({ method }) => (method === 'PUT' ? late.fault : null);
  await press(`Decline ${buyer.name}’s request`);
  await type({ Reason: 'Too far for me' });
  await press(`Decline ${buyer.name}’s request`);
  await vi.waitFor(() => expect(shop.server.asked.some((call) => call.startsWith('PUT'))).toBe(true));
  await press('I sold it elsewhere');
  expect(document.querySelector('textarea')?.value).toBe('Too far for me');
  late.release();
});
