import { describe, expect, it } from 'vitest';
import { listing } from '#domain/shared/reading.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { ListUpcomingProducts } from '#domain/storefront/ListUpcomingProducts.ts';
import type { UpcomingProductsApi } from '#domain/storefront/UpcomingProductsApi.ts';
import { Journal } from '../given/Journal.ts';
import { lists, offline, refuses } from '../given/answers.ts';

const drone = { id: 'u1', img: 'https://images.example/drone.jpg', title: 'Drone', description: 'It flies' };

describe('[S-HOME-2] upcoming products', () => {
  it('are those that the marketplace names', async () => {
    const journal = new Journal();
    const upcoming = new ListUpcomingProducts(journal.port<UpcomingProductsApi>({ list: lists(drone) }));
    expect(await upcoming.execute({ fresh: true })).toEqual(ok(listing([drone])));
    expect(journal.of('list')).toEqual([[{ fresh: true }]]);
  });

  it('are missing for the reason that it gives', async () => {
    const upcoming = new ListUpcomingProducts(new Journal().port<UpcomingProductsApi>({ list: refuses(offline) }));
    expect(await upcoming.execute()).toEqual(fail(offline));
  });
});
