import { type BrowserContext, type Page, test as base } from '@playwright/test';

const port = Number(process.env['SHOP_BACKEND_PORT'] ?? 4180);
/** The addresses that the live build was built with. */
export const backend = `http://localhost:${port}`;
/** A second backend, which has every extension. */
export const extendedBackend = `http://localhost:${port + 1}`;

/** Serves stand-ins for Stripe's and Google's scripts to every page of a context. */
export async function playOutside(context: BrowserContext): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) => route.fulfill({ path: 'dist/stand-ins/stripeScript.js' }));
  await context.route('https://js.stripe.com/played-frame.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<script>parent.postMessage("ready", "*")</script>' }),
  );
  await context.route('https://apis.google.com/**', (route) => route.fulfill({ path: 'dist/stand-ins/gapiScript.js' }));
}

/** All scripts that the HTML does not contain. */
export const scripts = /\/assets\/.*\.js$/;

/** Holds requests to some addresses back until they are let go. */
export async function hold(page: Page, addresses: string | RegExp): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** A page of the live build with stand-ins for Google's and Stripe's scripts. Collects the page's complaints. */
export const test = base.extend<{ readonly complaints: string[] }>({
  complaints: async ({ context, page }, use) => {
    const complaints: string[] = [];
    await playOutside(context);
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      if (/Content Security Policy|Trusted|Unhandled/i.test(text)) complaints.push(text);
    });
    await use(complaints);
  },
});
