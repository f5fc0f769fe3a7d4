import type { CancelSignal } from '#domain/shared/reading.ts';

export function isCancelled(signal: CancelSignal | undefined): boolean {
  return signal?.aborted === true;
}

/** Waits for `done` or the signal, whichever comes first. */
export function unlessCancelled(
  signal: CancelSignal | undefined,
  start: (done: () => void) => () => void,
): Promise<void> {
  if (isCancelled(signal)) return Promise.resolve();
  return new Promise((resolve) => {
    let stop: (() => void) | null = null;
    const finish = (): void => {
      signal?.removeEventListener('abort', finish);
      stop?.();
      resolve();
    };
    signal?.addEventListener('abort', finish);
    stop = start(finish);
  });
}
