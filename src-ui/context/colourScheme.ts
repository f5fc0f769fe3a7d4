import type { ColourScheme } from '../state/Preferences.ts';

/** The media query of a device in dark colours. */
export const darkDevice = '(prefers-color-scheme: dark)';

let stopFollowing: () => void = () => {};

/** The device's own theme. */
export function deviceTheme(): 'light' | 'dark' {
  return window.matchMedia(darkDevice).matches ? 'dark' : 'light';
}

/** Calls when the device changes its own colours. Answers a function that stops it. */
export function followDevice(changed: () => void): () => void {
  const device = window.matchMedia(darkDevice);
  device.addEventListener('change', changed);
  return () => device.removeEventListener('change', changed);
}

/**
 * Applies the theme to the page and keeps following the device, which decides for 'system'. The document's root then says
 * which theme holds (`data-bs-theme`). src/applyTheme.ts does the same before the first paint; a test compares the two.
 */
export function applyColourScheme(scheme: ColourScheme): void {
  stopFollowing();
  const show = (): void => {
    document.documentElement.dataset['bsTheme'] = scheme === 'system' ? deviceTheme() : scheme;
  };
  show();
  stopFollowing = followDevice(show);
}
