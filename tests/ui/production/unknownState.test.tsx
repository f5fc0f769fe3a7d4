import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { bookingSummaryTexts } from '#ui/texts/bookingSummary.ts';
import { bookingsTexts } from '#ui/texts/bookings.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { people, type Person } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';

// The first page that a test opens waits for its code.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { buyer, otherBuyer, seller } = people;
const bookings = bookingsTexts.english;
const { id: productId, productName, price, image, categoryName, categoryId, sellerEmail } = products.laptop;
const laptop = { productId, productName, price, image, categoryName, categoryId, sellerEmail };
const deal = aDeal('accepted', {
  ...laptop,
  id: '000000000000000000000301',
  buyerName: buyer.name,
  email: buyer.email,
  isPaid: true,
});
const request = aDeal('requested', {
  ...laptop,
  id: '000000000000000000000302',
  buyerName: otherBuyer.name,
  email: otherBuyer.email,
});

/** A shop whose marketplace has put the deal of a laptop into a state of its own, until it is resumed. */
async function whereDealIsPaused(who: Person, at: string) {
  const shop = await aProductionShop({
    who,
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, bookings: [deal, request] } },
    extensions: ['sales', 'paid'],
  });
  const issued = shop.backend.world.marketplace.issueToken(who.email);
  const headers = { authorization: `Bearer ${issued.ok ? issued.value : ''}` };
  const answers = new Map<string, unknown>();
  const pause = (row: object): object => ('_id' in row && row._id === deal.id ? { ...row, state: 'paused' } : row);
  const addresses = [
    `/buyersproducts?email=${who.email}`,
    `/booking/${deal.id}`,
    `/sellersbookings?email=${who.email}`,
  ];
  for (const address of addresses) {
    const answer = await fetch(shop.backend.backend.url + address, { headers });
    const rows = (await answer.json()) as object | readonly object[];
    answers.set(address, Array.isArray(rows) ? rows.map(pause) : pause(rows));
  }
  shop.server.script = ({ method, url }) => {
    const answer = method === 'GET' ? answers.get(decodeURIComponent(url)) : undefined;
    return answer === undefined ? null : json(200, answer);
  };
  await shop.go(at);
  await nothingPending();
  return { shop, resume: () => answers.clear() };
}

it('[G-TRUE-1] a deal in an unknown state is called so in the buyer’s list, with no claim of what deleting does', async () => {
  await whereDealIsPaused(buyer, '/dashboard/myproducts');
  await see(productName);
  expect(shown()).toContain(bookings.unknownState);
  expect(shown()).toContain(bookings.deal);
  await press(`${bookings.delete}${bookings.deleteBookingOf(productName)}`);
  await see(bookings.deleteUnknownText(productName));
});

it('[G-TRUE-1] a deal in an unknown state is called so among the seller’s requests, and so is its product’s state', async () => {
  await whereDealIsPaused(seller, '/dashboard/requests');
  await see('We don’t know where this request stands.');
  const group = within(await screen.findByRole('region', { name: productName }));
  expect(group.queryByText('Available')).toBeNull();
  expect(group.getByRole('button', { name: /^Accept/ })).toBeDefined();
});

it('[G-SALE-1] the page of a deal in an unknown state follows the deal once the tab is looked at again', async () => {
  const { resume } = await whereDealIsPaused(buyer, `/dashboard/booking/${deal.id}`);
  const { unknownStateTitle } = bookingSummaryTexts.english;
  await see(unknownStateTitle);
  resume();
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await vi.waitFor(() => expect(shown()).not.toContain(unknownStateTitle), 5000);
});
