/** Set until a reload has drawn a page. src/applyTheme.ts uses the same key for the shop's own script. */
const mark = 're-sale-shop:reloaded-for-code';
/** Milliseconds. */
const patience = 10_000;

let loading: Promise<boolean> | null = null;

async function isReachable(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) });
    return true;
  } catch {
    return false;
  }
}

async function reload(): Promise<boolean> {
  // Never reload into the browser's own offline page.
  if (!(await isReachable())) return false;
  location.reload();
  return true;
}

/**
 * For code that failed again when the person retried: a new release no longer has the old files. Answers whether the
 * page is reloading.
 */
export function reloadForCode(): Promise<boolean> {
  loading ??= reload().finally(() => {
    loading = null;
  });
  return loading;
}

/** The same without a person's request: once, until a page has been drawn. */
export async function reloadForCodeOnce(): Promise<boolean> {
  if (loading !== null) return loading;
  try {
    if (sessionStorage.getItem(mark) !== null) return false;
    sessionStorage.setItem(mark, location.pathname);
  } catch {
    // Nothing would stop an endless loop of reloads without storage.
    return false;
  }
  const isLoading = await reloadForCode();
  if (!isLoading) clearReloadMark();
  return isLoading;
}

/** A page was drawn, so the next missing chunk may reload again. */
export function clearReloadMark(): void {
  try {
    sessionStorage.removeItem(mark);
  } catch {
    // The mark was never set without storage.
  }
}
