import type { CancelSignal } from '#domain/shared/reading.ts';

/** Null when the worker cannot: an older browser has none that draw, and another may not open this kind of file. */
export function redrawInWorker(file: Blob, signal: CancelSignal | undefined): Promise<Blob | null> {
  return new Promise((resolve) => {
    if (!('OffscreenCanvas' in globalThis)) {
      resolve(null);
      return;
    }
    const worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
    const finish = (jpeg: Blob | null): void => {
      signal?.removeEventListener('abort', stop);
      // Ends what is still being drawn, too.
      worker.terminate();
      resolve(jpeg);
    };
    const stop = (): void => finish(null);
    signal?.addEventListener('abort', stop);
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => finish(data instanceof Blob ? data : null));
    worker.addEventListener('error', (event) => {
      // Told here; it is not the page's.
      event.preventDefault();
      finish(null);
    });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a page and its worker there is none.
    worker.postMessage(file);
  });
}
