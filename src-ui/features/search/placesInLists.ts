import { entryKey } from '../../context/historyEntry.ts';
import { cardLink } from './focusCard.ts';

type Place = {
  /** The scroll position in a list. */
  readonly top: number;
  /** The number of products that were shown. */
  readonly shown: number;
  /** The address of the product whose card had the focus. */
  readonly card?: string | undefined;
};

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
  const card = document.activeElement?.closest('article')?.querySelector(cardLink)?.getAttribute('href') ?? undefined;
  all().set(id, { top: window.scrollY, shown, card });
}

function placeOfEntry(): Place | undefined {
  const id = entryKey();
  return id === undefined ? undefined : all().get(id);
}

export function topBefore(): number | undefined {
  return placeOfEntry()?.top;
}

export function cardBefore(): string | undefined {
  return placeOfEntry()?.card;
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
    // A reload without storage starts at the top.
  }
}
