import type { Wait } from '#domain/shared/Wait.ts';

/** Ends at once. */
export const noWait: Wait = () => Promise.resolve();

/** Ends at once and records the time asked for. */
export function aWait() {
  const waited: number[] = [];
  const wait: Wait = (milliseconds) => {
    waited.push(milliseconds);
    return Promise.resolve();
  };
  return { wait, waited };
}
