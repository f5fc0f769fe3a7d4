import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BookingStage } from '#domain/booking/bookingLife.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { outcomeTexts } from '#ui/texts/outcomes.ts';
import { reportDialogTexts } from '#ui/texts/reportDialog.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { aReport } from '../../builders/aReport.ts';
import { people, type Person } from '../../contracts/tinyWorld.ts';
import { choose, nothingPending, press, see, settled, type } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';
import { allSettled, toasts } from './people.ts';

// The first page that a test opens waits for its code.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { buyer, seller, admin } = people;
const { id: productId, productName, price, image, categoryName, categoryId, sellerEmail } = products.laptop;
const id = '000000000000000000000301';
const { notConfirmed, personNotDeleted } = outcomeTexts.english;

type Write = {
  readonly what: string;
  readonly who: Person;
  readonly at: string;
  readonly stage?: BookingStage;
  readonly method: string;
  readonly url: string;
  readonly does: () => Promise<void>;
  readonly said: string;
};

async function open({ who, at, stage = 'requested' }: Write): Promise<ProductionShop> {
  const product = { productId, productName, price, image, categoryName, categoryId, sellerEmail };
  const bookings = [aDeal(stage, { ...product, id, buyerName: buyer.name, email: buyer.email })];
  const reports = [aReport({ productId, productName, sellerEmail })];
  const shop = await aProductionShop({
    who,
    at,
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, bookings, reports } },
    extensions: ['sales', 'reports'],
  });
  await see(productName);
  await nothingPending();
  return shop;
}

/** The call of the write is answered by 500 once it is released. */
async function fails({ server }: ProductionShop, { method, url, does }: Write): Promise<() => void> {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const isIt = (call: { readonly method: string; readonly url: string }): boolean =>
    call.method === method && call.url === url;
  server.script = (call) => (isIt(call) ? { ...json(500, {}), release: released } : null);
  await does();
  await vi.waitFor(() => expect(server.calls.filter(isIt)).toHaveLength(1));
  return release;
}

async function answerWithReason(name: string): Promise<void> {
  await press(name);
  await type({ Reason: 'Too far for me' });
  await press(name);
}

async function confirm(name: string, named: string): Promise<void> {
  await press(name);
  fireEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: named }));
  await settled();
}

const requests = { who: seller, at: '/dashboard/requests', method: 'PUT', url: `/booking/${id}/state` } as const;
const deal = { ...requests, at: `/dashboard/booking/${id}` } as const;
const request = `${buyer.name}’s request`;
const handedOver = 'I handed it over';

const writes: readonly Write[] = [
  {
    ...requests,
    what: 'a seller’s acceptance of a request',
    does: () => press(`Accept ${request}`),
    said: notConfirmed(`Accept ${request}`, productName),
  },
  {
    ...requests,
    what: 'a seller’s refusal of a request',
    does: () => answerWithReason(`Decline ${request}`),
    said: notConfirmed(`Decline ${request}`, productName),
  },
  {
    ...requests,
    what: 'a seller’s cancellation',
    stage: 'accepted',
    does: () => answerWithReason(`Cancel the deal with ${buyer.name}`),
    said: notConfirmed(`Cancel the deal with ${buyer.name}`, productName),
  },
  {
    ...requests,
    what: 'a seller’s hand-over',
    stage: 'accepted',
    does: () => confirm(`${handedOver} to ${buyer.name}`, handedOver),
    said: notConfirmed(`${handedOver} to ${buyer.name}`, productName),
  },
  {
    ...deal,
    what: 'the acceptance on a deal’s page',
    does: () => press('Accept'),
    said: notConfirmed('Accept', productName),
  },
  {
    ...deal,
    what: 'the refusal on a deal’s page',
    does: () => answerWithReason('Decline this request'),
    said: notConfirmed('Decline this request', productName),
  },
  {
    ...deal,
    what: 'a buyer’s cancellation',
    who: buyer,
    does: () => answerWithReason('Cancel this booking'),
    said: notConfirmed('Cancel this booking', productName),
  },
  {
    ...deal,
    what: 'a buyer’s hand-over',
    who: buyer,
    stage: 'accepted',
    does: () => confirm('I have it', 'I have it'),
    said: notConfirmed('I have it', productName),
  },
  {
    what: 'a report',
    who: buyer,
    at: `/products/${productId}`,
    method: 'POST',
    url: '/reporteditems',
    does: async () => {
      await press('Report this product');
      await choose('It’s already sold');
      await press('Send report');
    },
    said: reportDialogTexts.english.unsure(failureTexts.english.unavailable),
  },
  {
    what: 'a seller’s removal from the queue of reports',
    who: admin,
    at: '/dashboard/reporteditem',
    method: 'DELETE',
    url: `/users/${encodeURIComponent(seller.email)}`,
    does: async () => {
      await press(`Remove seller ${seller.name}`);
      await press('Confirm Delete');
    },
    said: personNotDeleted(seller.name),
  },
];

describe('[G-FAULT-1] a write that fails', () => {
  it.each(writes)('is told to a person who has left its page: $what', async (write) => {
    const shop = await open(write);
    const release = await fails(shop, write);
    await shop.go('/blog');
    release();
    await vi.waitFor(() => expect(toasts()).toContain(write.said));
  });

  it.each(writes)('is told by its page alone to a person who stays: $what', async (write) => {
    const shop = await open(write);
    const release = await fails(shop, write);
    release();
    await see(failureTexts.english.unavailable);
    await allSettled();
    expect(toasts()).toBe('');
  });
});
