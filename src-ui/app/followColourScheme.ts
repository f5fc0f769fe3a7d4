import { autorun } from 'mobx';
import { applyColourScheme } from '../context/colourScheme.ts';
import type { Preferences } from '../state/Preferences.ts';

/** Applies the chosen theme now and whenever it changes. */
export function followColourScheme(preferences: Preferences): void {
  autorun(() => applyColourScheme(preferences.colourScheme));
}
