import { describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { readNewest } from '#domain/saved/readNewest.ts';
import type { SearchableList } from '#domain/search/SearchableList.ts';
import {
  type KnownSellers,
  type Newest,
  lookAt,
  maxSeenIds,
  newsSince,
  sellersToCheck,
} from '#domain/saved/searchNews.ts';
import type { FindingQuery } from '#domain/search/FindingQuery.ts';
import type { ApiFailure } from '#domain/shared/Failure.ts';
import { fail, ok } from '#domain/shared/Result.ts';
import { unreachable } from '../../builders/answers.ts';
import { aListInPages, aListToSearch } from '../../builders/aListToSearch.ts';
import { aList, aQuery, isVerified } from '../search/given.ts';

const phones = aQuery({ text: 'galaxy' });
const phone = (given: Partial<Product> = {}): Partial<Product> => ({ productName: 'Galaxy S21', ...given });

type List = Readonly<Record<string, Partial<Product>>>;

/** The latest posts of a list that is searched whole. */
async function newestOf(given: List, query: FindingQuery = phones): Promise<Newest> {
  const answer = await readNewest(aListToSearch(aList(given)), query);
  if (!answer.ok || answer.value === null) throw new Error('The list answers every search.');
  return answer.value;
}

/** All sellers are known. */
const sellers: KnownSellers = { has: isVerified, isKnown: () => true };

/** The ids that are new in the second list to somebody who looked at the first. */
async function newIds(before: List, after: List, query: FindingQuery = phones): Promise<readonly string[]> {
  const look = lookAt(await newestOf(before, query), 7, null, sellers);
  return newsSince(await newestOf(after, query), look, sellers).products.map(({ id }) => id);
}

describe('[G-ALERT-1] what is new in a saved search', () => {
  it('is what it finds now and did not find at the last look, the latest posts first', async () => {
    const before = { a: phone({ postedAt: 1 }), laptop: { productName: 'ThinkPad' } };
    const after = {
      ...before,
      b: phone({ postedAt: 2 }),
      c: phone({ postedAt: 3 }),
      other: { productName: 'ThinkPad' },
    };
    expect(await newIds(before, after)).toEqual(['c', 'b']);
    expect(await newIds(before, before)).toEqual([]);
  });

  it('does not depend on the time that a seller’s client wrote', async () => {
    const before = { a: phone({ postedAt: 5 }) };
    expect(
      await newIds(before, { ...before, early: phone({ postedAt: 1 }), undated: phone({ postedAt: null }) }),
    ).toEqual(['early', 'undated']);
  });

  it('includes a product that came within the price', async () => {
    const cheap = aQuery({ price: { min: null, max: 20_000 } });
    expect(await newIds({ a: { price: 25_000 } }, { a: { price: 19_000 } }, cheap)).toEqual(['a']);
  });

  it('leaves out products that are sold already', async () => {
    expect(await newIds({}, { a: phone({ status: 'sold' }), b: phone({ status: 'reserved' }) })).toEqual(['b']);
  });

  it('is nothing after a look at an empty search that is still empty', async () => {
    expect(await newIds({}, {})).toEqual([]);
  });

  describe('that found more than a device remembers', () => {
    const many = (count: number, postedAt: (one: number) => number | null) =>
      Object.fromEntries(Array.from({ length: count }, (_, one) => [`p${one}`, phone({ postedAt: postedAt(one) })]));
    const dated = many(maxSeenIds + 50, (one) => 1000 + one);

    it('is only what was posted after the oldest product that is remembered', async () => {
      const after = {
        ...dated,
        late: phone({ postedAt: 2000 }),
        early: phone({ postedAt: 3 }),
        undated: phone({ postedAt: null }),
      };
      expect(await newIds(dated, after)).toEqual(['late']);
      expect(await newIds(dated, dated)).toEqual([]);
    });

    it('is every dated product that was not there, once undated ones are remembered', async () => {
      const before = many(maxSeenIds + 50, (one) => (one < 10 ? 1000 + one : null));
      const after = { ...before, early: phone({ postedAt: 3 }), undated: phone({ postedAt: null }) };
      expect(await newIds(before, after)).toEqual(['early']);
    });

    it('may be more if posts have the time of the oldest remembered one, and that is about the time of the look', async () => {
      const day = 24 * 60 * 60 * 1000;
      const today = many(maxSeenIds + 50, () => 10 * day);
      const isAll = async (before: List, after: List, now: number) => {
        const look = lookAt(await newestOf(before), now, null, sellers);
        return newsSince(await newestOf(after), look, sellers).isAll;
      };
      const noon = 10.5 * day;
      expect(await isAll(today, { ...today, late: phone({ postedAt: 10 * day }) }, noon)).toBe(false);
      expect(await isAll(today, { ...today, late: phone({ postedAt: 10 * day }) }, 12 * day)).toBe(false);
      expect(await isAll(today, today, 20 * day)).toBe(true);
      expect(await isAll(dated, dated, noon)).toBe(true);
      const undated = many(maxSeenIds + 50, () => null);
      expect(await isAll(undated, undated, 20 * day)).toBe(false);
    });

    it('is remembered whole up to the limit', async () => {
      const whole = many(maxSeenIds, (one) => 1000 + one);
      expect(await newIds(whole, { ...whole, early: phone({ postedAt: 3 }) })).toEqual(['early']);
    });
  });

  describe('for verified sellers only', () => {
    const verified = aQuery({ text: 'galaxy', verified: true });
    const before = { a: phone({ sellerEmail: 'u@example.com' }) };
    const after = {
      ...before,
      b: phone({ sellerEmail: 'u@example.com' }),
      c: phone({ sellerEmail: 'v1@example.com' }),
    };

    it('is what a verified seller posted', async () => {
      expect(await newIds(before, after, verified)).toEqual(['c']);
    });

    it('asks about the sellers of unseen products, and about nobody else', async () => {
      const look = lookAt(await newestOf(before, verified), 7, null, sellers);
      const asked = sellersToCheck(await newestOf(after, verified), look);
      expect([...asked].sort()).toEqual(['u@example.com', 'v1@example.com']);
      expect(sellersToCheck(await newestOf(after), look)).toEqual([]);
    });

    it('asks about nobody for a product that names no seller', async () => {
      const look = lookAt(await newestOf({}, verified), 7, null, sellers);
      const nobodys = { a: phone({ sellerEmail: '' }) };
      expect(sellersToCheck(await newestOf(nobodys, verified), look)).toEqual([]);
    });
  });

  describe('for verified sellers, some of whom are unknown', () => {
    const verified = aQuery({ text: 'galaxy', verified: true });
    const knows = (...known: readonly string[]): KnownSellers => ({
      has: (email) => known.includes(email) && isVerified(email),
      isKnown: (email) => known.includes(email),
    });
    const list = { a: phone({ sellerEmail: 'v1@example.com' }), b: phone({ sellerEmail: 'v2@example.com' }) };

    it('may be more than is known', async () => {
      const look = lookAt(await newestOf({}, verified), 7, null, knows());
      const found = await newestOf(list, verified);
      expect(newsSince(found, look, knows('v1@example.com'))).toMatchObject({ products: [{ id: 'a' }], isAll: false });
      expect(newsSince(found, look, knows('v1@example.com', 'v2@example.com')).isAll).toBe(true);
    });

    it('includes later what the list did not show then', async () => {
      const found = await newestOf(list, verified);
      const first = lookAt(found, 7, null, knows('v1@example.com'));
      expect(first.ids).toEqual(['a']);
      expect(lookAt(found, 8, first, knows()).ids).toEqual(['a']);
      expect(newsSince(found, first, knows('v2@example.com')).products.map(({ id }) => id)).toEqual(['b']);
    });
  });

  describe('of a marketplace that answers a search in pages', () => {
    const posts = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, one) => [`p${one}`, phone({ postedAt: one + 1 })]));
    const news = async (before: number, after: number) => {
      const look = lookAt(await pagesOf(before), 7, null, sellers);
      const { products, isAll } = newsSince(await pagesOf(after), look, sellers);
      return { count: products.length, isAll };
    };
    const pagesOf = async (count: number): Promise<Newest> => {
      const answer = await readNewest(aListInPages(aList(posts(count))), phones);
      if (!answer.ok || answer.value === null) throw new Error('The list answers this search.');
      return answer.value;
    };

    it('is counted whole while the pages reach what was seen', async () => {
      expect(await news(2, 5)).toEqual({ count: 3, isAll: true });
      expect(await news(1000, 1007)).toEqual({ count: 7, isAll: true });
      expect(await news(1000, 1000)).toEqual({ count: 0, isAll: true });
    });

    it('is at least what the pages hold if they do not reach it', async () => {
      expect(await news(10, 1000)).toEqual({ count: 300, isAll: false });
      expect(await news(1000, 2000)).toEqual({ count: 300, isAll: false });
    });

    const part = (given: List): Newest => ({
      products: aList(given),
      isWhole: false,
      mustCheckSellers: false,
      snapshot: undefined,
    });

    it('is counted whole once the pages end at the oldest remembered post', () => {
      const [a, b] = [phone({ postedAt: 5 }), phone({ postedAt: 6 })];
      const look = { at: 7, ids: ['a'], oldest: 5 };
      expect(newsSince(part({ b, a }), look, sellers)).toMatchObject({ products: [{ id: 'b' }], isAll: true });
    });

    it('may be more if the last look remembered the whole search and the pages hold a part of it', () => {
      const look = { at: 7, ids: ['a'], oldest: null };
      expect(newsSince(part({ a: phone({ postedAt: null }) }), look, sellers).isAll).toBe(false);
    });

    it('may be more if no row of the pages can be read', () => {
      expect(newsSince(part({}), { at: 7, ids: ['a'], oldest: 5 }, sellers)).toEqual({ products: [], isAll: false });
      expect(lookAt(part({}), 7, null, sellers)).toEqual({ at: 7, ids: [], oldest: null });
    });

    it('asks for one page where that holds all, and counts nothing', async () => {
      const list = aListInPages(aList(posts(3)));
      await readNewest(list, phones);
      expect(list.asked).toMatchObject([{ after: null, facets: [] }]);
      expect(list.asked).toHaveLength(1);
    });

    it.each([0, 1])('is unknown if the search fails after %i pages', async (pages) => {
      const { can, find } = aListInPages(aList(posts(1000)));
      let asked = 0;
      const failing: SearchableList<ApiFailure> = {
        can,
        find: async (request, options) => ((asked += 1) > pages ? fail(unreachable) : find(request, options)),
      };
      expect(await readNewest(failing, phones)).toEqual(fail(unreachable));
    });

    it('is unknown of a marketplace that cannot answer in the order of posts', async () => {
      const { can, find, asked } = aListInPages(aList(posts(1)));
      expect(await readNewest({ can: { ...can, sorts: ['relevance'] }, find }, phones)).toEqual(ok(null));
      expect(asked).toEqual([]);
    });

    it('asks for no more than three pages', async () => {
      const list = aListInPages(aList(posts(1000)));
      await readNewest(list, phones);
      expect(list.asked.map(({ size, query }) => `${size} ${query.sort}`)).toEqual([
        '100 newest',
        '100 newest',
        '100 newest',
      ]);
    });

    it('leaves verified sellers to the marketplace, which knows them', async () => {
      const list = aListInPages(aList(posts(1)));
      const answer = await readNewest(list, aQuery({ text: 'galaxy', verified: true }));
      expect(list.asked[0]?.query.verified).toBe(true);
      expect(answer.ok && answer.value?.mustCheckSellers).toBe(false);
    });

    it('is unknown for a search with a filter that the marketplace lacks', async () => {
      const list = aListInPages(aList(posts(1)));
      expect(await readNewest(list, aQuery({ statuses: ['available'] }))).toEqual(ok(null));
      expect(list.asked).toEqual([]);
    });
  });

  it('is not told from a list that could not be read again', async () => {
    const { can, find } = aListToSearch(aList({ a: phone() }));
    const answer = await readNewest<ApiFailure>(
      {
        can,
        find: async (request, options) => {
          const found = await find(request, options);
          return found.ok ? ok({ ...found.value, outdated: unreachable }) : found;
        },
      },
      phones,
    );
    expect(answer).toEqual(fail(unreachable));
  });
});
