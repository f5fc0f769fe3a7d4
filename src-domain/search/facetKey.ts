import { foldText } from '../shared/foldText.ts';

/** Spellings that differ only in case, marks or spaces count as one value. */
export function facetKey(value: string): string {
  return foldText(value).replace(/\s+/g, ' ').trim();
}
