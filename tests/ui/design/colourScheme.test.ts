import { afterEach, describe, expect, it, vi } from 'vitest';
import { applyColourScheme } from '#ui/design/colourScheme.ts';

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

describe('the colours of the page', () => {
  afterEach(() => {
    applyColourScheme('light');
    vi.restoreAllMocks();
  });

  it('[G-LOOK-1] follow the device, and go on following it', () => {
    const turn = aDevice(true);
    applyColourScheme('system');
    expect(shown()).toBe('dark');
    turn(false);
    expect(shown()).toBe('light');
  });

  it('[G-LOOK-1] are what was chosen, whatever the device does', () => {
    const turn = aDevice(true);
    applyColourScheme('system');
    applyColourScheme('light');
    turn(true);
    expect(shown()).toBe('light');
  });
});
