import { useSyncExternalStore } from 'react';
import { observer } from 'mobx-react-lite';
import { appTexts } from '../texts/app.ts';
import { useAnnounce } from '../kit/Announcer.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { IconName } from '../kit/IconName.ts';
import type { ColourScheme } from '../state/Preferences.ts';
import { useApp, useTexts } from '../context/AppContext.ts';
import { deviceTheme, followDevice } from '../context/colourScheme.ts';

const icons: { readonly [S in ColourScheme]: IconName } = { system: 'device-desktop', light: 'sun', dark: 'moon' };

/** Cycles through the three themes. The first step away from the system theme always changes the colours. */
function after(scheme: ColourScheme, own: 'light' | 'dark'): ColourScheme {
  if (scheme === own) return 'system';
  if (scheme !== 'system') return own;
  return own === 'dark' ? 'light' : 'dark';
}

export const ColourSchemeButton = observer(function ColourSchemeButton() {
  const texts = useTexts(appTexts);
  const { preferences } = useApp();
  const announce = useAnnounce();
  const now = preferences.colourScheme;
  // The build's HTML is for a light device.
  const own = useSyncExternalStore<'light' | 'dark'>(followDevice, deviceTheme, () => 'light');
  const next = after(now, own);
  const label = texts.colourSwitch(texts.colourSchemes[now], texts.colourSchemes[next]);
  const choose = (): void => {
    preferences.chooseColourScheme(next);
    announce(texts.coloursAre(texts.colourSchemes[next]));
  };
  return (
    <button type="button" className="btn-icon" aria-label={label} title={label} onClick={choose}>
      <Icon name={icons[now]} />
    </button>
  );
});
