import { expect, test } from 'vitest';
import { HttpClient } from '#adapters/marketplace-rest/HttpClient.ts';
import { RestProductsApi } from '#adapters/marketplace-rest/RestProductsApi.ts';
import type { AuthorisedCalls } from '#domain/identity/AuthorisedCalls.ts';
import { ok } from '#domain/shared/Result.ts';

const row = (place: number): object => ({
  _id: place % 1000 === 7 ? null : `p${place}`,
  productName: `ThinkPad ${place}`,
  email: 'seller@example.com',
  price: 100 + place,
  originalPrice: 200,
  condition: 'Good',
});

/** A marketplace whose answer has arrived. */
function listing(rows: readonly object[]): RestProductsApi {
  const text = JSON.stringify(rows);
  const http = new HttpClient({ send: async () => ok({ status: 200, text, headers: {} }) }, { baseUrl: '' });
  return new RestProductsApi({ http, authorised: {} as AuthorisedCalls, extensions: [] });
}

test('[G-SCALE-1] a long list is read in slices, between which the page can do other things', async () => {
  let turns = 0;
  const turn = (): void => {
    turns += 1;
    timer = setImmediate(turn);
  };
  let timer = setImmediate(turn);
  const found = await listing(Array.from({ length: 12_000 }, (_, place) => row(place))).all();
  clearImmediate(timer);
  if (!found.ok) throw new Error(found.failure.code);
  expect(turns).toBeGreaterThan(2);
  const { items, unreadable } = found.value;
  expect([items.length, unreadable.length]).toEqual([11_988, 12]);
  expect([items[0]?.id, items.at(-1)?.price]).toEqual(['p0', 12_099]);
});
