import { act } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import '#ui/app/DashboardLayout.tsx';
import '#src/live/shopPorts.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, settled } from '../faults/screen.ts';
import { products } from '../faults/shopWorld.ts';
import { aQueueOf } from './aQueueOf.ts';
import { aProductionShop, type ProductionShop, stopProductionShops } from './aProductionShop.tsx';
import { allSettled, later } from './people.ts';

afterEach(stopProductionShops);

const { seller, admin } = people;

/** Comes back to a desk whose list is late, goes into a field, and answers it once the list has come. */
async function comeBack({ server }: ProductionShop, list: string, go: () => Promise<void>): Promise<Element | null> {
  const late = later();
  server.script = ({ method, url }) => (method === 'GET' && url === list ? late.fault : null);
  await go();
  await settled();
  const field = document.querySelector<HTMLInputElement>('footer input[type=email]');
  act(() => field?.focus());
  expect(document.activeElement).toBe(field);
  late.release();
  await allSettled();
  return field;
}

it('[G-A11Y-1] a dismissal that can still be undone takes the focus from no field when it comes late', async () => {
  const { productName } = products.laptop;
  const shop = await aQueueOf(1);
  await press(`Dismiss report about ${productName}`);
  await shop.go('/blog');
  const field = await comeBack(shop, '/reporteditems', () => shop.go('/dashboard/reporteditem'));
  await see(productName);
  await vi.waitFor(() => expect(document.querySelector('.report-gone')).not.toBeNull());
  expect(document.activeElement).toBe(field);
});

it('[G-A11Y-1] a person’s panel that Back opens again takes the focus from no field', async () => {
  const shop = await aProductionShop({ who: admin, at: '/dashboard/allseller' });
  await see(seller.name);
  await nothingPending();
  await press(seller.name);
  await shop.go('/blog');
  const field = await comeBack(shop, '/sellers', async () => {
    act(() => window.history.back());
    await vi.waitFor(() => expect(window.location.pathname).toBe('/dashboard/allseller'));
  });
  await see(seller.name);
  await allSettled();
  expect(document.activeElement).toBe(field);
});
