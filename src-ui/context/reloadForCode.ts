/** Set until a reload has drawn a page. src/applyTheme.ts uses the same key for the shop's own script. */
const mark = 're-sale-shop:reloaded-for-code';
/** Milliseconds. */
const patience = 10_000;

let loading: Promise<boolean> | null = null;

function namedIn(cause: unknown): readonly string[] {
  // Chromium and Firefox name the module in the error; Safari does not.
  return /https?:\/\/[^\s'"]+\.js/.exec(cause instanceof Error ? cause.message : '') ?? [];
}

/** Every script of the shop that this page has requested, because a missing module may be one that another imports. */
function askedFor(cause: unknown): ReadonlySet<string> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return new Set(
    [...namedIn(cause), ...loaded].filter((address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && /^\/assets\/.*\.js$/.test(pathname);
    }),
  );
}

/** Refreshes the browser's cache, which may hold HTML or a 404 under a script's name for a year. */
async function refetch(cause: unknown): Promise<void> {
  const options: RequestInit = { cache: 'reload', signal: AbortSignal.timeout(patience) };
  await Promise.allSettled([...askedFor(cause)].map(async (address) => (await fetch(address, options)).arrayBuffer()));
}

async function isReachable(): Promise<boolean> {
  try {
    await fetch(location.href, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) });
    return true;
  } catch {
    return false;
  }
}

async function reload(cause: unknown): Promise<boolean> {
  // Never reload into the browser's own offline page.
  if (!(await isReachable())) return false;
  await refetch(cause);
  location.reload();
  return true;
}

/**
 * For code that failed again when the person retried: Chromium remembers a failed module until the page reloads, and a
 * new release no longer has the old files. Answers whether the page is reloading.
 */
export function reloadForCode(cause: unknown): Promise<boolean> {
  loading ??= reload(cause).finally(() => {
    loading = null;
  });
  return loading;
}

/** The same without a person's request: once, until a page has been drawn. */
export async function reloadForCodeOnce(cause: unknown): Promise<boolean> {
  if (loading !== null) return loading;
  try {
    if (sessionStorage.getItem(mark) !== null) return false;
    sessionStorage.setItem(mark, location.pathname);
  } catch {
    // Without storage, nothing would stop an endless loop of reloads.
    return false;
  }
  const isLoading = await reloadForCode(cause);
  if (!isLoading) clearReloadMark();
  return isLoading;
}

/** A page was drawn, so the next missing chunk may reload again. */
export function clearReloadMark(): void {
  try {
    sessionStorage.removeItem(mark);
  } catch {
    // Without storage it was never set.
  }
}
