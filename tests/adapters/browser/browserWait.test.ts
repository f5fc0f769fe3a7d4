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

test('leaves no listener behind once the time is over', async () => {
  const { signal } = new AbortController();
  const listening = vi.spyOn(signal, 'addEventListener');
  const stopping = vi.spyOn(signal, 'removeEventListener');
  void browserWait(400, signal);
  await vi.advanceTimersByTimeAsync(400);
  expect(listening).toHaveBeenCalledTimes(1);
  expect(stopping.mock.calls).toEqual(listening.mock.calls);
});

test('waits no longer once cancelled, and leaves no timer behind', async () => {
  const cancel = new AbortController();
  const waiting = browserWait(400, cancel.signal);
  cancel.abort();
  await waiting;
  await browserWait(400, cancel.signal);
  expect(vi.getTimerCount()).toBe(0);
});
