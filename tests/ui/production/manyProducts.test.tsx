import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, settled, shown } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { type Fault, hang, reset, text } from './FaultyServer.ts';
import { holdLongWaits } from './longWaits.ts';

// The first page that a test opens waits for its code.
vi.setConfig({ testTimeout: 30_000 });

afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

const { malformed, unreachable, timeout } = failureTexts.english;
const phones: readonly Product[] = ['One', 'Two', 'Three', 'Four'].map((name, index) => ({
  ...products.laptop,
  id: `00000000000000000000020${index}`,
  productName: `Phone ${name}`,
}));
const [one, two, three, four] = phones.map(({ id }) => id);
const html = text(200, '<!doctype html><title>Proxy</title>');

/** The seller's own products, of which all are chosen. */
async function allChosen(): Promise<ProductionShop> {
  const shop = await aProductionShop({
    who: people.seller,
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, products: phones } },
  });
  await shop.go('/dashboard/sellersproducts');
  await see('Phone Four');
  await nothingPending();
  fireEvent.click(document.querySelector('[aria-label="Choose all 4 shown"]') ?? document.body);
  await settled();
  return shop;
}

const idOf = (url: string): string => url.split('/').at(-1) ?? '';
const row = (name: string): string =>
  ([...document.querySelectorAll('tr')].find((one) => one.textContent.includes(name))?.textContent ?? '').replaceAll(
    /\s+/g,
    ' ',
  );
const stored = ({ backend }: ProductionShop): readonly string[] => {
  const all = backend.world.marketplace.products.all();
  return all.ok ? all.value.map(({ id }) => id) : ['unknown'];
};

describe('[G-SELL-1] many products over the wire', () => {
  it.each([
    { what: 'deleted', done: 'Deleted', method: 'DELETE', path: '/sellersporducts/' },
    { what: 'advertised', done: 'Advertised just now', method: 'PUT', path: '/sellersproducts/' },
  ])('are $what row by row, when answers hang, break off and are HTML', async ({ what, done, method, path }) => {
    const shop = await allChosen();
    const waits = holdLongWaits();
    const faults: Record<string, Fault> = { [String(one)]: html, [String(two)]: reset, [String(three)]: hang };
    shop.server.script = (call) => (call.method === method ? (faults[idOf(call.url)] ?? null) : null);
    if (what === 'deleted') {
      await press('Delete 4');
      await press('Delete products');
      await press('Delete now');
    } else await press('Advertise 4');
    await see(malformed);
    await see(unreachable);
    await vi.waitUntil(() => row('Phone Four').includes(done));
    await waits.pass(16);
    await see(`1 product ${what}`);
    expect(row('Phone One')).toContain(malformed);
    expect(row('Phone Two')).toContain(unreachable);
    expect(row('Phone Three')).toContain(timeout);
    expect(shown()).toContain('3 failed');

    shop.server.script = () => null;
    await press('Try again (3)');
    await see(`4 products ${what}`);
    await nothingPending();
    const sent = shop.server.calls.filter((call) => call.method === method && call.url.startsWith(path));
    const times = [one, two, three, four].map((id) => sent.filter(({ url }) => idOf(url) === id).length);
    expect(times).toEqual([2, 2, 2, 1]);
    if (what === 'deleted') expect(stored(shop)).toEqual([]);
  });

  it('are deleted although an answer is lost, and the next try finds them gone', async () => {
    const shop = await allChosen();
    let lost = 0;
    shop.server.script = ({ method, url }) =>
      method === 'DELETE' && idOf(url) === one && (lost += 1) === 1 ? { kind: 'answer-lost' } : null;
    await press('Delete 4');
    await press('Delete products');
    await press('Delete now');
    await see('3 products deleted');
    await press('Try again (1)');
    await see('4 products deleted');
    expect(stored(shop)).toEqual([]);
  });
});
