/** Calls after some milliseconds; answers how to stop. */
export type Timers = (milliseconds: number, run: () => void) => () => void;

export const realTimers: Timers = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
