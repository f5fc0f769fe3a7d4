import { expect, test } from 'vitest';
import { KeptItems } from '#ui/state/KeptItems.ts';

type Item = { readonly id: string; readonly words: readonly string[] };
const list = (...items: readonly (readonly [string, string])[]): readonly Item[] =>
  items.map(([id, word]) => ({ id, words: [word] }));

test('an item that says the same stays the same object, wherever it stands', () => {
  const kept = new KeptItems<Item>(({ id }) => id);
  const [one, two] = kept.of(list(['1', 'a'], ['2', 'b']));
  const again = kept.of(list(['3', 'c'], ['2', 'b'], ['1', 'changed']));
  expect(again).toEqual(list(['3', 'c'], ['2', 'b'], ['1', 'changed']));
  expect(again[1]).toBe(two);
  expect(again[2]).not.toBe(one);
});

test('an item that was gone comes back as a new object', () => {
  const kept = new KeptItems<Item>(({ id }) => id);
  const [one] = kept.of(list(['1', 'a']));
  kept.of([]);
  expect(kept.of(list(['1', 'a']))[0]).not.toBe(one);
});
