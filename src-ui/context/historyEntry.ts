import { newId } from '../state/newId.ts';

/** A text that the current history entry remembers, also after a reload; undefined if it has none of this name. */
export function textOfEntry(name: string): string | undefined {
  const state: unknown = window.history.state;
  const text: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, name) : undefined;
  return typeof text === 'string' ? text : undefined;
}

export function setTextOfEntry(name: string, text: string): void {
  // wouter replaces the history's own method by one that tells of a change of address, and this is none.
  History.prototype.replaceState.call(window.history, { ...(window.history.state as object | null), [name]: text }, '');
}

const key = 'place';

/** The key of the current history entry, which identifies it when the person comes back; undefined if it has none. */
export function entryKey(): string | undefined {
  return textOfEntry(key);
}

/** Gives the current history entry a key, unless it has one. */
export function nameEntry(): string {
  const known = entryKey();
  if (known !== undefined) return known;
  const place = newId();
  setTextOfEntry(key, place);
  return place;
}
