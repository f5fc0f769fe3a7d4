import { autorun } from 'mobx';
import type { Preferences } from '../state/Preferences.ts';
import { languageTags } from '../texts/Language.ts';

/** Names the language of the page's texts to browsers and screen readers, now and whenever it changes. */
export function followLanguage(preferences: Preferences): void {
  autorun(() => {
    document.documentElement.lang = languageTags[preferences.language];
  });
}
