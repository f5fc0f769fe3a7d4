import { type Timer, within } from '#domain/shared/within.ts';
import { loadTexts } from '../texts/loadTexts.ts';
import type { TextGroup } from '../texts/Texts.ts';

/** Milliseconds. A slow phone loads the largest chunk faster than this. */
export const codeLimit = 20_000;

/** Code that took too long. A browser waits as long as the network does, even for a second request. */
export class LateCode extends Error {}

const pageTimer: Timer = (milliseconds, ring) => {
  const timer = setTimeout(ring, milliseconds);
  return () => clearTimeout(timer);
};

/** Loads a part's code, and its texts in the language in use. */
export async function fetchPart<T>(fetchIt: () => Promise<T>, texts: TextGroup = 'shop'): Promise<T> {
  const [part] = await fetchCode(() => Promise.all([fetchIt(), loadTexts(texts)]));
  return part;
}

/** Loads code; rejects if it does not arrive. */
export async function fetchCode<T>(fetchIt: () => Promise<T>, timer: Timer = pageTimer): Promise<T> {
  const code = await within(codeLimit, fetchIt(), () => new LateCode('late'), timer);
  if (code instanceof LateCode) throw code;
  return code;
}
