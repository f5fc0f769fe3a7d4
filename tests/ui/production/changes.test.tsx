import { afterEach, describe, expect, it } from 'vitest';
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
const { notFound } = failureTexts.english;

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
