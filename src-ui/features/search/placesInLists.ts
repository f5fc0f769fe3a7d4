import { entryKey } from '../../context/historyEntry.ts';

/** The scroll position in a list, and the number of products that were shown. */
type Place = { readonly top: number; readonly shown: number };

/** The place of each history entry, for as long as the tab lives. */
const key = 'places-in-lists.2';
const maxPlaces = 50;

function read(): Map<string, Place> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return new Map(Array.isArray(stored) ? (stored as [string, Place][]) : []);
  } catch {
    return new Map();
  }
}

let places: Map<string, Place> | undefined;

function all(): Map<string, Place> {
  places ??= read();
  return places;
}

export function notePlace(shown: number): void {
  const id = entryKey();
  if (id === undefined) return;
  all().delete(id);
  all().set(id, { top: window.scrollY, shown });
}

function placeOfEntry(): Place | undefined {
  const id = entryKey();
  return id === undefined ? undefined : all().get(id);
}

export function topBefore(): number | undefined {
  return placeOfEntry()?.top;
}

/** 0 for an entry that nobody has scrolled. */
export function shownBefore(): number {
  return placeOfEntry()?.shown ?? 0;
}

/** So that a reload finds them. */
export function keepPlaces(): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...all()].slice(-maxPlaces)));
  } catch {
    // Without storage, a reload starts at the top.
  }
}
