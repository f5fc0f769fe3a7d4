// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { anIndexedDb } from '../../builders/anIndexedDb.ts';
import { browserTimer } from '#adapters/browser/browserTimer.ts';
import { IndexedAnswerStore } from '#adapters/browser/IndexedAnswerStore.ts';
import type { AnswerKey } from '#adapters/http/kept/AnswerStore.ts';
import { HeldTimer, isSettled } from '../../HeldTimer.ts';
import { withoutRoom } from './withoutRoom.ts';

const key: AnswerKey = ['', 'https://api.example/allproducts'];
const hers: AnswerKey = ['nusrat@example.com', 'https://api.example/buyersproducts'];
type Limits = { readonly total: number; readonly each: number; readonly count?: number };
const store = (limits?: Limits) => new IndexedAnswerStore(browserTimer, limits && { count: 10, ...limits });

beforeEach(() => {
  anIndexedDb();
});
afterEach(() => vi.unstubAllGlobals());

describe('[G-OFFLINE-1] kept answers', () => {
  test('are there after a reload, and the latest wins', async () => {
    await store().write(key, { text: 'old', at: 1 });
    await store().write(key, { text: 'new', at: 2 });
    expect(await store().read(key)).toEqual({ text: 'new', at: 2 });
  });

  test('of a time that is none are not there', async () => {
    await store().write(key, { text: '[]', at: 1e300 });
    expect(await store().read(key)).toBeNull();
  });

  test('make room for new ones, the oldest first', async () => {
    const small = store({ total: 25, each: 20 });
    const write = (name: string, at: number) => small.write(['', name], { text: 'x'.repeat(10), at });
    await write('second', 2);
    await write('first', 1);
    await write('third', 3);
    const left = await Promise.all(['first', 'second', 'third'].map((name) => small.read(['', name])));
    expect(left.map((answer) => answer?.at)).toEqual([undefined, 2, 3]);
  });

  test('are counted, and a person’s own make room last', async () => {
    const small = store({ total: 1000, each: 20, count: 3 });
    await small.write(hers, { text: '[]', at: 1 });
    for (const at of [2, 3, 4]) await small.write(['', `search ${at}`], { text: '[]', at });
    const searches = await Promise.all([2, 3, 4].map((at) => small.read(['', `search ${at}`])));
    expect(searches.map((answer) => answer?.at)).toEqual([undefined, 3, 4]);
    expect(await small.read(hers)).toEqual({ text: '[]', at: 1 });
  });

  test('do not include one that is too long', async () => {
    const small = store({ total: 25, each: 20 });
    await small.write(key, { text: 'x'.repeat(21), at: 1 });
    expect(await small.read(key)).toBeNull();
  });

  test('say to whom they belong, until all are removed', async () => {
    await store().write(key, { text: '[]', at: 1 });
    expect(await store().owners()).toEqual([key[0]]);
    await store().write(hers, { text: '[]', at: 1 });
    expect((await store().owners()).toSorted()).toEqual([key[0], hers[0]].toSorted());
    await store().removeAll();
    expect(await store().owners()).toEqual([]);
    expect(await store().read(hers)).toBeNull();
    expect(await store().read(key)).toBeNull();
  });

  test.each<[string, () => void]>([
    ['there is no database', () => vi.stubGlobal('indexedDB', undefined)],
    ['there is no room', () => vi.stubGlobal('indexedDB', withoutRoom())],
    [
      'the browser forbids it',
      () => {
        vi.stubGlobal('indexedDB', {
          open: () => {
            throw new DOMException('Denied', 'SecurityError');
          },
        });
      },
    ],
  ])('are as good as absent where %s', async (_why, breaks) => {
    breaks();
    await store().write(key, { text: '[]', at: 1 });
    expect(await store().read(key)).toBeNull();
    expect(await store().owners()).toEqual([]);
    await store().removeAll();
  });

  test('are given up where the database never opens', async () => {
    vi.stubGlobal('indexedDB', { open: () => ({ addEventListener: () => undefined }) });
    const held = new HeldTimer();
    const reading = new IndexedAnswerStore(held.timer).read(key);
    held.pass(2999);
    expect(await isSettled(reading)).toBe(false);
    held.pass(1);
    expect(await reading).toBeNull();
  });
});
