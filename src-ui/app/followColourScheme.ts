import { autorun } from 'mobx';
import { applyColourScheme } from '../design/colourScheme.ts';
import type { Preferences } from '../state/Preferences.ts';

/** The page is in the chosen colours from now on. */
export function followColourScheme(preferences: Preferences): void {
  autorun(() => applyColourScheme(preferences.colourScheme));
}
