import { autorun } from 'mobx';
import type { DeviceStore } from '#domain/shared/DeviceStore.ts';
import type { App } from '../context/AppContext.ts';
import { storedLanguage } from '../state/Preferences.ts';
import { languageTags } from '../texts/Language.ts';
import { switchLanguage } from './switchLanguage.ts';

type Parts = Pick<App, 'preferences' | 'notifications'>;

/**
 * Names the language of the page's texts to browsers and screen readers, now and whenever it changes. A choice in another
 * tab changes this page's texts, too.
 */
export function followLanguage(app: Parts, device: Pick<DeviceStore, 'onChangeElsewhere'>): void {
  const { preferences } = app;
  autorun(() => {
    const tag = languageTags[preferences.language];
    // Browsers style the whole page anew whenever it is set, even to the same.
    if (document.documentElement.lang !== tag) document.documentElement.lang = tag;
  });
  device.onChangeElsewhere(storedLanguage, (language) => {
    if (language !== undefined) void switchLanguage(app, language, 'elsewhere');
  });
}
