/** Chromium's; other browsers tell nothing. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Whether the network is good enough to read what may never be shown. */
export function mayReadAhead(): boolean {
  const { onLine, connection } = navigator as Navigator & { readonly connection?: Connection };
  return onLine && connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g';
}
