import { type ChangeEvent, useId } from 'react';
import { observer } from 'mobx-react-lite';
import { appTexts } from '../texts/app.ts';
import { useAnnounce } from '../kit/Announcer.tsx';
import { languages } from '../texts/Language.ts';
import { useApp, useTexts } from '../context/AppContext.ts';

/** Both wordings are English, so the page's `lang` does not change. */
export const LanguageSwitch = observer(function LanguageSwitch() {
  const texts = useTexts(appTexts);
  const { preferences } = useApp();
  const announce = useAnnounce();
  const id = useId();
  const choose = (event: ChangeEvent<HTMLSelectElement>): void => {
    const language = languages.find((one) => one === event.target.value);
    if (language === undefined) return;
    preferences.chooseLanguage(language);
    announce(texts.languageIs(texts.languages[language]));
  };
  return (
    <div className="field">
      <label className="form-label" htmlFor={id}>
        {texts.language}
      </label>
      <select className="form-select" id={id} value={preferences.language} onChange={choose}>
        {languages.map((language) => (
          <option key={language} value={language}>
            {texts.languages[language]}
          </option>
        ))}
      </select>
    </div>
  );
});
