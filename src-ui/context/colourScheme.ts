import type { ColourScheme } from '../state/Preferences.ts';

/** The media query of a device in dark colours. */
export const darkDevice = '(prefers-color-scheme: dark)';

let stopFollowing: () => void = () => {};

/** Whether the device's own colours are dark. */
export function isDeviceDark(): boolean {
  return window.matchMedia(darkDevice).matches;
}

/**
 * Applies the theme to the page and, for 'system', keeps following the device. The document's root then says which theme
 * holds (`data-bs-theme`). src/applyTheme.ts does the same before the first paint; a test compares the two.
 */
export function applyColourScheme(scheme: ColourScheme): void {
  stopFollowing();
  stopFollowing = () => {};
  const show = (): void => {
    const isDark = scheme === 'system' ? isDeviceDark() : scheme === 'dark';
    document.documentElement.dataset['bsTheme'] = isDark ? 'dark' : 'light';
  };
  show();
  if (scheme !== 'system') return;
  const device = window.matchMedia(darkDevice);
  device.addEventListener('change', show);
  stopFollowing = () => device.removeEventListener('change', show);
}
