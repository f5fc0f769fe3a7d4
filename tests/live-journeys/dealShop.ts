import { type BrowserContext, expect, type Page } from '@playwright/test';
import { logIn, type Person } from '../journeys/people.ts';
import { backend, extendedBackend, playOutside, test as base } from './livePage.ts';

type Shop = {
  /** The address of the backend. */
  readonly marketplace: string;
  /** Opens the shop on a device of its own: signed in as this person, or as a visitor. */
  readonly device: (person: Person | null, path: string) => Promise<Page>;
};

/** An empty text, in whichever quotes the minifier writes it. */
const withoutExtensions = /SHOP_EXTENSIONS:(""|``)/;

/** The same build, configured for some extensions of the backend that has all. */
export async function extend(context: BrowserContext, extensions: string): Promise<void> {
  await context.route(/\/main\.[0-9a-f]{8}\.js$/, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    expect(script).toMatch(withoutExtensions);
    await route.fulfill({ response, body: script.replace(withoutExtensions, `SHOP_EXTENSIONS:"${extensions}"`) });
  });
  await context.route(`${backend}/**`, (route) =>
    route.continue({ url: route.request().url().replace(backend, extendedBackend) }),
  );
}

/** The live build with a device for each person. Nobody's page may break. */
export const test = base.extend<Shop>({
  marketplace: async ({ browserName: _browser }, use) => use(backend),
  device: async ({ browser, marketplace }, use) => {
    const pages: Page[] = [];
    const errors: string[] = [];
    await use(async (person, path) => {
      const context = await browser.newContext();
      await playOutside(context);
      if (marketplace === extendedBackend) await extend(context, 'sales,paid');
      const page = await context.newPage();
      pages.push(page);
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(person === null ? path : `/login?from=${path}`);
      if (person !== null) await logIn(page, person);
      return page;
    });
    for (const page of pages) await page.context().close();
    expect(errors).toEqual([]);
  },
});

/** The same with `sales` and `paid`. */
export const dealTest = test.extend<Shop>({
  marketplace: async ({ browserName: _browser }, use) => use(extendedBackend),
});
