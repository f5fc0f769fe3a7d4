import { test as base } from '@playwright/test';

/** Where the live build was told that everything is. */
export const backend = `http://localhost:${process.env['SHOP_BACKEND_PORT'] ?? 4180}`;

/** A page of the live build, in which Google's and Stripe's scripts are played and every complaint is kept. */
export const test = base.extend<{ readonly complaints: string[] }>({
  complaints: async ({ context, page }, use) => {
    const complaints: string[] = [];
    await context.route('https://js.stripe.com/**', (route) => route.fulfill({ path: 'dist/stand-ins/stripeScript.js' }));
    await context.route('https://apis.google.com/**', (route) => route.fulfill({ path: 'dist/stand-ins/gapiScript.js' }));
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => {
      const text = message.text();
      if (/Content Security Policy|Unhandled/i.test(text)) complaints.push(text);
    });
    await use(complaints);
  },
});
