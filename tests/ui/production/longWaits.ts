import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { HeldTimer } from '../../HeldTimer.ts';
import { settled } from '../faults/screen.ts';

/**
 * From now on, waits of five seconds and more end when the test advances the time. `vi.restoreAllMocks` undoes it.
 * `long`: milliseconds. Shorter waits belong to drawing and to the test itself.
 */
export function holdLongWaits(long = 5000): { readonly pass: (seconds: number) => Promise<void> } {
  const held = new HeldTimer();
  const stops = new Map<unknown, () => void>();
  const { setTimeout: start, clearTimeout: stop } = globalThis;
  const holdOrStart = (ring: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]): unknown => {
    if (milliseconds < long) return start(ring, milliseconds, ...given);
    const id = {};
    stops.set(
      id,
      held.timer(milliseconds, () => ring(...given)),
    );
    return id;
  };
  const letGo = (id: unknown): void => {
    const held = stops.get(id);
    if (held === undefined) stop(id as number | undefined);
    else held();
  };
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(holdOrStart as typeof setTimeout);
  vi.spyOn(globalThis, 'clearTimeout').mockImplementation(letGo);
  return {
    pass: async (seconds) => {
      act(() => held.pass(seconds * 1000));
      await settled();
    },
  };
}
