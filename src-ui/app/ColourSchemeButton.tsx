import { observer } from 'mobx-react-lite';
import { appTexts } from '../copy/app.ts';
import { useAnnounce } from '../design/Announcer.tsx';
import { Icon } from '../design/Icon.tsx';
import type { IconName } from '../design/IconName.ts';
import type { ColourScheme } from '../state/Preferences.ts';
import { useApp, useTexts } from './AppContext.ts';

const icons: { readonly [S in ColourScheme]: IconName } = { system: 'device-desktop', light: 'sun', dark: 'moon' };

/** Round the three: the first step away from the device's own colours is one that can be seen. */
function after(scheme: ColourScheme): ColourScheme {
  const [first, second] = window.matchMedia('(prefers-color-scheme: dark)').matches
    ? (['light', 'dark'] as const)
    : (['dark', 'light'] as const);
  if (scheme === 'system') return first;
  return scheme === first ? second : 'system';
}

export const ColourSchemeButton = observer(function ColourSchemeButton() {
  const texts = useTexts(appTexts);
  const { preferences } = useApp();
  const announce = useAnnounce();
  const now = preferences.colourScheme;
  const next = after(now);
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
