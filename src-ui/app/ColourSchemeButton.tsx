import { observer } from 'mobx-react-lite';
import { appTexts } from '../texts/app.ts';
import { useAnnounce } from '../kit/Announcer.tsx';
import { Icon } from '../kit/Icon.tsx';
import type { IconName } from '../kit/IconName.ts';
import type { ColourScheme } from '../state/Preferences.ts';
import { useApp, useTexts } from '../context/AppContext.ts';
import { isDeviceDark } from '../context/colourScheme.ts';
import { useHydrated } from '../kit/useHydrated.ts';

const icons: { readonly [S in ColourScheme]: IconName } = { system: 'device-desktop', light: 'sun', dark: 'moon' };

/** Cycles through the three themes. The first step away from the system theme always changes the colours. */
function after(scheme: ColourScheme, isDark: boolean): ColourScheme {
  const [first, second] = isDark ? (['light', 'dark'] as const) : (['dark', 'light'] as const);
  if (scheme === 'system') return first;
  return scheme === first ? second : 'system';
}

export const ColourSchemeButton = observer(function ColourSchemeButton() {
  const texts = useTexts(appTexts);
  const { preferences } = useApp();
  const announce = useAnnounce();
  const now = preferences.colourScheme;
  const next = after(now, useHydrated() && isDeviceDark());
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
