import { foldText } from '../shared/foldText.ts';
import { placeIn } from './places.ts';

/** Spellings that differ only in case, marks or spaces count as one value, and so do a place's names in both scripts. */
export function facetKey(value: string): string {
  const key = foldText(placeIn('en', value));
  return key.replace(/\s+/g, ' ').trim();
}
