import { type ChangeEvent, useId, useState } from 'react';
import { observer } from 'mobx-react-lite';
import { appTexts } from '../texts/app.ts';
import { useAnnounce } from '../kit/Announcer.tsx';
import { type Language, languages, languageTags } from '../texts/Language.ts';
import { useApp, useTexts } from '../context/AppContext.ts';
import { switchLanguage } from './switchLanguage.ts';

export const LanguageSwitch = observer(function LanguageSwitch() {
  const texts = useTexts(appTexts);
  const app = useApp();
  const announce = useAnnounce();
  const id = useId();
  const [loading, setLoading] = useState<Language | null>(null);
  const choose = async (event: ChangeEvent<HTMLSelectElement>): Promise<void> => {
    const language = languages[event.target.selectedIndex];
    if (language === undefined) return;
    setLoading(language);
    const isInUse = await switchLanguage(app, language);
    // A later choice is still loading.
    setLoading((latest) => (latest === language ? null : latest));
    if (!isInUse) return;
    const now = appTexts[language];
    announce(now.languageIs(now.languages[language]));
  };
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {texts.language}
      </label>
      <select
        className="form-select"
        id={id}
        value={loading ?? app.preferences.language}
        aria-busy={loading !== null}
        onChange={(event) => void choose(event)}
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={languageTags[language]}>
            {texts.languages[language]}
          </option>
        ))}
      </select>
    </div>
  );
});
