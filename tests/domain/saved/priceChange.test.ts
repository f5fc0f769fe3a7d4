import { describe, expect, it } from 'vitest';
import { parseSaved } from '#domain/saved/parseSaved.ts';
import { priceChange } from '#domain/saved/priceChange.ts';
import { markSeen, seePrices } from '#domain/saved/markSeen.ts';
import { save, updateFacts } from '#domain/saved/SavedList.ts';
import type { SavedProduct } from '#domain/saved/SavedProduct.ts';
import { aThinkPad } from '../../builders/aProduct.ts';

const at = (price: number) => aThinkPad({ price });
const changeOf = ([one]: readonly SavedProduct[], price: number) => one && priceChange(one, { price });
const saved = save([], at(38_500), { now: 5, max: 9 });

describe('[G-ALERT-1] the price of a saved product', () => {
  it.each([
    ['fell', 36_000],
    ['rose', 40_000],
  ])('is told with its old amount and the time of the last look when it %s', (_how, price) => {
    expect(changeOf(saved, price)).toEqual({ from: 38_500, to: price, since: 5 });
  });

  it('is no news while it is the same', () => {
    expect(changeOf(saved, 38_500)).toBeNull();
  });

  it('stays news after the list has read it, until the product is opened', () => {
    const read = updateFacts(saved, [at(36_000)]);
    expect(changeOf(read, 36_000)).toEqual({ from: 38_500, to: 36_000, since: 5 });
    const opened = markSeen(read, at(36_000), 7);
    expect(changeOf(opened, 36_000)).toBeNull();
    expect(changeOf(opened, 35_000)).toEqual({ from: 36_000, to: 35_000, since: 7 });
  });

  it('is compared with the last one seen, however often it changed in between', () => {
    const read = updateFacts(updateFacts(saved, [at(30_000)]), [at(38_500)]);
    expect(changeOf(read, 38_500)).toBeNull();
  });

  it('can be marked as seen without opening the product', () => {
    const read = updateFacts(saved, [at(36_000)]);
    expect(changeOf(seePrices(read, [at(36_000)], 8), 36_000)).toBeNull();
    expect(seePrices(read, [aThinkPad({ id: 'another' })], 8)).toBe(read);
    const both = save(read, aThinkPad({ id: 'another' }), { now: 6, max: 9 });
    expect(changeOf(seePrices(both, [at(36_000)], 8), 36_000)).toBeNull();
  });

  it('is compared with the facts of an earlier release, whose time is unknown', () => {
    const earlier = saved.map(({ productId, savedAt, facts }) => ({ productId, savedAt, facts }));
    expect(changeOf(earlier, 36_000)).toEqual({ from: 38_500, to: 36_000, since: null });
    const read = updateFacts(earlier, [at(36_000)]);
    expect(changeOf(read, 36_000)).toEqual({ from: 38_500, to: 36_000, since: null });
    expect(changeOf([{ productId: 'p1', savedAt: 5, facts: null }], 36_000)).toBeNull();
  });

  it.each([
    7,
    null,
    {},
    { price: '7', at: 5 },
    { price: -1, at: 5 },
    { price: 7, at: 1e300 },
    { price: Infinity, at: 5 },
    { price: 7 },
  ])('is not read from %j', (seen) => {
    expect(parseSaved([{ ...saved[0], seen }])?.[0]?.seen).toBeUndefined();
  });

  it.each([
    { price: 0, at: 5 },
    { price: 7, at: null },
  ])('is read from %j', (seen) => {
    expect(parseSaved([{ ...saved[0], seen }])?.[0]?.seen).toEqual(seen);
  });

  it('is read as it was stored', () => {
    expect(parseSaved(saved)).toEqual(saved);
  });
});
