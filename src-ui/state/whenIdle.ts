import type { CancelSignal } from '#domain/shared/reading.ts';
import { betweenFrames } from './betweenFrames.ts';

/** A key that is pressed meanwhile waits no longer. */
const millisecondsPerSlice = 8;
/** Milliseconds in which a page is usually drawn, for browsers that don't say when they are idle. */
const rest = 500;

/** Repeats a step while the browser has nothing else to do, until it answers true or the signal aborts. */
export function whenIdle(step: () => boolean, signal?: CancelSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // Safari has none.
    if (typeof requestIdleCallback === 'undefined') {
      setTimeout(() => void betweenFrames(step, signal).then(resolve, reject), rest);
      return;
    }
    const slice = (idle: IdleDeadline): void => {
      try {
        const end = performance.now() + millisecondsPerSlice;
        let isDone = signal?.aborted === true;
        while (!isDone && idle.timeRemaining() > 0 && performance.now() < end) isDone = step();
        if (isDone) resolve();
        else requestIdleCallback(slice);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    requestIdleCallback(slice);
  });
}
