import { languageTags } from '../texts/Language.ts';
import { useApp } from './AppContext.ts';

/** By its letters, because nobody says in which language they write. Null for a text without letters. */
export function tagOf(text: string): 'bn' | 'en' | null {
  if (/[\u0980-\u09ff]/.test(text)) return 'bn';
  return /[a-z]/i.test(text) ? 'en' : null;
}

/** The `lang` of a text that somebody else wrote, if the page is in another language: a screen reader changes its voice. */
export function usePassageLang(text: string): string | undefined {
  const { language } = useApp().preferences;
  const tag = tagOf(text);
  return tag === null || tag === languageTags[language] ? undefined : tag;
}
