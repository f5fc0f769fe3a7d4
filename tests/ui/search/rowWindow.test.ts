import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DrawnRows, rowsSeenAt, withRowAhead } from '#ui/features/search/rowWindow.ts';
import { useGrowingRows } from '#ui/features/search/useGrowingRows.ts';

const range = (first: number, last: number) => ({ first, last });
const all = (first: number, last: number, seen = range(first, last)): DrawnRows => ({
  seen,
  current: range(first, last),
  all: range(first, last),
});
const lengthOf = ({ first, last }: { readonly first: number; readonly last: number }) => last - first + 1;

describe('[G-SCALE-1] The rows of a list that are in the document', () => {
  it('follow the window by one row a step, however far it has moved', () => {
    let drawn = rowsSeenAt(all(7, 15, range(10, 12)), range(13, 15), 3);
    expect(drawn.all).toEqual(range(10, 15));
    for (const last of [16, 17, 18]) {
      drawn = withRowAhead(drawn, 3, 100);
      expect(drawn.all).toEqual(range(10, last));
    }
    expect(withRowAhead(drawn, 3, 100)).toBe(drawn);
  });

  it('grow first on the side to which the person scrolls', () => {
    const up = rowsSeenAt(all(7, 15, range(10, 12)), range(8, 10), 3);
    expect(withRowAhead(up, 3, 100).all).toEqual(range(6, 13));
  });

  it('are the visible ones alone after a jump', () => {
    expect(rowsSeenAt(all(0, 5, range(0, 2)), range(50, 52), 3)).toEqual(all(50, 52));
  });

  it('show another list one after another, beginning beside the window', () => {
    const another = { seen: range(10, 12), current: range(10, 12), all: range(7, 15) };
    const step = withRowAhead(another, 3, 100);
    expect([lengthOf(step.current), step.all]).toEqual([4, range(7, 15)]);
  });

  it('end with the list', () => {
    const drawn = all(0, 2, range(0, 2));
    expect(withRowAhead(drawn, 3, 3)).toBe(drawn);
  });
});

describe('[G-SCALE-1] A list that has grown at its end', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
  afterEach(() => void vi.useRealTimers());

  const frame = () => act(() => void vi.advanceTimersToNextTimer());
  const grow = (before: readonly string[], list: readonly string[]) => {
    const rows = renderHook(({ of }) => useGrowingRows(of, of.length), { initialProps: { of: before } });
    rows.rerender({ of: list });
    return rows;
  };

  it('gets one row more with each frame', () => {
    const { result } = grow(['a', 'b'], ['a', 'b', 'c', 'd']);
    const shown = [result.current];
    for (let frames = 0; frames < 2; frames += 1) {
      frame();
      shown.push(result.current);
    }
    expect(shown).toEqual([2, 3, 4]);
  });

  it('is another list if it begins with other products, and has all its rows at once', () => {
    expect(grow(['a', 'b'], ['c', 'b', 'd', 'e']).result.current).toBe(4);
  });
});
