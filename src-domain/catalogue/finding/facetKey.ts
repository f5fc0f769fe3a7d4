import { foldText } from './foldText.ts';

/** Spellings that differ in case, marks or spaces are one value. */
export function facetKey(value: string): string {
  return foldText(value).replace(/\s+/g, ' ').trim();
}
