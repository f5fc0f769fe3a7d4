import { describe, expect } from 'vitest';
import { contractCases } from './contractCase.ts';
import { eachCase } from './eachCase.ts';
import { valueOf } from './expectResult.ts';
import type { MakeMarketplace, UnaskedOfMarketplace } from './MarketplaceHarness.ts';

export function describeCategoriesApiContract(
  name: string,
  make: MakeMarketplace,
  unasked: UnaskedOfMarketplace = {},
): void {
  describe(`CategoriesApi: ${name}`, () => {
    const at = eachCase(make);
    const caseNeeding = contractCases(unasked);

    caseNeeding(
      'stock lists',
      '[S-SHOP-2] lists the categories to everyone, each with an id, a name and a picture',
      async () => {
        const { api, signOut } = at();
        await signOut();
        const { items, unreadable } = valueOf(await api.categories.list());
        expect(unreadable).toEqual([]);
        expect(items.length).toBeGreaterThan(0);
        for (const category of items) {
          expect(category).toEqual({
            id: expect.stringMatching(/./),
            categoryName: expect.stringMatching(/./),
            img: expect.stringMatching(/./),
          });
        }
      },
    );

    caseNeeding('stock lists', 'names each category once', async () => {
      const names = valueOf(await at().api.categories.list()).items.map((category) => category.categoryName);
      expect(new Set(names).size).toBe(names.length);
    });
  });
}
