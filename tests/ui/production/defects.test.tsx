import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RestBookingsApi } from '#adapters/marketplace-rest/RestBookingsApi.ts';
import { RestProductsApi } from '#adapters/marketplace-rest/RestProductsApi.ts';
import { RestTokensApi } from '#adapters/marketplace-rest/RestTokensApi.ts';
import { people } from '../../contracts/tinyWorld.ts';
import { nothingPending, press, see, shown } from '../faults/screen.ts';
import { booking } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';

const bug = new TypeError('rows is not iterable');

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(async () => {
  vi.restoreAllMocks();
  await stopProductionShops();
});

describe('a defect in a read', () => {
  it('[G-OBS-1] reaches the error boundary instead of an endless skeleton, and leaves the drawer standing', async () => {
    vi.spyOn(RestBookingsApi.prototype, 'ofBuyer').mockRejectedValue(bug);
    await aProductionShop({ who: people.buyer, at: '/dashboard' });
    await see('Something went wrong');
    await see('rows is not iterable');
    await nothingPending();
    expect(document.querySelector('.dash__drawer')).not.toBeNull();
  });

  it('[G-OBS-1] reaches the error boundary even when it is thrown before the first await', async () => {
    vi.spyOn(RestProductsApi.prototype, 'advertised').mockImplementation(() => {
      throw bug;
    });
    const { go } = await aProductionShop({ at: '/allproducts/advertise' });
    await see('rows is not iterable');
    await go('/blog');
    expect(shown()).not.toContain('rows is not iterable');
  });

  it('[G-OBS-1] reaches the error boundary when restoring the session throws', async () => {
    const { reload } = await aProductionShop({ who: people.buyer, at: '/nowhere' });
    window.localStorage.clear();
    vi.spyOn(RestTokensApi.prototype, 'issue').mockRejectedValue(bug);
    await reload('/dashboard');
    await see('rows is not iterable');
    await nothingPending();
  });
});

describe('a defect in a reaction', () => {
  it('[G-OBS-1] reaches the error boundary and the reporter instead of staying in MobX', async () => {
    const { app, server } = await aProductionShop({ who: people.buyer, at: '/blog', reports: true });
    await see(people.buyer.email);
    app.session.onLeave(() => {
      throw bug;
    });
    await press('Sign Out');
    await see('Something went wrong');
    await see('rows is not iterable');
    await vi.waitFor(() =>
      expect(
        server.calls.filter(({ url, body }) => url === '/reports' && body.includes('rows is not iterable')),
      ).toHaveLength(1),
    );
  });
});

describe('a defect in an action', () => {
  it('[G-OBS-1] reaches the error boundary instead of being swallowed', async () => {
    await aProductionShop({ who: people.buyer, at: '/dashboard' });
    vi.spyOn(RestBookingsApi.prototype, 'delete').mockRejectedValue(bug);
    await press(`Delete booking of ${booking.productName}`);
    await press('Delete booking');
    await see('rows is not iterable');
    await nothingPending();
  });
});
