import type { CancelSignal } from '#domain/shared/reading.ts';
import { betweenFrames } from './betweenFrames.ts';

/** Milliseconds in which a page is usually drawn. */
const rest = 500;

/** Resolves once the browser has nothing else to do, to an answer whether that is still so. */
async function idleTime(): Promise<() => boolean> {
  // Safari does not say when it is idle.
  if (typeof requestIdleCallback === 'undefined') {
    await new Promise((resolve) => setTimeout(resolve, rest));
    return () => true;
  }
  const idle = await new Promise<IdleDeadline>((resolve) => requestIdleCallback(resolve));
  return () => idle.timeRemaining() > 0;
}

/** Repeats a step while the browser has nothing else to do, until it answers true or the signal aborts. */
export async function whenIdle(step: () => boolean, signal?: CancelSignal): Promise<void> {
  const hasTime = await idleTime();
  let isOver = false;
  await betweenFrames(() => {
    if (!hasTime()) return true;
    isOver = step();
    return isOver;
  }, signal);
  if (!isOver && signal?.aborted !== true) await whenIdle(step, signal);
}
