import { observer } from 'mobx-react-lite';
import { type ReactNode, useMemo } from 'react';
import { type KitWords, KitWordsContext } from '../kit/KitWords.ts';
import { formatters } from '../texts/format.ts';
import { kitTexts } from '../texts/kit.ts';
import { type App, AppContext } from './AppContext.ts';

/** Provides the app to components, and the chosen language's words to the kit. */
export const AppProvider = observer(function AppProvider({
  app,
  children,
}: {
  readonly app: App;
  readonly children: ReactNode;
}) {
  const { language } = app.preferences;
  const words = useMemo((): KitWords => {
    const texts = kitTexts[language];
    const { count } = formatters[language];
    return { ...texts, position: (place, of) => texts.position(count(place), count(of)) };
  }, [language]);
  return (
    <AppContext value={app}>
      <KitWordsContext value={words}>{children}</KitWordsContext>
    </AppContext>
  );
});
