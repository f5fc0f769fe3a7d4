import { afterEach, beforeEach } from 'vitest';

/** Creates a fresh harness for each case of the surrounding suite, and disposes of it afterwards. */
export function eachCase<H extends { readonly stop?: () => Promise<void> }>(make: () => Promise<H>): () => H {
  let harness: H | null = null;
  beforeEach(async () => {
    harness = await make();
  });
  afterEach(async () => {
    await harness?.stop?.();
    harness = null;
  });
  return () => {
    if (harness === null) throw new Error('The harness is there only while a case runs');
    return harness;
  };
}
