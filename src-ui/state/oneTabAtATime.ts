/** Milliseconds. A tab that is held up keeps the others waiting no longer than that. */
const patience = 60_000;

/**
 * Runs work of the same name in one tab after another, so that each sees what the one before has done. A browser without
 * locks runs it at once.
 */
export async function oneTabAtATime<T>(name: string, work: () => Promise<T>): Promise<T> {
  let hasBegun = false;
  const begin = (): Promise<T> => {
    hasBegun = true;
    return work();
  };
  try {
    return await navigator.locks.request(name, { signal: AbortSignal.timeout(patience) }, begin);
  } catch (error) {
    if (hasBegun) throw error;
    return work();
  }
}
