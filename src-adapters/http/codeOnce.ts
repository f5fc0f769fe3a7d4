import { within } from '#domain/shared/within.ts';
import { browserTimer } from '../browser/browserTimer.ts';

/** Milliseconds. A slow phone loads an adapter's code faster. */
const patience = 20_000;

/** Loads an adapter's code once. Null if it does not arrive in time; the next call then waits for it or loads it again. */
export function codeOnce<T>(load: () => Promise<T>, timer = browserTimer): () => Promise<T | null> {
  let loading: Promise<T | null> | null = null;
  return () => {
    loading ??= load().catch(() => (loading = null));
    return within(patience, loading, () => null, timer);
  };
}
