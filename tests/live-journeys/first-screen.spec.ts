import { expect, type Page } from '@playwright/test';
import { test } from './livePage.ts';

type Part = { readonly text: string; readonly box: readonly number[] };

/** The words that both the HTML and the shop draw, and their positions. */
function firstScreen(page: Page, selectors: readonly string[]): Promise<readonly Part[]> {
  return page.evaluate(
    (wanted) =>
      wanted.map((selector) => {
        const element = document.querySelector(selector);
        const { x = -1, y = -1, width = -1, height = -1 } = element?.getBoundingClientRect() ?? {};
        const picture = element instanceof HTMLImageElement ? `${element.alt} ${element.currentSrc}` : '';
        return {
          text: `${element?.textContent?.trim() ?? 'missing'}${picture}`,
          box: [x, y, width, height].map(Math.round),
        };
      }),
    selectors,
  );
}

/** Holds the shop's own script back until released. */
async function holdShop(page: Page): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\.js$/, async (route) => {
    const html = await (await fetch(new URL('/', route.request().url()))).text();
    const shop = /<script type=module fetchpriority=low src=([^>\s]+)/.exec(html)?.[1];
    if (shop !== undefined && route.request().url().endsWith(shop)) await held;
    await route.continue();
  });
  return letGo;
}

const home = ['.brand', 'h1', '.hero .lead', '.hero .btn-primary', '.hero .btn-ghost', '.hero img', '.welcome h2'];

for (const { path, parts } of [
  { path: '/', parts: home },
  { path: '/allproducts', parts: ['.brand', 'h1', '.lead', '.listing-bar input'] },
  { path: '/wishlist', parts: ['.brand'] },
]) {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ]) {
    test(`[G-PERF-1] the first screen of ${path} is read before the script is here, and stays where it is: ${size.width} px`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize(size);
      // Whether the font is in time depends on the machine, and Chromium takes a late one once another style arrives.
      // rendered.spec.ts looks for moves with the font.
      await page.route(/\.woff2$/, (route) => route.abort());
      const letGo = await holdShop(page);
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.locator('.first-screen header .brand')).toBeVisible();
      // While the font may still come, its text is invisible.
      await page.evaluate(async () => {
        await new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(resolve));
        });
        await document.fonts.ready;
      });
      if (path === '/') await expect(page.locator('.first-screen img')).toHaveJSProperty('complete', true);
      const before = await firstScreen(page, parts);
      letGo();
      await expect(page.locator('.first-screen')).toHaveCount(0);
      await expect(page.locator('main h1')).toBeVisible();
      expect(await firstScreen(page, parts)).toEqual(before);
      expect(complaints).toEqual([]);
    });
  }
}

test('[G-LOOK-1] [G-I18N-1] a person with the dark theme or another language never sees another first screen', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shown = new Set<string>();
    const look = (): void => {
      const heading = document.querySelector('.first-screen h1');
      if (heading?.checkVisibility({ visibilityProperty: true }) === true) shown.add(heading.textContent);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { shownFirst: shown });
  });
  await page.goto('/blog');
  for (const [key, value] of [
    ['colour-scheme', 'dark'],
    ['language', 'original'],
    ['language', 'bangla'],
  ] as const) {
    await page.evaluate(
      ([name, stored]) => {
        localStorage.clear();
        localStorage.setItem(`re-sale-shop:${name}`, stored);
      },
      [key, value] as const,
    );
    const letGo = await holdShop(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('.first-screen h1')).toBeAttached();
    await expect(page.locator('.first-screen h1')).toBeHidden();
    await expect(page).toHaveTitle('Re-sale Shop');
    if (value === 'dark') await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
    letGo();
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.evaluate('[...shownFirst]')).toEqual([]);
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('[G-PERF-1] the list of products and the login’s code are requested at once, and only once', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'document') asked.push(new URL(request.url()).pathname);
  });
  await page.goto('/allproducts');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(asked.filter((url) => url === '/allproducts')).toHaveLength(1);

  const letGo = await holdShop(page);
  asked.length = 0;
  await page.goto('/login', { waitUntil: 'commit' });
  await expect.poll(() => asked.some((url) => url.includes('/LogInPage.'))).toBe(true);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const code = asked.filter((url) => url.endsWith('.js'));
  expect(new Set(code).size).toBe(code.length);
});

test('[G-PERF-1] a page is not styled anew as a whole by its language or a bar', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const named: MutationRecord[] = [];
    // Browsers style everything anew whenever the page's language is set, even to the same.
    new MutationObserver((records) =>
      named.push(...records.filter(({ target }) => target === document.documentElement)),
    ).observe(document, { subtree: true, attributeFilter: ['lang'] });
    Object.assign(window, { languageNamed: named });
  });
  await page.goto('/allproducts');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await page.evaluate('languageNamed.length')).toBe(0);

  await test.step('the height of a bar that comes changes only what uses it', async () => {
    const room = (selector: string) =>
      page.locator(selector).evaluate((element) => getComputedStyle(element).getPropertyValue('--foot-room'));
    await expect.poll(() => room('html')).toBe('96px');
    expect(await room('.toasts')).toBe('96px');
    expect(await room('main')).toBe('0px');
  });

  await test.step('[G-A11Y-1] a focused element stays clear of a toast and of the bar', async () => {
    await page.getByRole('main').getByRole('searchbox').fill('phone');
    await page.getByRole('button', { name: 'Save search' }).click();
    await expect(page.locator('.toast')).toBeVisible();
    await expect(page.locator('html')).toHaveCSS('scroll-padding-bottom', '224px');
  });
});

test('[G-PERF-1] Home on a phone loads only the scripts and the texts that its HTML names, until somebody scrolls', async ({
  page,
  complaints,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') loaded.push(new URL(request.url()).pathname);
  });
  const html = (await (await page.goto('/'))?.text()) ?? '';
  await expect(page.locator('.first-screen')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  const [texts] = /\/assets\/english\.\w+\.js/.exec(html) ?? [];
  const named = [...[...html.matchAll(/<script[^>]* src=([^>\s]+)/g)].map(([, address]) => address), texts];
  expect(new Set(loaded)).toEqual(new Set(named));
  await page.mouse.wheel(0, 400);
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(loaded.length).toBeGreaterThan(named.length);
  expect(complaints).toEqual([]);
});
