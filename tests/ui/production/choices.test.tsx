import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { shopWorld } from '../faults/shopWorld.ts';
import { setWidth } from '../setWidth.ts';
import { settled } from '../faults/screen.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { type Call, type Fault, hang, reset, text } from './FaultyServer.ts';

// The first page that a test opens waits for its code.
vi.setConfig({ testTimeout: 30_000 });

beforeEach(() => setWidth(1440));
afterEach(async () => {
  await stopProductionShops();
  setWidth(1024);
});

const page: Fault = { kind: 'answer', status: 200, body: '<!doctype html><p>Welcome', type: 'text/html' };
const counts = ({ url, body }: Call): boolean => url === '/search' && body.includes('"size":0');
const good = () => within(screen.getByRole('group', { name: /^Condition/ })).getByLabelText<HTMLInputElement>(/^Good/);
const chip = () => screen.getByRole('button', { name: 'Remove filter: Good' });

async function openCounted() {
  const { server } = await aProductionShop({ seed: shopWorld, at: '/allproducts', extensions: ['search'] });
  await vi.waitUntil(() => screen.queryByRole('group', { name: /^Condition/ }) !== null, { timeout: 10_000 });
  return server;
}

describe('[G-FACET-1] A filter of a marketplace that counts', () => {
  it.each([
    ['never come', hang],
    ['are lost', reset],
    ['come as HTML', page],
    ['are refused', text(503, 'Unavailable')],
  ])('is ticked at once, and is not once its chip is pressed, though its counts %s', async (_, fault) => {
    const server = await openCounted();
    server.script = (call) => (counts(call) ? fault : null);
    fireEvent.click(good());
    expect(good().checked).toBe(true);
    fireEvent.click(chip());
    await vi.waitUntil(() => !good().checked);
  });

  it('is not ticked again by counts that come after its chip was pressed', async () => {
    const server = await openCounted();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.script = (call) => (counts(call) ? { kind: 'late', release: released } : null);
    fireEvent.click(good());
    await vi.waitUntil(() => server.calls.some((call) => counts(call) && call.body.includes('Good')));
    expect(good().checked).toBe(true);
    fireEvent.click(chip());
    release();
    await settled();
    await vi.waitUntil(() => document.querySelector('.facets [aria-busy]') === null);
    expect(good().checked).toBe(false);
  });
});
