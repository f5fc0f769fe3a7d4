import { describe, expect } from 'vitest';
import { contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { valueOf } from './expectResult.ts';
import type { MakeMarketplace, UnaskedOfMarketplace } from './MarketplaceHarness.ts';

export function describeUpcomingProductsApiContract(
  name: string,
  make: MakeMarketplace,
  unasked: UnaskedOfMarketplace = {},
): void {
  describe(`UpcomingProductsApi: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    caseNeeding('stock lists', '[S-HOME-2] lists to everyone what will come, each with an id of its own', async () => {
      const { api, signOut } = at();
      await signOut();
      const { items, unreadable } = valueOf(await api.upcomingProducts.list());
      expect(unreadable).toEqual([]);
      expect(items.length).toBeGreaterThan(0);
      expect(new Set(items.map((product) => product.id)).size).toBe(items.length);
      for (const product of items)
        expect(product).toMatchObject({ title: expect.stringMatching(/./), img: expect.stringMatching(/./) });
    });
  });
}
