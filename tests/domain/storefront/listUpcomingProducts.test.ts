import { describe, expect, it } from 'vitest';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { listUpcomingProducts } from '#domain/storefront/listUpcomingProducts.ts';
import type { UpcomingProductsApi } from '#domain/storefront/UpcomingProductsApi.ts';
import { Journal } from '../../builders/Journal.ts';
import { lists, offline, refuses } from '../../builders/answers.ts';

const drone = { id: 'u1', img: 'https://images.example/drone.jpg', title: 'Drone', description: 'It flies' };

describe('[S-HOME-2] upcoming products', () => {
  it('are the marketplace’s', async () => {
    const journal = new Journal();
    const upcoming = listUpcomingProducts({
      upcomingProducts: journal.port<UpcomingProductsApi>({ list: lists(drone) }),
    });
    expect(await upcoming({ fresh: true })).toEqual(ok(listing([drone])));
    expect(journal.of('list')).toEqual([[{ fresh: true }]]);
  });

  it('fail with the marketplace’s reason', async () => {
    const upcoming = listUpcomingProducts({
      upcomingProducts: new Journal().port<UpcomingProductsApi>({ list: refuses(offline) }),
    });
    expect(await upcoming()).toEqual(fail(offline));
  });
});
