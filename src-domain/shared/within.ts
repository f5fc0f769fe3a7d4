/** Fires once after the time. Answers a function that cancels it. */
export type Timer = (milliseconds: number, ring: () => void) => () => void;

/** The result of the work; if it takes too long, the result of `late`. */
export function within<T, L>(milliseconds: number, work: Promise<T>, late: () => L, timer: Timer): Promise<T | L> {
  return new Promise((resolve, reject) => {
    const stop = timer(milliseconds, () => resolve(late()));
    work.finally(stop).then(resolve, reject);
  });
}
