import type { Page } from '@playwright/test';
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import type { Seed } from '#fakes/createFakes.ts';

const products = 12;

/** A demo world with this many more sellers, none of them verified. It keeps the name, because people are signed in to it. */
export function worldWithSellers(count: number): Seed {
  const { marketplace, accounts } = createDemoWorld({ products, now: Date.now() });
  const sellers = Array.from({ length: count }, (_, place) => ({
    id: `63e1${String(place).padStart(20, '0')}`,
    name: `New Seller ${String(place + 1).padStart(4, '0')}`,
    email: `new.seller.${place + 1}@example.com`,
    type: 'seller' as const,
    verified: false,
    admin: false,
  }));
  return {
    marketplace: { ...marketplace, users: [...marketplace.users, ...sellers] },
    accounts,
    name: `demo-${products}`,
  };
}

/** To be called before the page is opened. */
export async function inWorld(page: Page, seed: Seed): Promise<void> {
  await page.addInitScript((world) => Object.assign(window, { shopSeed: world }), seed);
}
