import type { CancelSignal } from '#domain/shared/reading.ts';
import { betweenFrames } from './betweenFrames.ts';
import { runSlice } from './runSlice.ts';

/** Milliseconds in which a page is usually drawn. */
const rest = 500;

/** Repeats a step while the browser has nothing else to do, until it answers true or the signal aborts. */
export function whenIdle(step: () => boolean, signal?: CancelSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // Safari does not say when it is idle.
    if (typeof requestIdleCallback === 'undefined') {
      setTimeout(() => void betweenFrames(step, signal).then(resolve, reject), rest);
      return;
    }
    const slice = (idle: IdleDeadline): void => {
      try {
        if (runSlice(step, signal, () => idle.timeRemaining() > 0)) resolve();
        else requestIdleCallback(slice);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    requestIdleCallback(slice);
  });
}
