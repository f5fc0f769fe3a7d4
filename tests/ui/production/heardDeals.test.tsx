import { afterEach, expect, it, vi } from 'vitest';
import '#ui/features/booking/BookingSummaryPage.tsx';
import { bookingSummaryTexts } from '#ui/texts/bookingSummary.ts';
import { commonTexts } from '#ui/texts/common.ts';
import { dealPageTexts } from '#ui/texts/dealPage.ts';
import { aDeal } from '../../builders/aDeal.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';
import { heard } from './heard.ts';
import { tellFromAnotherTab } from './tellFromAnotherTab.ts';

vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

const { buyer, seller } = people;
const { id: productId, price, productName, image, categoryName, categoryId, sellerEmail } = products.laptop;
const id = '000000000000000000000301';

/** A buyer's page of a request that nobody has answered. */
async function openDeal(): Promise<ProductionShop> {
  const product = { productId, price, productName, image, categoryName, categoryId, sellerEmail };
  const bookings = [aDeal('requested', { ...product, id, buyerName: buyer.name, email: buyer.email })];
  const shop = await aProductionShop({
    who: buyer,
    at: `/dashboard/booking/${id}`,
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, bookings } },
    extensions: ['sales'],
  });
  await see('The seller has your request');
  await nothingPending();
  return shop;
}

function tokenOf({ backend }: ProductionShop, { email }: { readonly email: string }): string {
  const token = backend.world.marketplace.issueToken(email);
  return token.ok ? token.value : '';
}

it('[G-A11Y-1] [G-SALE-1] screen readers hear what the other side of a deal did while its page was open', async () => {
  const shop = await openDeal();
  const texts = heard();
  const { deals } = shop.backend.world.marketplace;
  expect(deals?.move(tokenOf(shop, seller), id, 'accept')).toMatchObject({ ok: true });
  await press('Refresh');
  await vi.waitFor(() => expect(texts).toContain(dealPageTexts.english.news.buyer.accepted), 5000);
});

it('[G-A11Y-1] screen readers hear that the booking whose page is open is gone', async () => {
  const shop = await openDeal();
  const texts = heard();
  shop.server.script = ({ method, url }) => (method === 'GET' && url === `/booking/${id}` ? json(404, {}) : null);
  tellFromAnotherTab('bookings/');
  await vi.waitFor(() => expect(texts).toContain(bookingSummaryTexts.english.goneTitle), 5000);
});

it('[G-A11Y-1] [G-FAULT-1] screen readers hear that what is shown could not be refreshed', async () => {
  const shop = await openDeal();
  const texts = heard();
  shop.server.script = ({ method, url }) => (method === 'GET' && url === `/booking/${id}` ? json(503, {}) : null);
  await press('Refresh');
  await vi.waitFor(() => expect(texts).toContain(commonTexts.english.outdatedTitle), 15_000);
});

it('[G-A11Y-1] [G-FAULT-1] screen readers hear that another refresh has failed as well', async () => {
  const shop = await openDeal();
  shop.server.script = ({ method, url }) => (method === 'GET' && url === `/booking/${id}` ? json(503, {}) : null);
  await press('Refresh');
  await see(commonTexts.english.outdatedTitle);
  await nothingPending();
  const texts = heard();
  await press(commonTexts.english.tryAgain);
  await vi.waitFor(() => expect(texts).toContain(commonTexts.english.outdatedTitle), 15_000);
});
