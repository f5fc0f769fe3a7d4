import { afterEach, describe, expect, it } from 'vitest';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, see } from '../faults/screen.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';

afterEach(stopProductionShops);

describe('the production wiring', () => {
  it('shows buyers their bookings over a real socket, also after a reload', async () => {
    const { server, go, reload } = await aProductionShop({ who: people.buyer });
    await go('/dashboard');
    await see('Galaxy S21');
    await reload();
    await see('Galaxy S21');
    await nothingPending();
    const call = server.calls.findLast(({ url }) => url.startsWith('/buyersproducts'));
    expect(call?.token).toBe(window.localStorage.getItem('access_token'));
  });
});
