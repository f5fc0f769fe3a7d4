/** The key of the current history entry, which identifies it when the person comes back; undefined if it has none. */
export function entryKey(): string | undefined {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('place' in state)) return undefined;
  return typeof state.place === 'string' ? state.place : undefined;
}

/** Gives the current history entry a key, unless it has one. */
export function nameEntry(): string {
  const known = entryKey();
  if (known !== undefined) return known;
  const place = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  window.history.replaceState({ ...(window.history.state as object | null), place }, '');
  return place;
}
