import type { ColourScheme } from '../state/Preferences.ts';

const dark = '(prefers-color-scheme: dark)';
let stopFollowing: () => void = () => {};

/**
 * Puts the page into its colours. Called before the first paint, so that nothing flashes,
 * and again whenever someone chooses; 'system' goes on following the device.
 */
export function applyColourScheme(scheme: ColourScheme): void {
  stopFollowing();
  stopFollowing = () => {};
  const root = document.documentElement;
  if (scheme !== 'system') {
    root.dataset['bsTheme'] = scheme;
    return;
  }
  const device = window.matchMedia(dark);
  const follow = (): void => {
    root.dataset['bsTheme'] = device.matches ? 'dark' : 'light';
  };
  follow();
  device.addEventListener('change', follow);
  stopFollowing = () => device.removeEventListener('change', follow);
}
