import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ShownList, rowsInWindow, rowsSeenAt, showing, withRowAhead } from '#ui/features/search/rowWindow.ts';
import { useRowWindow } from '#ui/features/search/useRowWindow.ts';

const range = (first: number, last: number) => ({ first, last });
const hundred: readonly unknown[] = Array.from({ length: 100 });
/** The window shows all of these rows whole. */
const visible = (first: number, last: number) => ({ seen: range(first, last), half: range(first, last) });
const all = (first: number, last: number, seen = visible(first, last), list = hundred): ShownList => ({
  list,
  rows: list.length,
  known: list.length,
  ...seen,
  current: range(first, last),
  all: range(first, last),
});
const lengthOf = ({ first, last }: { readonly first: number; readonly last: number }) => last - first + 1;

describe('[G-SCALE-1] The rows of a list that are in the document', () => {
  it('follow the window by one row a step, however far it has moved', () => {
    let drawn = rowsSeenAt(all(7, 15, visible(10, 12)), visible(13, 15), 3);
    expect(drawn.all).toEqual(range(10, 15));
    for (const last of [16, 17, 18]) {
      drawn = withRowAhead(drawn, 3);
      expect(drawn.all).toEqual(range(10, last));
    }
    expect(withRowAhead(drawn, 3)).toBe(drawn);
  });

  it('grow first on the side to which the person scrolls', () => {
    const up = rowsSeenAt(all(7, 15, visible(10, 12)), visible(8, 10), 3);
    expect(withRowAhead(up, 3).all).toEqual(range(6, 13));
  });

  it('are the visible ones alone after a jump', () => {
    expect(rowsSeenAt(all(0, 5, visible(0, 2)), visible(50, 52), 3)).toEqual(all(50, 52));
  });

  it('show another list one after another, beginning beside the window', () => {
    const another = { ...all(7, 15, visible(10, 12)), current: range(10, 12) };
    const step = withRowAhead(another, 3);
    expect([lengthOf(step.current), step.all]).toEqual([4, range(7, 15)]);
  });

  it('are known to be half visible, at least one of them, even if it is higher than the window', () => {
    expect(rowsInWindow(-60, 100, 200, 9)).toEqual({ seen: range(0, 2), half: range(1, 2) });
    expect(rowsInWindow(40, 100, 200, 9)).toEqual({ seen: range(0, 1), half: range(0, 1) });
    expect(rowsInWindow(60, 100, 200, 9)).toEqual({ seen: range(0, 1), half: range(0, 0) });
    expect(rowsInWindow(-60, 100, 30, 9)).toEqual({ seen: range(0, 0), half: range(0, 0) });
    expect(rowsInWindow(-5000, 100, 200, 9)).toEqual({ seen: range(8, 8), half: range(8, 8) });
  });

  it('end with the list', () => {
    const drawn = all(0, 2, visible(0, 2), ['a', 'b', 'c']);
    expect(withRowAhead(drawn, 3)).toBe(drawn);
  });
});

describe('[G-SCALE-1] Another list', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  const listOf = (name: string, rows: number) => Array.from({ length: rows }, (_, place) => `${name} ${place}`);
  const show = (list: readonly string[]) => {
    const element = { current: document.createElement('div') };
    // One whole row fits the window, and a quarter of the next.
    const rowHeight = window.innerHeight / 1.25;
    return renderHook(({ of }) => useRowWindow(element, of, of.length, rowHeight, 3), { initialProps: { of: list } });
  };
  const nextFrame = () => act(() => void vi.advanceTimersToNextFrame());
  const rest = () => act(() => void vi.advanceTimersByTime(1000));

  it('comes one frame later to a row of which little is visible', () => {
    const { result, rerender } = show(listOf('old', 9));
    rest();
    rerender({ of: listOf('new', 9) });
    expect(result.current.current).toEqual(range(0, 0));
    nextFrame();
    expect(result.current.current).toEqual(range(0, 1));
  });

  it('draws such a row one frame later if the list before was shorter', () => {
    const { result, rerender } = show(listOf('older', 9));
    rest();
    rerender({ of: listOf('old', 1) });
    rest();
    rerender({ of: listOf('new', 9) });
    expect(result.current.all).toEqual(range(0, 0));
    nextFrame();
    expect(result.current.all).toEqual(range(0, 1));
  });

  it('comes to a row of which more than half is visible at once', () => {
    const { result, rerender } = show(listOf('old', 9));
    vi.stubGlobal('innerHeight', window.innerHeight * 1.5);
    window.dispatchEvent(new Event('resize'));
    rest();
    rerender({ of: listOf('new', 9) });
    expect(result.current.current).toEqual(range(0, 1));
    vi.unstubAllGlobals();
  });
});

describe('[G-SCALE-1] A list that has grown at its end', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] }));
  afterEach(() => void vi.useRealTimers());

  const frame = () => act(() => void vi.advanceTimersToNextTimer());
  /** In a window that shows all of it. */
  const grow = (...lists: readonly (readonly string[])[]) => {
    const element = { current: document.createElement('div') };
    const [first = []] = lists;
    const rows = renderHook(({ of }) => useRowWindow(element, of, of.length, 1, 3), { initialProps: { of: first } });
    for (const of of lists.slice(1)) rows.rerender({ of });
    return rows;
  };

  it('shows one row more with each frame', () => {
    const { result } = grow(['a', 'b'], ['a', 'b', 'c', 'd']);
    const shown = [result.current.all.last];
    for (let frames = 0; frames < 2; frames += 1) {
      frame();
      shown.push(result.current.all.last);
    }
    expect(shown).toEqual([1, 2, 3]);
  });

  it('shows all its rows although it grows again meanwhile', () => {
    const { result, rerender } = grow(['a', 'b'], ['a', 'b', 'c', 'd']);
    frame();
    rerender({ of: ['a', 'b', 'c', 'd', 'e'] });
    frame();
    frame();
    expect(result.current.all).toEqual(range(0, 4));
  });

  it('is another list if it begins with other products, and shows all its rows at once', () => {
    expect(grow(['a', 'b'], ['c', 'b', 'd', 'e']).result.current.all.last).toBe(3);
  });

  it('keeps the rows that it has where a step for the list before is repeated', () => {
    const before = ['a', 'b'];
    const [list, longer] = [
      [...before, 'c', 'd'],
      [...before, 'c', 'd', 'e'],
    ];
    const step = { ...showing(all(0, 1, visible(0, 1), before), list, 4), known: 3 };
    expect(showing(step, longer, 5).known).toBe(3);
  });
});
