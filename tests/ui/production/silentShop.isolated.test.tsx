import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { nothingPending, press, see, settled, shown } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, type ProductionShop } from './aProductionShop.tsx';
import { anEmptyDevice } from './anEmptyDevice.ts';
import { type Fault, hang, reset, text } from './FaultyServer.ts';
import { holdLongWaits } from './longWaits.ts';
import { allSettled } from './people.ts';

anEmptyDevice();

const { laptop } = products;
const silent = 'The shop isn’t answering.';

/** A shop whose list was seen together with its notices, which come four seconds after each opening. */
async function aSeenShop(): Promise<ProductionShop & { readonly pass: (seconds: number) => Promise<void> }> {
  // From the start: notices of the first opening that came later would hear the news in place of the last one's.
  const held = holdLongWaits(4000);
  const shop = await aProductionShop({ keeps: true });
  await shop.go('/allproducts');
  await see(laptop.productName);
  await nothingPending();
  const again = await shop.reload();
  await see(laptop.productName);
  await held.pass(4);
  // Notices that came later would hear the news in place of those of the next opening.
  await vi.waitFor(() => expect(again.app.notices?.here).toBeDefined());
  return { ...again, ...held };
}

/** Waits begin with the call. */
const asked = ({ server }: Pick<ProductionShop, 'server'>, call: string, times: number): Promise<void> =>
  vi.waitFor(() => expect(server.asked.filter((one) => one === call)).toHaveLength(times));

async function showKept(): Promise<void> {
  await see('Show what you saw at');
  fireEvent.click(screen.getByRole('button', { name: /^Show what you saw at / }));
  await settled();
}

/** Waits until the try is over, because a try that begins meanwhile joins it. */
async function tryInVain({ server }: Pick<ProductionShop, 'server'>): Promise<void> {
  const before = server.asked.length;
  await press('Try again');
  await vi.waitFor(() => expect(server.asked.length).toBeGreaterThan(before));
  await allSettled();
}

async function seeKept(): Promise<void> {
  await see(laptop.productName);
  await see('Showing what you saw at');
  expect(shown()).toContain(silent);
}

describe('[G-OFFLINE-1] A shop whose list was seen', () => {
  it('offers it after five seconds without an answer, and says so when the answer comes late', async () => {
    const { server, reload, pass } = await aSeenShop();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.script = () => ({ kind: 'late', release: released });
    await reload();
    await asked({ server }, 'GET /allproducts', 3);
    await pass(4);
    expect(shown()).not.toContain(silent);
    await pass(1);
    expect(shown()).not.toContain(laptop.productName);
    await showKept();
    await seeKept();
    release();
    await see('The shop answers again.');
    await see(laptop.productName);
  });

  it.each<[string, Fault]>([
    ['a broken connection', reset],
    ['an error of a gateway', text(503, 'Bad gateway')],
    ['a page in place of the list', { kind: 'answer', status: 200, body: '<!doctype html>', type: 'text/html' }],
  ])('offers it after %s, until another try succeeds', async (_what, fault) => {
    const { server, reload, pass } = await aSeenShop();
    server.script = () => fault;
    await reload();
    await pass(4);
    await press('Try again');
    await showKept();
    await seeKept();
    await tryInVain({ server });
    await seeKept();
    server.script = () => null;
    await press('Try again');
    await see('The shop answers again.');
    await see(laptop.productName);
  });

  it('says what it always said about a page of which nothing was seen', async () => {
    const { server, go, pass } = await aSeenShop();
    await pass(4);
    server.script = () => hang;
    await go('/categories');
    await asked({ server }, 'GET /categories', 1);
    await pass(8);
    await see('This is taking longer than usual.');
    expect(shown()).not.toContain(silent);
  });
});
