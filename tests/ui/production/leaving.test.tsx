import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, type } from '../faults/screen.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';

// The first opening loads the whole shop's code, which is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
afterEach(stopProductionShops);

it('[S-BOOK-2] somebody who left the booking form stays where they are when its answer comes', async () => {
  const shop = await aProductionShop({ who: people.buyer });
  let release = (): void => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  shop.server.script = ({ method, url }) =>
    method === 'POST' && url === '/booking' ? { kind: 'late', release: released } : null;
  await shop.go('/categories/HP');
  await see('EliteBook 840');
  await press('Book Now: EliteBook 840');
  await see('Meeting location');
  await type({ Phone: '01711 998877', 'Meeting location': 'New Market' });
  await press('Book this product');
  await vi.waitFor(() => expect(shop.server.asked).toContain('POST /booking'));
  await shop.go('/blog');
  await act(async () => release());
  await see('Booking confirmed');
  await nothingPending();
  expect(window.location.pathname).toBe('/blog');
});
