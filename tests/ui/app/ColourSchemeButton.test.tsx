import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ColourSchemeButton } from '#ui/app/ColourSchemeButton.tsx';
import { followColourScheme } from '#ui/app/followColourScheme.ts';
import { applyColourScheme } from '#ui/context/colourScheme.ts';
import { aFrame } from './aFrame.tsx';

const listeners = new Set<() => void>();
let isDark = false;

/** The device changes its own colours, as in the evening. */
function turn(toDark: boolean): void {
  isDark = toDark;
  act(() => listeners.forEach((listener) => listener()));
}

beforeEach(() => {
  isDark = false;
  vi.spyOn(window, 'matchMedia').mockImplementation(
    () =>
      ({
        get matches() {
          return isDark;
        },
        addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
      }) as unknown as MediaQueryList,
  );
});

afterEach(() => {
  applyColourScheme('light');
  vi.restoreAllMocks();
});

const theme = (): string | undefined => document.documentElement.dataset['bsTheme'];
const button = (): HTMLElement => screen.getByRole('button');

it('[G-LOOK-1] changes the colours with its first press, also after the device has changed its own', async () => {
  const { app, draw } = aFrame({ actor: null });
  const { user } = draw('/', <ColourSchemeButton />);
  followColourScheme(app.preferences);
  expect([theme(), button().title]).toEqual(['light', 'Theme: System. Switch to Dark']);
  turn(true);
  expect([theme(), button().title]).toEqual(['dark', 'Theme: System. Switch to Light']);
  await user.click(button());
  expect(theme()).toBe('light');
});
