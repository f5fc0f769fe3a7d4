import { expect, test } from 'vitest';
import { aProduct } from '../../builders/aProduct.ts';
import { tinyWorld } from '../../contracts/tinyWorld.ts';
import { startLocalBackend } from '../localBackend.ts';

/** More than the search indexes before it answers a plain list. */
const many = 61;

test('[G-SCALE-1] counts the facets of a first plain list that is kept in memory', async () => {
  const products = Array.from({ length: many }, (_, place) => aProduct({ id: String(place).padStart(24, '0') }));
  const seed = { ...tinyWorld, marketplace: { ...tinyWorld.marketplace, products } };
  const { backend } = await startLocalBackend(seed, { loose: true, extensions: ['search'] });
  try {
    const answer = await fetch(`${backend.url}/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ size: 5, facets: ['categories'] }),
    });
    expect(await answer.json()).toMatchObject({
      items: Array.from({ length: 5 }, () => ({ productName: 'HP EliteBook 840' })),
      total: { count: many, exact: true },
      facets: { categories: [{ value: 'HP', count: many }] },
    });
  } finally {
    await backend.stop();
  }
});
