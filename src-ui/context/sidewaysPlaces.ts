import type { SidewaysPlaces } from '../kit/useSlider.ts';
import { entryKey, nameEntry } from './historyEntry.ts';

const places = new Map<string, number>();
const maxPlaces = 50;

/** Places of rows by their history entry, for as long as the page lives. */
export const sidewaysPlaces: SidewaysPlaces = {
  before: (label) => places.get(`${entryKey()} ${label}`),
  note: (label, left) => {
    const row = `${nameEntry()} ${label}`;
    places.delete(row);
    places.set(row, left);
    const [oldest] = places.keys();
    if (places.size > maxPlaces && oldest !== undefined) places.delete(oldest);
  },
};
