/** Chromium's; other browsers tell nothing. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string; readonly type?: string };

const connectionOf = (): Connection | undefined =>
  (navigator as Navigator & { readonly connection?: Connection }).connection;

/** Whether the network is good enough to read what may never be shown. */
export function mayReadAhead(): boolean {
  const connection = connectionOf();
  return navigator.onLine && connection?.saveData !== true && (connection?.effectiveType ?? '4g') === '4g';
}

/** Whether what nobody has pointed at may be read: only where the browser says that data costs nothing, as on phones. */
export function mayReadUnasked(): boolean {
  return mayReadAhead() && ['wifi', 'ethernet'].includes(connectionOf()?.type ?? '');
}
