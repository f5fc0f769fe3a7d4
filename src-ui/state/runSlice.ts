import type { CancelSignal } from '#domain/shared/reading.ts';

const milliseconds = 4;

/**
 * Repeats a step for a part of a frame, so that a key pressed meanwhile is answered soon. Answers whether the work is over:
 * the step has answered true, or the signal has aborted.
 */
export function runSlice(step: () => boolean, signal: CancelSignal | undefined): boolean {
  const end = performance.now() + milliseconds;
  let isOver = signal?.aborted === true;
  while (!isOver && performance.now() < end) isOver = step();
  return isOver;
}
