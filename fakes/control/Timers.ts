/** Calls after some milliseconds. Answers a function that cancels it. */
export type Timers = (milliseconds: number, run: () => void) => () => void;

export const realTimers: Timers = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds);
  return () => clearTimeout(timer);
};
