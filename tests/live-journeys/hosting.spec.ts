import { expect } from '@playwright/test';
import { test } from './livePage.ts';

test('[G-UPDATE-1] a missing asset is a 404 that is never cached, and a page’s address is a page', async ({
  request,
}) => {
  const missing = await request.get('/assets/PaymentPage.deadbeef.js');
  expect(missing.status()).toBe(404);
  expect(missing.headers()['cache-control']).toBe('no-store');
  const page = await request.get('/dashboard/payment/64b0c0ffee64b0c0ffee64b0');
  expect(page.status()).toBe(200);
  expect(page.headers()['cache-control']).toBe('no-cache');
});

test('[G-UPDATE-1] every file that a page names is an asset cached for a year, but the manifest', async ({
  request,
}) => {
  const html = await (await request.get('/login')).text();
  const named = [...html.matchAll(/(?:src|href)=(\/[^\s>]+\.\w+)/g)]
    .map(([, address]) => String(address))
    .filter((address) => address !== '/manifest.webmanifest');
  expect(named.length).toBeGreaterThan(3);
  for (const address of named) {
    expect(address).toMatch(/^\/assets\//);
    expect((await request.get(address)).headers()['cache-control']).toContain('immutable');
  }
});

test('[G-OFFLINE-1] the shop can be installed: a manifest with icons that are there, and a worker that is asked for anew', async ({
  request,
}) => {
  for (const address of ['/manifest.webmanifest', '/serviceWorker.js'])
    expect((await request.get(address)).headers()['cache-control']).toBe('no-cache');
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as {
    readonly icons: readonly { readonly src: string; readonly sizes: string; readonly purpose: string }[];
    readonly shortcuts: readonly { readonly url: string }[];
  };
  expect(manifest.icons.map(({ sizes, purpose }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 512x512',
  ]);
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/allproducts', '/dashboard', '/dashboard/addproducts']);
});

test('[G-PERF-1] [G-OFFLINE-1] a browser learns of the manifest once the page is painted', async ({
  page,
  request,
}) => {
  const html = await (await request.get('/')).text();
  const first = html.replace(/<template id=shop-files>.*?<\/template>/s, '');
  expect(first.length).toBeLessThan(html.length);
  expect(first).not.toContain('manifest.webmanifest');
  await page.goto('/');
  await expect(page.locator('head link[rel=manifest]')).toHaveAttribute('href', '/manifest.webmanifest');
});

test('[G-PERF-1] a page and its assets are served compressed to browsers that accept it', async ({ page }) => {
  const encodings = new Map<string, string | undefined>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/blog$|^\/assets\/.*\.(js|css)$/.test(pathname))
      encodings.set(pathname, response.headers()['content-encoding']);
  });
  await page.goto('/blog');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(encodings.size).toBeGreaterThan(3);
  expect([...new Set(encodings.values())]).toEqual(['br']);
});

test('[G-UPDATE-1] an unknown address shows the shop’s own page about that', async ({ page, complaints }) => {
  await page.goto('/no/such/file.txt');
  await expect(page.getByText(/doesn.t exist/)).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[G-SEC-1] neither markup nor a script from elsewhere runs in a page of the shop', async ({ page }) => {
  await page.goto('/blog');
  // The shop's own policy begins with its script, after its HTML is painted.
  await expect(page.locator('.first-screen')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const blocked = await page.evaluate(() => {
    const isBlocked = (attempt: () => void): boolean => {
      try {
        attempt();
        return false;
      } catch (error) {
        return error instanceof TypeError;
      }
    };
    const script = document.createElement('script');
    return {
      markup: isBlocked(() => {
        document.createElement('div').innerHTML = '<img src=x onerror="alert(1)">';
      }),
      script: isBlocked(() => {
        script.src = 'https://evil.example/x.js';
      }),
      worker: isBlocked(() => {
        void new Worker('https://evil.example/x.js');
      }),
      stripe: isBlocked(() => {
        script.src = 'https://js.stripe.com/clover/stripe.js';
      }),
    };
  });
  expect(blocked).toEqual({ markup: true, script: true, worker: true, stripe: false });
});
