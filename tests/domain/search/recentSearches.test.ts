import { describe, expect, it } from 'vitest';
import {
  forgetSearch,
  maxSearches,
  rememberSearch,
  similarSearches,
  storedSearches,
} from '#domain/search/recentSearches.ts';

describe('recent searches', () => {
  it('[G-FIND-1] list the latest first, each once in whatever spelling', () => {
    const searches = ['iphone', 'Galaxy  S21', 'drone'].reduce(rememberSearch, []);
    expect(searches).toEqual(['drone', 'Galaxy  S21', 'iphone']);
    expect(rememberSearch(searches, ' galaxy s21 ')).toEqual(['galaxy s21', 'drone', 'iphone']);
  });

  it('[G-FIND-1] hold eight; the oldest makes room', () => {
    const searches = Array.from({ length: 10 }, (_, place) => `camera ${place}`).reduce(rememberSearch, []);
    expect(searches).toHaveLength(maxSearches);
    expect(searches[0]).toBe('camera 9');
    expect(searches.at(-1)).toBe('camera 2');
  });

  it('[G-FIND-1] skip texts without words and shorten pasted ones', () => {
    expect(rememberSearch(['drone'], '  ')).toEqual(['drone']);
    expect(rememberSearch(['drone'], ' ?! ')).toEqual(['drone']);
    expect(rememberSearch([], 'a'.repeat(5000))).toEqual(['a'.repeat(100)]);
    expect(rememberSearch([], `${'a'.repeat(99)}📱`)).toEqual(['a'.repeat(99)]);
  });

  it('[G-FIND-1] are forgotten one by one', () => {
    expect(forgetSearch(['drone', 'Café'], 'cafe')).toEqual(['drone']);
  });

  it('[G-FIND-1] are suggested where each typed word begins one of theirs, three at most', () => {
    const searches = ['galaxy s21', 'iphone 13', 'galaxy watch', 'galaxy tab', 'galaxy'];
    expect(similarSearches(searches, '')).toEqual(searches);
    expect(similarSearches(searches, 'gal')).toEqual(['galaxy s21', 'galaxy watch', 'galaxy tab']);
    expect(similarSearches(searches, 'wa gal')).toEqual(['galaxy watch']);
    expect(similarSearches(searches, 'alaxy')).toEqual([]);
    expect(similarSearches(['galaxy'], 'Galaxy ')).toEqual([]);
  });

  it('[G-FIND-1] survive a damaged one among them, and a longer list', () => {
    expect(storedSearches.parse(['drone', 7, null, 'camera'])).toEqual(['drone', 'camera']);
    expect(storedSearches.parse('drone')).toBeUndefined();
    expect(storedSearches.parse(['', '  ', 'a'.repeat(5000)])).toEqual(['a'.repeat(100)]);
    expect(storedSearches.parse(Array.from({ length: 20 }, String))).toHaveLength(maxSearches);
  });
});
