import { useApp } from '../../context/AppContext.ts';
import { browseTexts } from '../../texts/browse.ts';
import { formatters } from '../../texts/format.ts';
import type { Language } from '../../texts/Language.ts';
import { partsTexts } from '../../texts/parts.ts';
import type { SearchWords } from './wordFilter.ts';

export function searchWordsIn(language: Language): SearchWords {
  return { browse: browseTexts[language], parts: partsTexts[language], format: formatters[language] };
}

/** The component must be an observer to follow the language. */
export function useSearchWords(): SearchWords {
  return searchWordsIn(useApp().preferences.language);
}
