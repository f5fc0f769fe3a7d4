import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterASecond } from '#adapters/browser/afterASecond.ts';
import { browserTimer } from '#adapters/browser/browserTimer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['a timer', 250, (ring: () => void) => browserTimer(250, ring)],
  ['afterASecond', 1000, afterASecond],
])('%s fires once after its time, and never when it is stopped before', (_name, time, start) => {
  const ring = vi.fn();
  const unwanted = vi.fn();
  start(ring);
  const stop = start(unwanted);
  vi.advanceTimersByTime(time - 1);
  expect(ring).not.toHaveBeenCalled();
  stop();
  vi.advanceTimersByTime(2 * time);
  expect(ring).toHaveBeenCalledTimes(1);
  expect(unwanted).not.toHaveBeenCalled();
});
