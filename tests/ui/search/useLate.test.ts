import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useLate } from '#ui/features/search/useLate.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const waiting = () => renderHook(({ isWaiting }) => useLate(isWaiting), { initialProps: { isWaiting: true } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('counts that come within 200 ms do not fade first', async () => {
  const { result, rerender } = waiting();
  await pass(199);
  rerender({ isWaiting: false });
  await pass(1000);
  expect(result.current).toBe(false);
});

it('counts that are late fade until they come, and not at once when others are waited for', async () => {
  const { result, rerender } = waiting();
  await pass(200);
  expect(result.current).toBe(true);
  rerender({ isWaiting: false });
  expect(result.current).toBe(false);
  rerender({ isWaiting: true });
  expect(result.current).toBe(false);
});
