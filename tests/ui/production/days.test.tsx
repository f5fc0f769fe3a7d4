import { fireEvent } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { people } from '../../contracts/tinyWorld.ts';
import { see } from '../faults/screen.ts';
import { products, shopWorld } from '../faults/shopWorld.ts';
import { aProductionShop, stopProductionShops } from './aProductionShop.tsx';

afterEach(async () => {
  await stopProductionShops();
  vi.unstubAllEnvs();
});

const posted = { ...products.laptop, postTime: '2026-11-21' };
const seed = { ...shopWorld, marketplace: { ...shopWorld.marketplace, products: [posted] } };

describe.each([
  ['America/New_York', '2026-11-20T19:00'],
  ['UTC', '2026-11-21T00:00'],
  ['Asia/Dhaka', '2026-11-21T06:00'],
])('[G-TRUE-1] in %s, where it is %s at midnight in UTC', (zone, localTime) => {
  it.each(['/categories/HP', `/products/${posted.id}`])(
    '%s shows a bare date as that day',
    { timeout: 20_000 },
    async (page) => {
      vi.stubEnv('TZ', zone);
      expect(new Date(localTime).getTime()).toBe(Date.UTC(2026, 10, 21));
      await aProductionShop({ seed, who: people.buyer, at: page });
      await see('21 Nov 2026');
    },
  );

  it('Home shows the day on which the offer ended', { timeout: 20_000 }, async () => {
    vi.stubEnv('TZ', zone);
    await aProductionShop({ at: '/' });
    fireEvent.scroll(window);
    await see('This offer ended on 28 Feb 2023');
  });
});
