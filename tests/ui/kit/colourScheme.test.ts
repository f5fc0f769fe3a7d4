import { afterEach, describe, expect, it, vi } from 'vitest';
import { BrowserDeviceStore } from '#adapters/browser/BrowserDeviceStore.ts';
import { applyColourScheme } from '#ui/context/colourScheme.ts';
import { Preferences } from '#ui/state/Preferences.ts';

const shown = (): string | undefined => document.documentElement.dataset['bsTheme'];

function aDevice(isDark: boolean) {
  const listeners = new Set<() => void>();
  const list = {
    matches: isDark,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  };
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  return (toDark: boolean): void => {
    list.matches = toDark;
    for (const listener of listeners) listener();
  };
}

describe('the page’s theme', () => {
  afterEach(() => {
    applyColourScheme('light');
    localStorage.clear();
    vi.restoreAllMocks();
  });

  it('[G-LOOK-1] follows the device, and keeps following it', () => {
    const turn = aDevice(true);
    applyColourScheme('system');
    expect(shown()).toBe('dark');
    turn(false);
    expect(shown()).toBe('light');
  });

  it.each([
    [null, true],
    [null, false],
    ['system', true],
    ['light', true],
    ['dark', false],
    ['sepia', true],
  ])('[G-LOOK-1] is the same before the first paint, with %s chosen and dark device %s', async (chosen, isDark) => {
    aDevice(isDark);
    document.documentElement.removeAttribute('data-bs-theme');
    if (chosen !== null) localStorage.setItem('re-sale-shop:colour-scheme', chosen);
    vi.resetModules();
    // A classic script, which TypeScript does not import.
    await vi.importActual('#src/applyTheme.ts');
    const early = shown();
    applyColourScheme(new Preferences(new BrowserDeviceStore()).colourScheme);
    expect(early).toBe(shown());
  });

  it('[G-LOOK-1] is the chosen one, whatever the device says', () => {
    const turn = aDevice(true);
    applyColourScheme('system');
    applyColourScheme('light');
    turn(true);
    expect(shown()).toBe('light');
  });
});
