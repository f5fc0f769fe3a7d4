import { describe, expect, it } from 'vitest';
import { storedSavedSearches } from '#domain/saved/parseSearches.ts';
import {
  canSaveSearch,
  deleteSearch,
  findSearch,
  lookAtSearch,
  maxSavedSearches,
  renameSearch,
  type SavedSearch,
  saveSearch,
  searchKey,
} from '#domain/saved/SavedSearch.ts';
import { emptyQuery } from '#domain/search/emptyQuery.ts';
import { aQuery } from '../search/given.ts';
import { aSavedSearch } from '../../builders/aSavedSearch.ts';

const { parse: parseSearches } = storedSavedSearches;

const galaxy = aSavedSearch({ query: aQuery({ text: 'galaxy' }) });
const laptops = aSavedSearch({ query: aQuery({ categories: ['HP', 'Dell'], price: { min: null, max: 45_000 } }) });
const key = searchKey(galaxy.query);

describe('[G-ALERT-1] a saved search', () => {
  it('needs words or a filter, since the whole list is no search', () => {
    expect([emptyQuery, aQuery({ sort: 'newest' }), aQuery({ text: ' ' })].map(canSaveSearch)).toEqual([
      false,
      false,
      false,
    ]);
    expect([galaxy.query, aQuery({ verified: true })].map(canSaveSearch)).toEqual([true, true]);
  });

  it.each([
    { what: 'text', query: aQuery({ text: 'x'.repeat(301) }) },
    { what: 'category', query: aQuery({ categories: ['x'.repeat(301)] }) },
    { what: 'list of places', query: aQuery({ places: Array.from({ length: 101 }, (_, one) => `Place ${one}`) }) },
  ])('cannot be saved where its $what is too long to be read again', ({ query }) => {
    expect(canSaveSearch(query)).toBe(false);
    expect(parseSearches([aSavedSearch({ query })])).toEqual([]);
  });

  it('can be as long as what is read again', () => {
    const query = aQuery({ text: 'x'.repeat(300), places: Array.from({ length: 100 }, (_, one) => `Place ${one}`) });
    expect(canSaveSearch(query)).toBe(true);
    expect(parseSearches([aSavedSearch({ query })])).toHaveLength(1);
  });

  it('is saved once, as the latest, whatever its order and spelling', () => {
    const both = saveSearch(saveSearch([], galaxy), laptops);
    expect(both).toEqual([laptops, galaxy]);
    const again = aSavedSearch({
      query: { ...laptops.query, categories: ['dell', 'Dell', ' hp '], sort: 'price-up' },
      name: 'Another',
    });
    expect(saveSearch(both, again)).toBe(both);
  });

  it.each([
    aQuery({ text: 'galaxy s21' }),
    aQuery({ categories: ['galaxy'] }),
    aQuery({ text: 'galaxy', verified: true }),
    aQuery({ text: 'galaxy', price: { min: 1, max: null } }),
    aQuery({ text: 'galaxy', months: { min: null, max: 12 } }),
    aQuery({ text: 'galaxy', statuses: ['available'] }),
  ])('is another one with %j', (query) => {
    expect(searchKey(query)).not.toBe(key);
  });

  it('takes a name, and the name of its filters again where the name is empty', () => {
    const named = renameSearch([laptops, galaxy], key, '  For my sister ');
    expect(named.map(({ name }) => name)).toEqual([null, 'For my sister']);
    expect(findSearch(renameSearch(named, key, '  '), key)?.name).toBeNull();
    expect(findSearch(renameSearch(named, key, 'x'.repeat(99)), key)?.name).toBe('x'.repeat(60));
    expect(findSearch(renameSearch(named, key, `${'x'.repeat(59)}📱`), key)?.name).toBe('x'.repeat(59));
    expect(findSearch(renameSearch(named, key, `${'x'.repeat(59)} y`), key)?.name).toBe('x'.repeat(59));
    expect(findSearch(renameSearch(named, key, ` ${'x'.repeat(60)}`), key)?.name).toBe('x'.repeat(60));
  });

  it('remembers the look at it, and is deleted alone', () => {
    const look = { at: 7, ids: ['p1'], oldest: null };
    expect(lookAtSearch([laptops, galaxy], key, look)).toEqual([laptops, { ...galaxy, look }]);
    const others = [laptops];
    expect(lookAtSearch(others, key, look)).toBe(others);
    expect(deleteSearch([laptops, galaxy], key)).toEqual([laptops]);
  });
});

describe('[G-ALERT-1] stored searches', () => {
  const looked = { ...galaxy, name: 'Phone', look: { at: 7, ids: ['p1'], oldest: 3 } };

  it('are read as they were stored', () => {
    const full = aSavedSearch({
      query: {
        text: 'thinkpad',
        categories: ['Lenovo'],
        conditions: ['Good', 'Fair'],
        places: ['Dhaka'],
        statuses: ['available'],
        verified: true,
        advertised: true,
        price: { min: 0, max: 45_000 },
        months: { min: null, max: 12 },
        sort: 'price-up',
      },
      name: 'x'.repeat(60),
      look: { at: 7, ids: Array.from({ length: 500 }, String), oldest: null },
    });
    expect(parseSearches(JSON.parse(JSON.stringify([looked, laptops, full])))).toEqual([looked, laptops, full]);
  });

  it.each([{}, 'galaxy', 7, null])('are unreadable in %j, which is not a list', (content) => {
    expect(parseSearches(content)).toBeUndefined();
  });

  const damagedQueries: readonly unknown[] = [
    null,
    7,
    'galaxy',
    { text: 7 },
    { text: ['galaxy'] },
    { text: 'x'.repeat(301) },
    { categories: 'HP' },
    { places: [7] },
    { places: Array.from({ length: 101 }, () => 'Dhaka') },
    { conditions: ['constructor'] },
    { statuses: ['lost'] },
    { verified: 'yes' },
    { advertised: 1 },
    { price: null },
    { price: { min: -1, max: null } },
    { months: { min: null, max: Infinity } },
    { months: { min: '1', max: null } },
  ];
  it.each([
    null,
    7,
    [],
    {},
    { ...looked, savedAt: '5' },
    { ...looked, savedAt: 1e300 },
    ...damagedQueries.map((query) => ({ ...looked, query })),
  ])('lose %j, and nothing else', (damaged) => {
    expect(parseSearches([damaged, laptops])).toEqual([laptops]);
  });

  it('know nothing of a filter that an earlier release lacked, and no order that nobody knows', () => {
    const query = { text: 'galaxy', sort: 'by smell' };
    expect(parseSearches([{ ...galaxy, query }])).toEqual([galaxy]);
  });

  it.each([7, '', ' ', 'x'.repeat(61), {}])('have no name in %j', (name) => {
    expect(parseSearches([{ ...looked, name }])).toEqual([{ ...looked, name: null }]);
  });

  it.each([
    7,
    { at: '7', ids: [], oldest: null },
    { at: 1e300, ids: [], oldest: null },
    { at: 7, ids: 'p1', oldest: null },
    { at: 7, ids: [7], oldest: null },
    { at: 7, ids: ['p1', 7], oldest: null },
    { at: 7, ids: Array.from({ length: 501 }, String), oldest: null },
    { at: 7, ids: [], oldest: 'yesterday' },
  ])('were never looked at according to %j', (look) => {
    expect(parseSearches([{ ...looked, look }])).toEqual([{ ...looked, look: null }]);
  });

  it('hold each search once, and at most thirty', () => {
    expect(parseSearches([looked, { ...galaxy, name: 'Twin' }])).toHaveLength(1);
    const many = Array.from({ length: 40 }, (_, one): SavedSearch => ({
      ...galaxy,
      query: aQuery({ text: `${one}` }),
    }));
    expect(parseSearches(many)).toEqual(many.slice(0, maxSavedSearches));
  });
});
