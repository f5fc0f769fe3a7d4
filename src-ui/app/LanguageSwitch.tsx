import { type ChangeEvent, useId } from 'react';
import { observer } from 'mobx-react-lite';
import { appTexts } from '../copy/app.ts';
import { useAnnounce } from '../design/Announcer.tsx';
import { languages } from '../state/Preferences.ts';
import { useApp, useTexts } from './AppContext.ts';

/** Both are English, so the page's `lang` stays as it is. */
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
