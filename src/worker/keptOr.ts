import { after } from './after.ts';

/** Milliseconds. A browser whose storage is broken may never answer. */
const limit = 3000;
/** Hosts are asked first for as long as this worker lives, once the browser's cache was late. */
let wasLate = false;

type Kept = Promise<Response | undefined>;

/** Answers undefined if the browser's cache fails or is late. */
export function inTime(asked: Kept): Kept {
  return Promise.race([asked.catch(() => undefined), after(limit, undefined)]);
}

/**
 * Answers from the browser's cache, or else from the host. A cache that fails or is late must not stand between the shop
 * and its hosts; without a host, a late answer is better than none.
 */
export async function keptOr(asked: Kept, ofHost: () => Promise<Response>): Promise<Response> {
  const kept = asked.catch(() => undefined);
  const first = await Promise.race([kept, after(wasLate ? 0 : limit, 'late' as const)]);
  if (first === 'late') wasLate = true;
  else if (first !== undefined) return first;
  try {
    return await ofHost();
  } catch (error) {
    const late = await inTime(kept);
    if (late === undefined) throw error;
    return late;
  }
}
