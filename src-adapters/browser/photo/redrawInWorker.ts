import type { Timer } from '#domain/shared/within.ts';
import type { CancelSignal } from '#domain/shared/reading.ts';

/** Milliseconds. A 12-megapixel photo takes about two seconds on a slow phone. */
export const drawingLimit = 20_000;

/**
 * Null if the worker fails: older browsers have no workers that draw, some cannot open this kind of file, and a script
 * may hang.
 */
export function redrawInWorker(file: Blob, signal: CancelSignal | undefined, timer: Timer): Promise<Blob | null> {
  return new Promise((resolve) => {
    if (!('OffscreenCanvas' in globalThis)) {
      resolve(null);
      return;
    }
    const worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
    const finish = (jpeg: Blob | null): void => {
      signal?.removeEventListener('abort', stop);
      stopTimer();
      // Also ends an unfinished drawing.
      worker.terminate();
      resolve(jpeg);
    };
    const stop = (): void => finish(null);
    const stopTimer = timer(drawingLimit, stop);
    signal?.addEventListener('abort', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => finish(data instanceof Blob ? data : null));
    worker.addEventListener('error', (event) => {
      // Handled here, so it must not become an error of the page.
      event.preventDefault();
      finish(null);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a page and its worker there is none.
    worker.postMessage(file);
  });
}
