/** Milliseconds. A browser whose storage is broken may never answer. */
const limit = 3000;
/** Nobody waits a second time for as long as this worker lives. */
let isBroken = false;

/** What the browser's cache answers; undefined if it fails or is late. */
export async function inTime<T>(ask: () => Promise<T>): Promise<T | undefined> {
  if (isBroken) return undefined;
  const asked = ask().then(
    (answer) => ({ answer }),
    () => null,
  );
  const late = new Promise<null>((resolve) => {
    setTimeout(resolve, limit, null);
  });
  const held = await Promise.race([asked, late]);
  isBroken = held === null;
  return held?.answer;
}

/** Whether the browser's cache can be asked. Without it, a worker must not stand between the shop and its hosts. */
export async function cacheAnswers(): Promise<boolean> {
  return (await inTime(() => caches.has(''))) !== undefined;
}
