import type { CancelSignal } from '#domain/shared/reading.ts';

const millisecondsPerSlice = 8;

/** Repeats a step between frames until it answers true or the signal aborts. */
export function betweenFrames(step: () => boolean, signal?: CancelSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const slice = (): void => {
      try {
        const end = performance.now() + millisecondsPerSlice;
        let isDone = signal?.aborted === true;
        while (!isDone && performance.now() < end) isDone = step();
        if (isDone) resolve();
        else setTimeout(slice, 0);
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    setTimeout(slice, 0);
  });
}
