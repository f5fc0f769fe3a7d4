import { expect, type Page, test } from '@playwright/test';
import { everybody, pagesFirstSeenBy, visit, windowOf } from './everyPage.ts';

// Each test visits many pages in one window.
test.describe.configure({ timeout: 120_000 });

/** Passages in another language than the page that look unlike the text around them. */
function unlikeTheirText(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lookOf = (element: Element): string => {
      const { fontSize, fontWeight, color } = getComputedStyle(element);
      return `${fontSize} ${fontWeight} ${color}`;
    };
    return [...document.querySelectorAll('main span[lang]')].flatMap((passage) => {
      const parent = passage.parentElement;
      // A class gives it a look of its own.
      if (parent === null || passage.getAttributeNames().length > 1) return [];
      const [own, around] = [lookOf(passage), lookOf(parent)];
      return own === around
        ? []
        : [`“${passage.textContent}” in ${parent.outerHTML.slice(0, 60)}: ${own}, not ${around}`];
    });
  });
}

for (const who of everybody)
  for (const language of ['english', 'bangla'])
    test(`[G-I18N-1] a passage in another language looks like the text around it: ${who}, ${language}`, async ({
      browser,
    }) => {
      const context = await windowOf(browser, who, {}, 24);
      await context.addInitScript((chosen) => localStorage.setItem('re-sale-shop:language', chosen), language);
      const page = await context.newPage();
      const found: string[] = [];
      for (const { path } of pagesFirstSeenBy(who)) {
        await visit(page, path);
        const unlike = await unlikeTheirText(page);
        found.push(...unlike.map((what) => `${path}: ${what}`));
      }
      expect(found.join('\n')).toBe('');
      await context.close();
    });
