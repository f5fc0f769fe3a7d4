import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { whenIdle } from '#ui/state/whenIdle.ts';

type Idle = (deadline: IdleDeadline) => void;

let waiting: Idle[];
beforeEach(() => {
  waiting = [];
  vi.stubGlobal('requestIdleCallback', (slice: Idle) => waiting.push(slice));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The browser is idle for this many steps. */
function idle(steps: number): void {
  let left = steps;
  waiting.shift()?.({ didTimeout: false, timeRemaining: () => (left-- > 0 ? 1 : 0) });
}

/** Resolves once the work waits for the browser again. */
const paused = () => vi.waitFor(() => expect(waiting).toHaveLength(1));

describe('[G-PERF-1] work that nobody waits for', () => {
  it('waits until the browser is idle, and pauses whenever it no longer is', async () => {
    let steps = 0;
    const done = whenIdle(() => (steps += 1) === 5);
    expect(steps).toBe(0);
    idle(3);
    await paused();
    expect(steps).toBe(3);
    idle(0);
    await paused();
    expect(steps).toBe(3);
    idle(9);
    await done;
    expect([steps, waiting.length]).toEqual([5, 0]);
  });

  it('ends at its signal', async () => {
    const control = new AbortController();
    const step = vi.fn(() => false);
    const done = whenIdle(step, control.signal);
    control.abort();
    idle(9);
    await done;
    expect(step).not.toHaveBeenCalled();
  });

  it('fails with the error of a step', async () => {
    const done = whenIdle(() => {
      throw new Error('A bug');
    });
    idle(1);
    await expect(done).rejects.toThrow('A bug');
  });

  it('waits a moment in a browser that does not say when it is idle', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let steps = 0;
    const done = whenIdle(() => (steps += 1) === 3);
    await vi.advanceTimersByTimeAsync(400);
    expect(steps).toBe(0);
    await vi.advanceTimersByTimeAsync(100);
    await done;
    expect(steps).toBe(3);
  });
});
