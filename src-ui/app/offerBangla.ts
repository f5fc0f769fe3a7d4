import { autorun } from 'mobx';
import type { App } from '../context/AppContext.ts';
import { appTexts } from '../texts/app.ts';
import { loadFrame } from '../texts/loadTexts.ts';
import { switchLanguage } from './switchLanguage.ts';

/** Asks in Bangla, once: either answer is stored. If the words don't load, nobody is asked. */
export async function offerBangla(app: Pick<App, 'preferences' | 'notifications'>): Promise<void> {
  await loadFrame('bangla');
  const { offer, acceptOffer, declineOffer } = appTexts.bangla;
  const question = app.notifications.say('info', appTexts, () => offer, {
    lang: 'bn',
    stays: true,
    isRepeated: true,
    actions: [
      { label: () => acceptOffer, run: () => void switchLanguage(app, 'bangla') },
      { label: () => declineOffer, run: () => app.preferences.chooseLanguage('english') },
    ],
  });
  // Another tab may answer.
  autorun((following) => {
    if (!app.preferences.hasChosenLanguage) return;
    following.dispose();
    app.notifications.dismiss(question);
  });
}
