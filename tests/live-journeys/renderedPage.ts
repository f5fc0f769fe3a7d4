import { expect, type Page } from '@playwright/test';

/** Every page that the build renders. */
export const renderedPages = [
  '/',
  '/categories',
  '/allproducts',
  '/allproducts/advertise',
  '/blog',
  '/login',
  '/signup',
  '/no/such/file.txt',
];

/** TypeScript lacks this entry's type. */
type LayoutShift = PerformanceEntry & {
  readonly sources: readonly { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
};

type Html = { readonly main: Element | null; readonly moved: string[] };
declare global {
  interface Window {
    /** The page's HTML before React, and what has moved since. */
    html: Html;
  }
}

/** To be called before the first page is opened. */
export async function watchHtml(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const html: Html = { main: null, moved: [] };
    window.html = html;
    // A busy machine paints HTML in parts, as it comes.
    let isWholeSince = Infinity;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries().filter(({ startTime }) => startTime >= isWholeSince)) {
        for (const { node, previousRect: from, currentRect: to } of (entry as LayoutShift).sources)
          html.moved.push(`${node?.nodeName} ${node?.textContent?.slice(0, 40)} ${from.x},${from.y} ${to.x},${to.y}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
    document.addEventListener('DOMContentLoaded', () => {
      Object.assign(html, { main: document.querySelector('main') });
      requestAnimationFrame(() => requestAnimationFrame(() => (isWholeSince = performance.now())));
    });
  });
}

/** Lets React draw every page anew from now on, as if the build had not rendered it. */
export async function drawAnew(page: Page): Promise<void> {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector('[data-rendered]')?.removeAttribute('data-rendered'),
    );
  });
}

/** Opens a page and waits until React has drawn it, and its lists are there. Answers whether React took over the HTML. */
export async function openDrawn(page: Page, path: string): Promise<boolean> {
  await page.goto(path);
  // React marks what it has drawn.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main:not(.first-screen main)') ?? {}).some((key) => key.startsWith('__react')),
  );
  await expect(page.locator('main h1')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  return page.evaluate(() => window.html.main === document.querySelector('main'));
}

/** The drawn page, element by element, without the lists, which React alone draws. */
export function drawnParts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const lines: string[] = [];
    const ids = new Map<string, number>();
    // React writes other ids into HTML than into a document, and marks the chosen option there. The HTML names no host.
    const plain = (text: string): string =>
      text
        .replaceAll(location.origin, '')
        .replaceAll(/_[rR]_\w*?_/g, (id) => `id${ids.get(id) ?? ids.set(id, ids.size).size - 1}`);
    const read = (element: Element): void => {
      const attributes = [...element.attributes].filter(({ name }) => name !== 'selected');
      lines.push(
        [element.tagName, ...attributes.map(({ name, value }) => plain(`${name}=${value}`)).toSorted()].join(' '),
      );
      if (element.matches('.product-rows, .listing-state, .cat-tiles, .facets')) return;
      if (element.children.length === 0) lines.push(element.textContent ?? '');
      for (const child of element.children) read(child);
    };
    const isHome = location.pathname === '/';
    for (const part of document.querySelectorAll(
      isHome ? 'header, .hero, .welcome, footer' : 'header, main, main ~ footer',
    ))
      read(part);
    return lines;
  });
}
