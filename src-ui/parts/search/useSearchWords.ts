import { useFormat, useTexts } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { partsTexts } from '../../texts/parts.ts';
import type { SearchWords } from './wordFilter.ts';

/** The component must be an observer to follow the language. */
export function useSearchWords(): SearchWords {
  return { browse: useTexts(browseTexts), parts: useTexts(partsTexts), format: useFormat() };
}
