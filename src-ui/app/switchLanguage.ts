import type { App } from '../context/AppContext.ts';
import { fetchCode } from '../context/fetchCode.ts';
import { reloadForCode } from '../context/reloadForCode.ts';
import { appTexts } from '../texts/app.ts';
import type { Language } from '../texts/Language.ts';
import { loadLanguage } from '../texts/loadTexts.ts';

type Parts = Pick<App, 'preferences' | 'notifications'>;

/** The latest choice wins, whichever language arrives first. */
let latest: Language | null = null;

/** `elsewhere`: by another tab, which has stored it. */
type Chosen = 'here' | 'again' | 'elsewhere';

/** Loads a language and uses it. Answers whether it is in use; the page says so if it did not load. */
export async function switchLanguage(app: Parts, language: Language, chosen: Chosen = 'here'): Promise<boolean> {
  latest = language;
  try {
    const isInUse = await fetchCode(() => loadLanguage(language, () => latest === language));
    if (isInUse) app.preferences[chosen === 'elsewhere' ? 'hearLanguage' : 'chooseLanguage'](language);
    return isInUse;
  } catch {
    if (latest !== language) return false;
    // A new release no longer has the old files.
    if (chosen === 'again') {
      app.preferences.storeLanguage(language);
      if (await reloadForCode()) return false;
    }
    sayMissed(app, language);
    return false;
  }
}

/** Loads the chosen language before anything is drawn; English if that one doesn't load, and the page says so. */
export async function openLanguage(app: Parts): Promise<void> {
  const chosen = app.preferences.language;
  latest = chosen;
  try {
    await fetchCode(() => loadLanguage(chosen, () => latest === chosen));
  } catch (error) {
    if (chosen === 'english') throw error;
    latest = 'english';
    await fetchCode(() => loadLanguage('english'));
    app.preferences.fallBackTo('english');
    sayMissed(app, chosen);
  }
}

function sayMissed(app: Parts, language: Language): void {
  app.notifications.say('danger', appTexts, (texts) => texts.languageMissed(texts.languages[language]), {
    actions: [{ label: (now) => appTexts[now].retry, run: () => void switchLanguage(app, language, 'again') }],
  });
}
