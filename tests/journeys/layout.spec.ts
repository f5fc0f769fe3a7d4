import { expect, type Page, test } from '@playwright/test';
import { everybody, openPage, pagesFirstSeenBy, pagesOf, visit, windowOf } from './everyPage.ts';
import { tooWide } from './tooWide.ts';

// Each test visits many pages in one window.
test.describe.configure({ timeout: 300_000 });

/** Controls smaller than 24 px, except links in sentences. */
function tooSmall(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const least = 24;
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=tab]',
    );
    const isInSentence = (element: HTMLElement): boolean =>
      element.tagName === 'A' &&
      getComputedStyle(element).display === 'inline' &&
      (element.parentElement?.textContent ?? '').trim() !== (element.textContent ?? '').trim();
    /** A label belongs to its control's target, and so does a link's ::after that covers its card. */
    const sizes = (element: HTMLElement): readonly (readonly [number, number])[] => {
      const after = getComputedStyle(element, '::after');
      const label =
        element.closest('label') ??
        (element.id === '' ? null : document.querySelector(`label[for="${CSS.escape(element.id)}"]`));
      const boxes = [element, label].filter((one) => one !== null).map((one) => one.getBoundingClientRect());
      return [
        ...boxes.map(({ width, height }) => [width, height] as const),
        ...(after.position === 'absolute' ? [[parseFloat(after.width), parseFloat(after.height)] as const] : []),
      ];
    };
    return [...targets]
      .filter(
        (element) =>
          element.checkVisibility({ visibilityProperty: true }) &&
          element.closest('.visually-hidden, .skip-link') === null,
      )
      .filter((element) => !isInSentence(element))
      .filter((element) => !sizes(element).some(([width, height]) => width >= least - 0.01 && height >= least - 0.01))
      .map((element) => `${element.outerHTML.slice(0, 120)} is ${sizes(element)[0]?.map(Math.round).join(' × ')} px`);
  });
}

/** Bars that stay at the bottom of the window. */
function barsBelow(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => {
        const { position, bottom } = getComputedStyle(element);
        return position === 'sticky' && bottom !== 'auto' && element.checkVisibility();
      })
      .map(({ className }) => `${className} stays in a low window`),
  );
}

for (const who of everybody) {
  test(`[G-LOOK-1] nothing is wider than 320 px, nor than a window at 200 % zoom, and every target can be hit: ${who}`, async ({
    browser,
  }) => {
    // 1280 px at 200 % zoom equal 640 px with double density.
    const context = await windowOf(browser, who, { deviceScaleFactor: 2, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const found: string[] = [];
    for (const { path } of pagesFirstSeenBy(who)) {
      await visit(page, path);
      for (const size of [
        { width: 320, height: 640 },
        { width: 640, height: 400 },
      ]) {
        await page.setViewportSize(size);
        const here = [...(await tooWide(page)), ...(await tooSmall(page))];
        found.push(...here.map((what) => `${path} at ${size.width} px: ${what}`));
      }
      // 1280 × 1024 px at 400 % zoom.
      await page.setViewportSize({ width: 320, height: 256 });
      found.push(...(await barsBelow(page)).map((what) => `${path}: ${what}`));
      if (!path.startsWith('/dashboard')) continue;
      await page.setViewportSize({ width: 1920, height: 900 });
      const logo = await page.locator('header .brand').boundingBox();
      const icon = await page.locator('.dash__drawer .icon').first().boundingBox();
      if (logo?.x !== icon?.x) found.push(`${path}: the logo is at ${logo?.x}, the drawer's icons at ${icon?.x}`);
    }
    expect(found.join('\n')).toBe('');
    await context.close();
  });
}

type Shift = { readonly value: number; readonly moved: string };

/** Counts layout shifts from the first paint on. Shifts right after a key or click are expected and not counted. */
function watchShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(window, { shifts });
  const describe = (node: Node | null): string => {
    if (!(node instanceof Element)) return node?.textContent?.slice(0, 40) ?? '?';
    return `${node.tagName.toLowerCase()}.${(node.getAttribute('class') ?? '').replaceAll(' ', '.')}`;
  };
  new PerformanceObserver((entries) => {
    for (const entry of entries.getEntries()) {
      const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
        sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
      };
      if (hadRecentInput) continue;
      const moved = sources.map(
        ({ node, previousRect, currentRect }) =>
          `${describe(node)} ${Math.round(previousRect.x)},${Math.round(previousRect.y)} ${Math.round(previousRect.width)}×${Math.round(previousRect.height)} → ${Math.round(currentRect.x)},${Math.round(currentRect.y)} ${Math.round(currentRect.width)}×${Math.round(currentRect.height)}`,
      );
      shifts.push({ value, moved: moved.join(' | ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

for (const who of everybody) {
  test(`[G-LOOK-1] nothing jumps while a page and its lists come: ${who}`, async ({ browser }) => {
    const context = await windowOf(browser, who, { reducedMotion: 'reduce' });
    const page = await context.newPage();
    await openPage(page, '/blog');
    await page.evaluate(() => window.shopControl.setLatency(300));
    await page.addInitScript(watchShifts);
    const table: Record<string, Record<string, number>> = {};
    const found: string[] = [];
    for (const { path } of pagesFirstSeenBy(who)) {
      const row: Record<string, number> = {};
      for (const size of [
        { width: 1440, height: 900 },
        { width: 360, height: 740 },
      ]) {
        await page.setViewportSize(size);
        await openPage(page, path);
        await page.evaluate(() => document.fonts.ready);
        const shifts = await page.evaluate(() => (window as unknown as { shifts: readonly Shift[] }).shifts);
        row[`${size.width} px`] = Math.round(shifts.reduce((sum, { value }) => sum + value, 0) * 10_000) / 10_000;
        found.push(...shifts.map(({ value, moved }) => `${path} at ${size.width} px: ${value.toFixed(4)}, ${moved}`));
      }
      table[path] = row;
    }
    console.log(`\nCumulative layout shift as ${who}:`);
    console.table(table);
    expect(found.join('\n')).toBe('');
    await context.close();
  });
}

test('[G-LOOK-1] the dashboard’s tables end where the header does, and their filters stand in one line', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'seller');
  const page = await context.newPage();
  await page.goto('/dashboard/sellersproducts');
  await expect(page.getByRole('table')).toBeVisible();
  const rightOf = (selector: string): Promise<number> =>
    page
      .locator(selector)
      .evaluate((box) => box.getBoundingClientRect().right - parseFloat(getComputedStyle(box).paddingRight));
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await rightOf('.dash__main table'), `${width} px`).toBeCloseTo(await rightOf('header > .container'), 0);
    const chips = page.getByRole('group', { name: 'Show' }).getByRole('button');
    const tops = await chips.evaluateAll((all) => all.map((chip) => chip.getBoundingClientRect().top));
    expect(tops.length).toBeGreaterThan(3);
    expect(new Set(tops).size, `${width} px`).toBe(1);
  }
  await context.close();
});

test('[G-A11Y-1] with reduced motion, nothing plays and nothing glides', async ({ browser }) => {
  const context = await windowOf(browser, 'visitor', { reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.clock.install();
  await openPage(page, '/');
  const tracks = page.locator('.carousel__track');
  await expect(tracks).toHaveCount(2);
  await page.clock.runFor(10_000);
  for (const track of await tracks.all()) expect(await track.evaluate(({ scrollLeft }) => scrollLeft)).toBe(0);
  for (const { path } of pagesOf('visitor')) {
    await visit(page, path);
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((element) =>
          getComputedStyle(element)
            .transitionDuration.split(', ')
            .some((time) => parseFloat(time) > 0),
        )
        .map((element) => `${element.tagName}.${element.getAttribute('class') ?? ''}`),
    );
    expect(moving, path).toEqual([]);
    expect(await page.evaluate(() => document.getAnimations().length), path).toBe(0);
  }
  await context.close();
});

test('[G-A11Y-1] arrivals, result counts and outcomes are announced in existing live regions', async ({ browser }) => {
  const context = await windowOf(browser, 'buyer', { reducedMotion: 'reduce' });
  const page = await context.newPage();
  await openPage(page, '/blog');

  await test.step('a new page announces its title, and its heading has the focus', async () => {
    const said = page.locator('#root > .visually-hidden[role=status]');
    await expect(said).toHaveText(['', '']);
    const listeners = await said.elementHandles();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'All Products' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(said.filter({ hasText: 'All Products · Re-sale Shop' })).toHaveCount(1);
    for (const listener of listeners) expect(await listener.evaluate((region) => region.isConnected)).toBe(true);
  });

  await test.step('a list announces its count', async () => {
    await page.evaluate(() => window.shopControl.hold('products.ofCategory'));
    await page.evaluate(() => window.history.pushState(null, '', '/categories/HP'));
    const count = page.getByRole('main').locator('.listing-state [role=status]');
    await expect(count).toHaveText('');
    const listener = await count.elementHandle();
    await page.evaluate(() => window.shopControl.release('products.ofCategory'));
    await expect(count).toHaveText(/^\d+ products?$/);
    expect(await listener?.evaluate((region) => region.isConnected)).toBe(true);
  });

  await test.step('an outcome is announced in its own region', async () => {
    const toasts = page.locator('.toasts');
    await expect(toasts).toHaveRole('status');
    await expect(toasts).toHaveText('');
    const listener = await toasts.elementHandle();
    await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
    await expect(toasts).toContainText('logged out');
    expect(await listener?.evaluate((region) => region.isConnected)).toBe(true);
  });
  await context.close();
});

test('[G-LOOK-1] the button of the dashboard’s menu stays in a phone’s window where only the text is twice as large', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'seller', { viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await openPage(page, '/dashboard');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  const button = await page.getByRole('button', { name: 'Dashboard menu' }).boundingBox();
  expect((button?.x ?? 0) + (button?.width ?? 360)).toBeLessThanOrEqual(360);
  await context.close();
});
