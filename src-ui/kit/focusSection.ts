import { focusHeading } from './focusHeading.ts';

/**
 * Focuses the heading that names the section or the dialog around an element that is about to go, or else the page's.
 * `keepsPlace`: without scrolling.
 */
export function focusSection(element: Element, keepsPlace = false): void {
  const name = element.closest(':is(section, dialog)[aria-labelledby]')?.getAttribute('aria-labelledby');
  const heading = document.getElementById(name ?? '');
  if (heading === null) return focusHeading(keepsPlace);
  heading.tabIndex = -1;
  // The browser scrolls it out from under the bar.
  heading.focus({ preventScroll: keepsPlace });
}
