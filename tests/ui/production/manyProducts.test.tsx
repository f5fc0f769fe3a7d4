import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { failureTexts } from '#ui/texts/failures.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown, tick } from '../faults/screen.ts';
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

async function ownProducts(): Promise<ProductionShop> {
  const shop = await aProductionShop({
    who: people.seller,
    seed: { ...shopWorld, marketplace: { ...shopWorld.marketplace, products: phones } },
  });
  await shop.go('/dashboard/sellersproducts');
  await see('Phone Four');
  await nothingPending();
  return shop;
}

async function allChosen(): Promise<ProductionShop> {
  const shop = await ownProducts();
  await tick('Choose all 4 shown');
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
    expect(shown()).toContain('3 not confirmed: Phone One, Phone Two and Phone Three.');

    shop.server.script = () => null;
    await press('Try again (3)');
    await see(`4 products ${what}`);
    await nothingPending();
    const sent = shop.server.calls.filter((call) => call.method === method && call.url.startsWith(path));
    const times = [one, two, three, four].map((id) => sent.filter(({ url }) => idOf(url) === id).length);
    expect(times).toEqual([2, 2, 2, 1]);
    if (what === 'deleted') expect(stored(shop)).toEqual([]);
  });

  it.each([
    ['deleted', 'DELETE'],
    ['advertised', 'PUT'],
  ])('are told as %s after a lost answer, once the list shows it', async (what, method) => {
    const shop = await allChosen();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    shop.server.script = (call) => {
      if (call.method === 'GET') return { kind: 'late', release: released };
      return call.method === method && idOf(call.url) === one ? { kind: 'answer-lost' } : null;
    };
    if (what === 'deleted') {
      await press('Delete 4');
      await press('Delete products');
      await press('Delete now');
    } else await press('Advertise 4');
    await see(`3 products ${what}1 not confirmed: Phone One.`);
    screen.getByRole('button', { name: 'Try again (1)' }).focus();
    release();
    await see(`4 products ${what}`);
    await nothingPending();
    const outcome = screen.getByRole('group', { name: `4 products ${what}` });
    expect(outcome.textContent).toBe(`4 products ${what}`);
    expect(document.activeElement).toBe(within(outcome).getByRole('button'));
    expect(shop.server.calls.filter((call) => call.method === method)).toHaveLength(4);
  });

  it('are deleted by the next try if neither the answer to the first nor the list came', async () => {
    const shop = await allChosen();
    shop.server.script = ({ method, url }) => {
      if (method === 'DELETE' && idOf(url) === one) return { kind: 'answer-lost' };
      return method === 'GET' ? reset : null;
    };
    await press('Delete 4');
    await press('Delete products');
    await press('Delete now');
    await see('3 products deleted');
    await see('1 not confirmed: Phone One.');
    shop.server.script = () => null;
    await press('Try again (1)');
    await see('4 products deleted');
    expect(stored(shop)).toEqual([]);
  });

  it('are all deleted when more are chosen while the first can still be kept', async () => {
    const shop = await ownProducts();
    const waits = holdLongWaits();
    await tick('Choose Phone One');
    await tick('Choose Phone Two');
    await press('Delete 2');
    await press('Delete products');
    await tick('Choose Phone Three');
    await tick('Choose Phone Four');
    await press('Delete 2');
    await waits.pass(9);
    expect(stored(shop)).toHaveLength(4);
    await press('Delete products');
    await waits.pass(9);
    await see('4 products deleted');
    expect(stored(shop)).toEqual([]);
  });

  it.each([
    ['deleted', 'DELETE'],
    ['advertised', 'PUT'],
  ])('are all %s when their seller signs out in the middle', async (what, method) => {
    const shop = await allChosen();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    shop.server.script = (call) => (call.method === method ? { kind: 'late', release: released } : null);
    if (what === 'deleted') {
      await press('Delete 4');
      await press('Delete products');
      await press('Delete now');
    } else await press('Advertise 4');
    const sent = () => shop.server.calls.filter((call) => call.method === method).length;
    await vi.waitFor(() => expect(sent()).toBe(3));
    await press('Sign Out');
    await act(async () => release());
    const unchanged = () => {
      const all = shop.backend.world.marketplace.products.all();
      return all.ok ? all.value.filter(({ advertised }) => !advertised).length : 'unknown';
    };
    await vi.waitFor(() => expect(unchanged()).toBe(0));
  });
});
