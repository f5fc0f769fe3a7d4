import { languageTags } from '../texts/Language.ts';
import { useApp } from './AppContext.ts';

/** By its letters, because nobody says in which language they write. Null for a text without letters. */
export function tagOf(text: string): 'bn' | 'en' | null {
  if (/[\u0980-\u09ff]/.test(text)) return 'bn';
  return /[a-z]/i.test(text) ? 'en' : null;
}

/** Tells the `lang` of texts that somebody else wrote, where the page is in another language. */
export function usePassageLangs(): (text: string) => string | undefined {
  const pages = languageTags[useApp().preferences.language];
  return (text) => {
    const tag = tagOf(text);
    return tag === null || tag === pages ? undefined : tag;
  };
}

/** The `lang` of one such text: a screen reader changes its voice. */
export function usePassageLang(text: string): string | undefined {
  return usePassageLangs()(text);
}
