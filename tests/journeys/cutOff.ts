import type { Page } from '@playwright/test';

/**
 * Controls and headings that a parent cuts off at its side, controls that are too narrow for their text, and prices below
 * the last line that their parent shows.
 */
export function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const parts = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, label, h1, h2, h3',
    );
    /** The parent that hides what reaches past it, unless one between them scrolls or shortens its text. */
    const clipOf = (element: HTMLElement): HTMLElement | null => {
      for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
        const { overflowX, textOverflow, position } = getComputedStyle(parent);
        if (overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis') return null;
        if (overflowX === 'hidden' || overflowX === 'clip') return parent;
        if (position === 'fixed') return null;
      }
      return null;
    };
    const shown = [...parts].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        element.closest('.visually-hidden, .skip-link, [inert]') === null,
    );
    const name = (element: HTMLElement): string =>
      `${element.tagName}.${element.getAttribute('class') ?? ''} "${(element.textContent ?? '').slice(0, 30)}"`;
    const prices = [...document.querySelectorAll<HTMLElement>('.price__now, .price__was')].filter((price) => {
      const line = price.closest('.price');
      if (line === null || getComputedStyle(line).overflowY === 'visible' || !price.checkVisibility()) return false;
      return price.getBoundingClientRect().bottom > line.getBoundingClientRect().bottom + price.offsetHeight / 2;
    });
    const controls = shown.flatMap((element) => {
      const box = element.getBoundingClientRect();
      const clip = clipOf(element)?.getBoundingClientRect();
      // A parent of one pixel hides its content on purpose.
      const isCut = clip !== undefined && clip.width > 1 && (box.left < clip.left - 1 || box.right > clip.right + 1);
      const isNarrow =
        element.matches('a.btn, button') &&
        getComputedStyle(element).overflowX === 'visible' &&
        element.scrollWidth > element.clientWidth + 1;
      return [
        ...(isCut ? [`${name(element)} is cut off`] : []),
        ...(isNarrow ? [`${name(element)} is narrower than its text`] : []),
      ];
    });
    return [...controls, ...prices.map((price) => `${name(price)} is below the last line`)];
  });
}
