import { describe, expect, it } from 'vitest';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { findRelated } from '#domain/search/findRelated.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { aCamera, aThinkPad } from '../../builders/aProduct.ts';
import { aMarketplaceSearch } from '../../builders/aListToSearch.ts';

const shown = aThinkPad();
const like = aThinkPad({ id: '0000000000000000000000b1', sellerEmail: 'other@example.com' });
const before = aCamera({ id: '0000000000000000000000b2' });
const unreachable = fail({ code: 'api/unreachable' as const });

async function relatedWithout(...silent: readonly (keyof CatalogueSearch)[]) {
  const search = aMarketplaceSearch([shown, like, before]);
  const broken = Object.fromEntries(silent.map((call) => [call, async () => unreachable]));
  const about = { product: shown, like: shown, viewedIds: [before.id], max: 4 };
  return findRelated(Object.assign(search, { similar: async () => ok([like]) }, broken))(about);
}

describe('[G-FAULT-1] what a product’s page shows beside the product', () => {
  it('is there without prices, the seller’s others, and those viewed before', async () => {
    const found = await relatedWithout('prices', 'find', 'product');
    expect(found).toMatchObject({ ok: true, value: { similar: [like], guidance: null, fromSeller: [] } });
  });

  it('calls a product viewed before unreadable, rather than gone, while it cannot be asked for', async () => {
    const found = await relatedWithout('product');
    expect(found).toMatchObject({ value: { viewed: { products: [], unreadableIds: new Set([before.id]) } } });
  });

  it('fails without the similar products', async () => {
    expect(await relatedWithout('similar')).toEqual(unreachable);
  });
});
