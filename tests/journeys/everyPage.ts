import { expect, type Browser, type BrowserContext, type BrowserContextOptions, type Page } from '@playwright/test';
import list from '../pages.json' with { type: 'json' };
import type { FakeControl } from '#fakes/control/FakeControl.ts';
import { demoAdmin, demoBuyer, demoSeller } from './people.ts';

declare global {
  interface Window {
    shopControl: FakeControl;
  }
}

const demoPeople = { buyer: demoBuyer, seller: demoSeller, admin: demoAdmin };

export const everybody = ['visitor', 'buyer', 'seller', 'admin'] as const;
export type Who = (typeof everybody)[number];
export type ListedPage = { readonly name: string; readonly path: string; readonly people: readonly string[] };

/** Every address of the shop, with the roles that may open it. */
export const everyPage: readonly ListedPage[] = list;

export function pagesOf(who: Who): readonly ListedPage[] {
  return everyPage.filter(({ people }) => people.includes(who));
}

/** Each page for the first role that may open it, and Home for all: no layout is measured four times. */
export function pagesFirstSeenBy(who: Who): readonly ListedPage[] {
  return pagesOf(who).filter(({ path, people }) => path === '/' || people[0] === who);
}

const stored = new Map<string, BrowserContextOptions['storageState']>();

/** A new window, signed in with a demo button (once in each worker). Longer lists would only repeat themselves. */
export async function windowOf(
  browser: Browser,
  who: Who,
  options: BrowserContextOptions = {},
  products = 12,
): Promise<BrowserContext> {
  const person = `${who} among ${products}`;
  const known = stored.get(person);
  const context = await browser.newContext(known === undefined ? options : { ...options, storageState: known });
  await context.addInitScript((size) => window.sessionStorage.setItem('demo-world-size', size), String(products));
  if (who === 'visitor' || known !== undefined) return context;
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: new RegExp(demoPeople[who].name) }).click();
  await expect(page).toHaveURL('/');
  stored.set(person, await context.storageState());
  await page.close();
  return context;
}

/** The same page in two tabs of one window. */
export async function openTwice(context: BrowserContext, path: string): Promise<readonly [Page, Page]> {
  const pages = [await context.newPage(), await context.newPage()] as const;
  for (const page of pages) await page.goto(path);
  return pages;
}

/** Waits until the page is drawn down to its footer and nothing is loading. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main h1')).toBeVisible();
  // Home loads its lower sections when someone scrolls.
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await expect(page.locator('.home-place')).toHaveCount(0);
  await expect(page.locator('main [aria-busy=true], main .loading-page, main .table-skeleton')).toHaveCount(0);
}

/** Uses the page, which then loads the code for its links, unless the pointer of the test before rested on it. */
export async function useOnce(page: Page): Promise<void> {
  const hasCode = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('onFirstUse'));
  // A page that the build rendered hears of its use a moment after it is shown.
  await expect(async () => {
    await page.locator('body').dispatchEvent('pointerover');
    expect(await page.evaluate(hasCode)).toBe(true);
  }).toPass();
}

export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/** Goes to a page inside the shop, as a link does: the document stays. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-left', '');
    window.history.pushState(null, '', to);
  }, path);
  await expect(page.locator('main h1:not([data-left])')).toBeVisible();
}

/** Opens a page, without loading the shop again if it shows another page. */
export async function visit(page: Page, path: string): Promise<void> {
  const [here, there] = [page.url(), path].map((url) => new URL(url, 'http://localhost'));
  // The same page keeps its heading, whatever its query and spelling.
  const isSame = here?.pathname.toLowerCase() === there?.pathname.toLowerCase();
  if (here?.protocol === 'about:' || isSame) return openPage(page, path);
  await follow(page, path);
  await settled(page);
}
