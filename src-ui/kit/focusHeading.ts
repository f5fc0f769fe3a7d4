import { worksByKeys } from './worksByKeys.ts';

/**
 * Focuses the page's heading, so that keyboard and screen reader start there. People who use the keyboard see it, unless
 * the page keeps its place in the window, which is decided elsewhere.
 */
export function focusHeading(keepsPlace = false): void {
  const target = document.querySelector<HTMLElement>('main h1[tabindex="-1"]') ?? document.querySelector('main');
  target?.focus({ preventScroll: true });
  if (!keepsPlace && worksByKeys()) target?.scrollIntoView({ block: 'nearest' });
}
