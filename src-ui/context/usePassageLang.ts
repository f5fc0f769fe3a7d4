import { useApp } from './AppContext.ts';

/** Tells the `lang` of texts that somebody else wrote, where the page is in another language. */
export function usePassageLangs(): (text: string) => string | undefined {
  const { preferences } = useApp();
  return (text) => preferences.langOf(text);
}

/** The `lang` of one such text: a screen reader changes its voice. */
export function usePassageLang(text: string): string | undefined {
  return useApp().preferences.langOf(text);
}
