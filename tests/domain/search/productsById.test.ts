import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import type { CatalogueSearch } from '#domain/search/CatalogueSearch.ts';
import { productsById } from '#domain/search/productsById.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { aProduct } from '../../builders/aProduct.ts';
import { Journal } from '../../builders/Journal.ts';

const [oneId, otherId, goneId] = ['0000000000000000000000a1', '0000000000000000000000a2', '0000000000000000000000a3'];
const one = aProduct({ id: oneId });
const malformed: ApiFailure = { code: 'api/malformed' };

function find(ids: readonly string[], answers: Readonly<Record<string, Result<Product | null, ApiFailure>>>) {
  const product: CatalogueSearch['product'] = async (id) => answers[id] ?? ok(null);
  return productsById(new Journal().port<CatalogueSearch>({ product }), ids);
}

describe('[G-FAULT-1] looking up several products in a search', () => {
  it('tells those that are unreadable from those that are gone', async () => {
    expect(await find([oneId, otherId, goneId], { [oneId]: ok(one), [otherId]: fail(malformed) })).toEqual(
      ok({ products: [one], unreadableIds: new Set([otherId]) }),
    );
  });

  it('asks for each id once, and for none that is malformed', async () => {
    const journal = new Journal();
    const search = journal.port<CatalogueSearch>({ product: async () => ok(one) });
    await productsById(search, [oneId, 'p1', oneId]);
    expect(journal.of('product').map(([id]) => id)).toEqual([oneId]);
  });

  it('succeeds if the only one is unreadable', async () => {
    expect(await find([oneId], { [oneId]: fail(malformed) })).toEqual(
      ok({ products: [], unreadableIds: new Set([oneId]) }),
    );
  });

  it('fails if none of several can be read', async () => {
    expect(await find([oneId, otherId], { [oneId]: fail(malformed), [otherId]: fail(malformed) })).toEqual(
      fail(malformed),
    );
  });

  describe('looking products up while the marketplace breaks down', () => {
    const broken = fail({ code: 'api/unavailable' as const });
    const ids = Array.from({ length: 13 }, (_, place) => `0000000000000000000000${(16 + place).toString(16)}`);
    const answersOf = (isBroken: (place: number) => boolean) =>
      Object.fromEntries(ids.map((id, place) => [id, isBroken(place) ? broken : ok(null)]));

    it.each([0, 5, 12])('finds the others if it breaks down at one: %i', async (bad) => {
      const id = ids[bad] as string;
      expect(
        await find(
          ids,
          answersOf((place) => place === bad),
        ),
      ).toEqual(ok({ products: [], unreadableIds: new Set([id]) }));
    });

    it('fails if it breaks down at the only one', async () => {
      expect(await find([oneId], { [oneId]: broken })).toEqual(broken);
    });

    it('asks for few if it breaks down from the first one on', async () => {
      const asked: string[] = [];
      const product: CatalogueSearch['product'] = async (id) => (asked.push(id), broken);
      expect(await productsById(new Journal().port<CatalogueSearch>({ product }), ids)).toEqual(broken);
      expect(asked.length).toBeLessThan(ids.length / 2);
    });

    it('fails if it breaks down after some answers', async () => {
      expect(
        await find(
          ids,
          answersOf((place) => place >= 6),
        ),
      ).toEqual(broken);
    });
  });

  it('fails if one of them cannot be asked for', async () => {
    expect(await find([oneId, otherId], { [oneId]: ok(one), [otherId]: fail({ code: 'api/timeout' }) })).toEqual(
      fail({ code: 'api/timeout' }),
    );
  });
});
