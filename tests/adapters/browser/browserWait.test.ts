import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserWait } from '#adapters/browser/browserWait.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('waits for the time', async () => {
  const over = vi.fn();
  void browserWait(400).then(over);
  await vi.advanceTimersByTimeAsync(399);
  expect(over).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(over).toHaveBeenCalled();
});

test('waits no longer once cancelled, and leaves no timer behind', async () => {
  const cancel = new AbortController();
  const waiting = browserWait(400, cancel.signal);
  cancel.abort();
  await waiting;
  await browserWait(400, cancel.signal);
  expect(vi.getTimerCount()).toBe(0);
});
