/** `onLine` is reliable only when false. Node may have no navigator. */
export function isDeviceOnline(): boolean {
  const { navigator }: { readonly navigator?: { readonly onLine?: boolean } } = globalThis;
  return navigator?.onLine !== false;
}
