import { type Browser, expect, type Page } from '@playwright/test';
import { findings, sizes } from '../journeys/Inspection.ts';
import { test } from './livePage.ts';
import { renderedPages } from './renderedPage.ts';

/** A file as a browser without JavaScript shows it: no script, the content of <noscript>, and the styles for it. */
function asWithoutScript(file: string): string {
  return file
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .replaceAll(/<\/?noscript>/g, '')
    .replaceAll(/\(scripting: *none\)/g, 'all');
}

/**
 * axe is a script itself, and its timers never fire where JavaScript is off. So it reads a page that may run scripts and
 * whose files have none.
 */
async function stripScripts(page: Page): Promise<void> {
  await page.route(
    (url) => !/\/assets\/.*\.(?!css$)\w+$/.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      // The policy names the hash of the styles as the build wrote them.
      const { 'content-security-policy': _policy, ...headers } = response.headers();
      await route.fulfill({ response, headers, body: asWithoutScript(await response.text()) });
    },
  );
}

const shown = (page: Page): Promise<string> => page.locator('body').innerText();

async function expectSameWithoutScript(page: Page, browser: Browser, size: (typeof sizes)[number]): Promise<void> {
  const plain = await browser.newPage({ javaScriptEnabled: false, viewport: size });
  await plain.goto(page.url());
  // A footer out of sight has no text before the first frame.
  await expect.poll(() => shown(plain), page.url()).toBe(await shown(page));
  await plain.close();
}

for (const size of sizes) {
  test(`[G-A11Y-1] axe finds nothing on any rendered page without its scripts: ${size.width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size);
    await stripScripts(page);
    for (const path of renderedPages) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await findings(page, colorScheme === 'dark' ? 'colours' : 'all'), `${path}, ${colorScheme}`).toEqual([]);
      }
      await expectSameWithoutScript(page, browser, size);
    }
  });
}
