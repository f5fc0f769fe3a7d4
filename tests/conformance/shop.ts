import { test as base, expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { FakeCall, FakeFailure } from '#fakes/control/FakeCall.ts';
import type { FakeControl } from '#fakes/control/FakeControl.ts';
import { demoAdmin, demoBuyer, demoSeller, type Person } from '../journeys/people.ts';

declare global {
  interface Window {
    shopControl: FakeControl;
  }
}

export { expect };
export type Who = 'visitor' | 'buyer' | 'seller' | 'admin';
export const people: { readonly [W in Exclude<Who, 'visitor'>]: Person } = {
  buyer: demoBuyer,
  seller: demoSeller,
  admin: demoAdmin,
};

type StoredState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** The specification knows of no extensions. */
const withoutExtensions = [{ name: 'demo-extensions', value: '' }];

/** Every page uses the original wording and a marketplace without extensions. `who` says who is signed in; each worker signs in only once. */
export const test = base.extend<{ readonly who: Who }, { readonly keptFor: (who: Who) => Promise<StoredState> }>({
  who: ['visitor', { option: true }],

  keptFor: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use;
      const stored = new Map<Who, Promise<StoredState>>();
      const visitor: StoredState = {
        cookies: [],
        origins: [
          {
            origin: baseURL,
            localStorage: [...withoutExtensions, { name: 're-sale-shop:language', value: 'original' }],
          },
        ],
      };
      const signIn = async (who: Exclude<Who, 'visitor'>): Promise<StoredState> => {
        const context = await browser.newContext({ baseURL, storageState: visitor });
        const page = await context.newPage();
        await page.goto('/login');
        await page.getByRole('button', { name: new RegExp(people[who].name) }).click();
        await expect(page).toHaveURL('/');
        const state = await context.storageState();
        await context.close();
        return state;
      };
      await use((who) => {
        const state = stored.get(who) ?? (who === 'visitor' ? Promise.resolve(visitor) : signIn(who));
        stored.set(who, state);
        return state;
      });
    },
    { scope: 'worker' },
  ],

  storageState: async ({ who, keptFor }, use) => use(await keptFor(who)),
});

/** The page's own content, without bar, drawer and footer. */
export function main(page: Page): Locator {
  return page.getByRole('main');
}

export function title(page: Page): Locator {
  return main(page).getByRole('heading', { level: 1 });
}

/** The region that announces outcomes. */
export function toast(page: Page, text: string): Locator {
  return page.locator('.toast').getByText(text, { exact: true });
}

/** Navigates inside the shop without loading the page anew, as a link does. */
export function follow(page: Page, path: string): Promise<void> {
  return page.evaluate((path) => window.history.pushState(null, '', path), path);
}

/** Holds these calls, from the page's first one, until `release`. */
export async function holdFromStart(page: Page, ...calls: readonly FakeCall[]): Promise<void> {
  await page.addInitScript((calls) => {
    let control: FakeControl | undefined;
    Object.defineProperty(window, 'shopControl', {
      get: () => control,
      set: (given: FakeControl) => {
        control = given;
        for (const call of calls) given.hold(call);
      },
    });
  }, calls);
}

export function hold(page: Page, call: FakeCall): Promise<void> {
  return page.evaluate((call) => window.shopControl.hold(call), call);
}

export function release(page: Page, call: FakeCall): Promise<void> {
  return page.evaluate((call) => window.shopControl.release(call), call);
}

/** The next calls of this kind fail, also after a reload. */
export function failNext(
  page: Page,
  call: FakeCall,
  failure: FakeFailure,
  times: number | 'always' = 1,
): Promise<void> {
  return page.evaluate(([call, failure, times]) => window.shopControl.failNext(failure, call, times), [
    call,
    failure,
    times,
  ] as const);
}

/** A picture that every browser can decode. */
export const picture = {
  name: 'yoga.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAICAIAAABPmPnhAAAAEUlEQVR42mOQi1qABzEMV2kAPM5Xgciy9qoAAAAASUVORK5CYII=',
    'base64',
  ),
};

/** The position of a box, in whole pixels. */
export async function boxOf(
  locator: Locator,
): Promise<{ left: number; top: number; right: number; width: number; height: number }> {
  const box = await locator.boundingBox();
  if (box === null) throw new Error(`${String(locator)} is not to be seen.`);
  return {
    left: Math.round(box.x),
    top: Math.round(box.y),
    right: Math.round(box.x + box.width),
    width: Math.round(box.width),
    height: Math.round(box.height),
  };
}
