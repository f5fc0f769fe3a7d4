import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureTexts } from '#ui/texts/failures.ts';
import { productTexts } from '#ui/texts/product.ts';
import { reportDialogTexts } from '#ui/texts/reportDialog.ts';
import { shoppingTexts } from '#ui/texts/shopping.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { choose, nothingPending, press, see, shown, type } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { allSettled, later } from './people.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';
import { many, open } from './searchingShop.ts';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 40_000 });
afterEach(stopProductionShops);

/** Books a product that its seller deletes on another device while the form is open. */
async function bookTooLate({ backend }: ProductionShop, id: string | undefined): Promise<void> {
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  expect(backend.world.marketplace.products.delete(id ?? '')).toEqual({ ok: true, value: true });
  await press('Book this product');
  await see(failureTexts.english.notFound);
  await allSettled();
}

/** Opens the booking form of a product that is beyond the first page of its list. */
async function openByLink() {
  const further = many[58]?.id;
  const shop = await open('/blog');
  await shop.go(`/categories/HP?book=${further}`);
  await see('Meeting location');
  return { shop, further };
}

function expectNoForm(): void {
  expect(document.querySelector('dialog')).toBeNull();
  expect(shown()).toContain(shoppingTexts.english.goneText);
  // The browser brings what has the focus into the window, however far down the list the form was opened.
  expect(document.activeElement?.textContent).toBe(shoppingTexts.english.close);
}

describe('[G-BOOK-1] [G-TRUE-1] the form of a product that is gone does not open again after its booking is refused', () => {
  it('where the device still keeps an earlier list of all products', async () => {
    const shop = await aProductionShop({ who: people.buyer, at: '/allproducts' });
    await see(products.laptop.productName);
    await shop.go('/categories/HP');
    await press(`Book Now: ${products.laptop.productName}`);
    await bookTooLate(shop, products.laptop.id);
    expectNoForm();
  });

  it('where a link opened it beyond the first page of its list', async () => {
    const { shop, further } = await openByLink();
    await bookTooLate(shop, further);
    expectNoForm();
  });
});

it('[G-FORM-1] the form of a refused booking stays open where the marketplace does not say again that the product is gone', async () => {
  const { shop, further } = await openByLink();
  let looks = 0;
  shop.server.script = ({ url }) => {
    if (!url.startsWith(`/product/${further}`)) return null;
    looks += 1;
    return looks === 1 ? null : json(500, {});
  };
  await bookTooLate(shop, further);
  await vi.waitFor(() => expect(looks).toBeGreaterThan(1));
  await allSettled();
  expect(shown()).toContain('Meeting location');
});

it('[G-FORM-1] the form of another product stays as it is when a booking that was left is refused', async () => {
  const [left, next] = [many[58]?.id ?? '', many[56]?.id ?? ''];
  const shop = await open('/blog');
  const late = later();
  shop.server.script = ({ method, url }) =>
    method === 'POST' && url === '/booking' ? { ...json(404, {}), release: late.released } : null;
  await shop.go(`/categories/HP?book=${left}`);
  await see('Meeting location');
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  await press('Book this product');
  await vi.waitFor(() => expect(shop.server.asked).toContain('POST /booking'));
  await shop.go(`/categories/HP?book=${next}`);
  await vi.waitFor(() => expect(document.querySelector('dialog')?.textContent).toContain(many[56]?.productName));
  const form = document.querySelector('dialog');
  late.release();
  await see(failureTexts.english.notFound);
  await allSettled();
  expect(document.querySelector('dialog')).toBe(form);
});

it('[G-TRUE-1] [G-REP-1] a product’s page says that it is gone after a report of it is refused for that reason', async () => {
  const words = reportDialogTexts.english;
  const shop = await aProductionShop({ at: `/products/${products.laptop.id}`, extensions: ['reports'] });
  await see(words.report);
  await nothingPending();
  await press(words.report);
  await choose('It’s already sold');
  shop.backend.world.marketplace.products.delete(products.laptop.id);
  await press(words.send);
  await see(words.notSent(failureTexts.english.notFound));
  await press('Close');
  await see(productTexts.english.goneTitle);
  expect(document.activeElement?.textContent).toBe(products.laptop.productName);
});
