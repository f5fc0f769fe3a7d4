import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { failureTexts } from '#ui/texts/failures.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { press, see, shown } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { json } from './FaultyServer.ts';

afterEach(stopProductionShops);

/** A loose backend's answer to a change of a deleted row: it creates a row from the change. */
const upserted = json(200, {
  acknowledged: true,
  modifiedCount: 0,
  upsertedId: '00000000000000000000f00d',
  upsertedCount: 1,
  matchedCount: 0,
});
const { notFound, unreachable } = failureTexts.english;

describe('[G-TRUE-1] A change that created a row instead', () => {
  it('advertises no product', async () => {
    const { server, go } = await aProductionShop({ who: people.seller });
    server.script = ({ method }) => (method === 'PUT' ? upserted : null);
    await go('/dashboard/sellersproducts');
    await press(`Advertise ${products.laptop.productName}`);
    await see(notFound);
    expect(shown()).not.toContain('Advertised successfully');
  });

  it('verifies no seller', async () => {
    const { server, go } = await aProductionShop({ who: people.admin });
    server.script = ({ method }) => (method === 'PUT' ? upserted : null);
    await go('/dashboard/allseller');
    await press(`Verify ${people.seller.name}`);
    await see(notFound);
    expect(shown()).not.toContain('Seller verified successfully');
  });
});

describe('[G-TRUE-1] A change whose answer was lost', () => {
  it.each([
    [people.seller, '/dashboard/sellersproducts', `Advertise ${products.laptop.productName}`],
    [people.admin, '/dashboard/allseller', `Verify ${people.seller.name}`],
  ])('by $name is looked for at once, and has no failure beside it', async (who, path, name) => {
    const { server, go } = await aProductionShop({ who });
    server.script = ({ method }) => (method === 'PUT' ? { kind: 'answer-lost' } : null);
    await go(path);
    await press(name);
    await vi.waitFor(() => expect(server.calls.findLast(({ method }) => method !== 'OPTIONS')?.method).toBe('GET'));
    const offered = () => screen.queryAllByRole<HTMLButtonElement>('button', { name }).filter((one) => !one.disabled);
    await vi.waitFor(() => expect(offered()).toEqual([]));
    expect(shown()).not.toContain(unreachable);
  });
});
