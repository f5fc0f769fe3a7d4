import type { CancelSignal } from '#domain/shared/reading.ts';
import { runSlice } from './runSlice.ts';

/** Repeats a step between frames until it answers true or the signal aborts. */
export function betweenFrames(step: () => boolean, signal?: CancelSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // Input and frames come before a message. A timer would wait four milliseconds each time.
    const { port1, port2 } = new MessageChannel();
    const next = (): void => port2.postMessage(null);
    const slice = (): void => {
      try {
        if (!runSlice(step, signal)) return next();
        port1.close();
        resolve();
      } catch (error) {
        port1.close();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    port1.addEventListener('message', slice);
    port1.start();
    next();
  });
}
