import { expect, type Page, test } from '@playwright/test';
import { everybody, pagesFirstSeenBy, visit, windowOf } from './everyPage.ts';

// Each test visits many pages in one window.
test.describe.configure({ timeout: 120_000 });

/** Buttons, boxes and choices that a finger misses 21 px from their centre. Words to press, as in a text, are not asked. */
function missed(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const reach = 21;
    const controls = document.querySelectorAll<HTMLElement>(
      'button:not(.link, :disabled), .btn:not(:disabled), .btn-icon, select, input:not([type=hidden], [type=file])',
    );
    const isSeen = (element: HTMLElement): boolean =>
      element.checkVisibility({ visibilityProperty: true }) &&
      element.closest('.visually-hidden, [class*=demo]') === null;
    /** The words beside a box are pressed as well. */
    const hasWords = (element: HTMLElement): boolean =>
      element instanceof HTMLInputElement && (element.labels?.[0]?.offsetWidth ?? 0) > 2 * reach + 2;
    return [...controls]
      .filter((control) => isSeen(control) && !hasWords(control))
      .flatMap((control) => {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { x, y, width, height } = control.getBoundingClientRect();
        const [middle, centre] = [x + width / 2, y + height / 2];
        const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
        const isHit = (left: number, top: number): boolean => {
          const hit = document.elementFromPoint(left, top);
          return hit !== null && (control.contains(hit) || label?.contains(hit) === true);
        };
        const misses = [
          isHit(middle, centre - reach) || 'above',
          isHit(middle, centre + reach) || 'below',
          isHit(middle - reach, centre) || 'left',
          isHit(middle + reach, centre) || 'right',
        ].filter((side) => side !== true);
        const name = `${control.tagName.toLowerCase()}.${control.className} “${control.textContent.slice(0, 20)}”`;
        return misses.length === 0 ? [] : [`${name}, ${width.toFixed()} × ${height.toFixed()}: ${misses.join(', ')}`];
      });
  });
}

for (const who of everybody) {
  test(`[G-LOOK-1] a finger hits each control within 44 px: ${who}`, async ({ browser }) => {
    const context = await windowOf(browser, who, {
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    const found = new Set<string>();
    for (const { path } of pagesFirstSeenBy(who)) {
      await visit(page, path);
      for (const control of await missed(page)) found.add(`${path}: ${control}`);
    }
    expect([...found].join('\n')).toBe('');
    await context.close();
  });
}
