import { expect, type Page } from '@playwright/test';
import { oldBrowser } from '../journeys/oldBrowser.ts';
import { hold, scripts, test } from './livePage.ts';
import { renderedPages } from './renderedPage.ts';

/** Opens a page whose HTML is there and whose scripts are not. */
async function openHeld(page: Page, path: string): Promise<() => void> {
  const letGo = await hold(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  // From then on loadShop.ts keeps presses.
  await page.waitForFunction(() => document.querySelector('link[rel=modulepreload]') !== null);
  return letGo;
}

/** Types at the last moment: when React empties the element that it draws into. */
function typeBeforeRedrawn(text: string): void {
  const own = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
  Object.defineProperty(Node.prototype, 'textContent', {
    ...own,
    set(this: Node, value: string) {
      const field =
        this instanceof Element && this.id === 'root' ? this.querySelector<HTMLInputElement>('[type=email]') : null;
      if (field !== null) {
        field.focus();
        field.value = text;
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
        // The network hears of it before anything that the page asks for later.
        const told = new XMLHttpRequest();
        told.open('GET', '/typed', false);
        told.send();
      }
      own?.set?.call(this, value);
    },
  });
}

/** Goes to a field at the last moment, and types into whatever has the focus once React has drawn. */
function typeOnceRedrawn(text: string): void {
  const own = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
  Object.defineProperty(Node.prototype, 'textContent', {
    ...own,
    set(this: Node, value: string) {
      const field =
        this instanceof Element && this.id === 'root' ? this.querySelector<HTMLInputElement>('[name=name]') : null;
      field?.focus();
      own?.set?.call(this, value);
      if (field !== null) queueMicrotask(() => document.execCommand('insertText', false, text));
    },
  });
}

test.use({ viewport: { width: 360, height: 740 } });

for (const { path, drawing } of [
  { path: '/', drawing: 'React takes over' },
  { path: '/allproducts?q=phone', drawing: 'React draws anew' },
  { path: '/wishlist', drawing: 'has only its bar in the HTML' },
])
  test(`[G-PERF-1] the menu opens for a press from before the scripts came, on a page that ${drawing}, in an old browser`, async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(oldBrowser);
    const letGo = await openHeld(page, path);
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    letGo();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByRole('link', { name: 'Blog' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(button).toBeFocused();
    expect(complaints).toEqual([]);
  });

test('[G-FAULT-1] a page works although the code that repeats an early press never comes', async ({ page }) => {
  const letGo = await openHeld(page, '/allproducts?q=phone');
  await page.route(/carryOver/, () => undefined);
  const button = page.getByRole('button', { name: 'Menu' });
  await button.click();
  letGo();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await expect(async () => {
    await button.click({ timeout: 1000 });
    await expect(menu).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('[G-PERF-1] only the last early press counts, once, and none that the person went on from', async ({
  page,
  complaints,
}) => {
  const letGo = await openHeld(page, '/login');
  const form = page.getByRole('main');
  await page.getByRole('button', { name: 'Menu' }).click();
  await form.getByRole('button', { name: 'Show password' }).click();
  await form.getByRole('button', { name: 'Show password' }).click();
  letGo();
  await expect(form.getByLabel(/^Password/)).toHaveAttribute('type', 'text');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const letGoAgain = await openHeld(page, '/login');
  await form.getByRole('button', { name: 'Show password' }).press('Enter');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Secret#1');
  letGoAgain();
  await expect(form.getByRole('button', { name: 'Login', exact: true })).toBeEnabled();
  await page.waitForLoadState('networkidle');
  await expect(form.getByLabel(/^Password/)).toHaveAttribute('type', 'password');
  await expect(form.getByLabel(/^Password/)).toHaveValue('Secret#1');
  expect(complaints).toEqual([]);
});

test('[S-FOOT-1] Enter in the newsletter’s field before the scripts came reloads nothing and keeps the text', async ({
  page,
  complaints,
}) => {
  const letGo = await openHeld(page, '/');
  const strip = page.getByRole('region', { name: 'Newsletter' });
  const field = strip.getByLabel('Email address');
  await field.fill('nadia@shop.example');
  await field.press('Enter');
  letGo();
  await expect(strip.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  await expect(field).toHaveValue('nadia@shop.example');
  await expect(page).toHaveURL('/');
  await field.press('Enter');
  await expect(strip.getByText('Nothing was sent')).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(complaints).toEqual([]);
});

test('[G-FORM-1] a choice made before the scripts came is the one that is sent', async ({ page, complaints }) => {
  const letGo = await openHeld(page, '/signup');
  await page.getByLabel('User type').selectOption('Seller');
  letGo();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
  await expect(page.getByLabel('User type')).toHaveValue('seller');
  await expect(page.getByText('Your account will be a Seller account')).toBeVisible();
  expect(complaints).toEqual([]);
});

for (const width of [1280, 360])
  for (const { path, drawing } of [
    { path: '/allproducts', drawing: 'takes over' },
    { path: '/allproducts?q=phone', drawing: 'draws anew' },
  ])
    test(`[G-PERF-1] an order chosen before the scripts came sorts a list that React ${drawing}, ${width} px wide`, async ({
      page,
      complaints,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      const letGo = await openHeld(page, path);
      const order = page.getByLabel('Sort by').filter({ visible: true });
      await expect(order).toHaveCount(1);
      await order.selectOption('Price, low to high');
      letGo();
      await expect(page).toHaveURL(/[?&]sort=price-up/);
      await expect(order).toHaveValue('price-up');
      expect(complaints).toEqual([]);
    });

test('[G-PERF-1] a language chosen before the scripts came is spoken', async ({ page, complaints }) => {
  const letGo = await openHeld(page, '/blog');
  await page.getByLabel('Language').selectOption('বাংলা');
  letGo();
  await expect(page.locator('html')).toHaveAttribute('lang', 'bn');
  expect(complaints).toEqual([]);
});

for (const path of ['/blog', '/wishlist', '/products/64b0c0ffee64b0c0ffee64b0'])
  test(`[G-FORM-1] a search begun before the scripts came goes on in the bar of ${path}`, async ({
    page,
    complaints,
  }) => {
    await page.setViewportSize({ width: 1280, height: 740 });
    const letGo = await openHeld(page, path);
    const field = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
    await field.click();
    await page.keyboard.type('pho');
    letGo();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(field).toHaveValue('pho');
    await expect(field).toBeFocused();
    await page.keyboard.type('ne');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/allproducts?q=phone');
    expect(complaints).toEqual([]);
  });

test('[G-FORM-1] text typed into a sign-up before its scripts came replaces an older draft', async ({
  page,
  complaints,
}) => {
  await page.goto('/signup');
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
  await page.getByLabel(/^Name/).fill('Nusrat');
  await page.getByLabel('Email address').first().fill('nusrat@example.com');
  const letGo = await openHeld(page, '/signup');
  await page.getByLabel(/^Name/).fill('Nusrat Jahan');
  await page.getByLabel(/^Password/).fill('Secret#1');
  await page.getByLabel('User type').selectOption('Seller');
  letGo();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeEnabled();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Nusrat Jahan');
  await expect(page.getByLabel('Email address').first()).toHaveValue('nusrat@example.com');
  await expect(page.getByLabel(/^Password/)).toHaveValue('Secret#1');
  await expect(page.getByLabel('User type')).toHaveValue('seller');
  expect(complaints).toEqual([]);
});

test('[G-FORM-1] a letter typed while React draws another field over its own is kept without asking the network', async ({
  page,
}) => {
  await page.addInitScript(typeBeforeRedrawn, 'nusrat@example.com');
  // React draws the page anew where drafts are stored.
  await page.addInitScript(() => localStorage.setItem('re-sale-shop:drafts', '{}'));
  let isTyped = false;
  await page.route('/typed', async (route) => {
    isTyped = true;
    await route.fulfill();
  });
  await page.route(/carryOver/, (route) => (isTyped ? route.abort() : route.continue()));
  await page.goto('/signup');
  await expect.poll(() => isTyped).toBe(true);
  await expect(page.getByLabel('Email address').first()).toHaveValue('nusrat@example.com');
});

test('[G-FORM-1] a letter typed right after React has drawn another field over the one with the focus goes into that', async ({
  page,
}) => {
  await page.addInitScript(typeOnceRedrawn, 'Nusrat');
  await page.addInitScript(() => localStorage.setItem('re-sale-shop:drafts', '{}'));
  const isReady = page.waitForResponse(/carryOver/);
  await page.route(/SignUpPage/, async (route) => {
    await (await isReady).finished();
    await route.continue();
  });
  await page.goto('/signup');
  await expect(page.getByLabel(/^Name/)).toHaveValue('Nusrat');
  await expect(page.getByLabel(/^Name/)).toBeFocused();
});

test('[G-SEC-1] the HTML’s buttons that may be repeated send nothing', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  const names = new Set<string>();
  for (const path of renderedPages) {
    await page.goto(path);
    for (const button of await page.locator('button[type=button]:enabled').all())
      names.add((await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? '');
  }
  expect([...names].toSorted()).toEqual([
    'Filter',
    'Menu',
    'Search the shop',
    'Show password',
    'Theme: System. Switch to Dark',
  ]);
});

test('[G-SEC-1] controls that wait for the script stay disabled where a browser restores what they were', async ({
  page,
}) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  for (const path of renderedPages) {
    await page.goto(path);
    const restored = page.locator(':disabled:not([autocomplete=off])');
    expect(await restored.evaluateAll((all) => all.map(({ outerHTML }) => outerHTML)), path).toEqual([]);
  }
});

test('[G-SEC-1] a login that the browser itself sends has no password in its address', async ({ page }) => {
  await openHeld(page, '/login');
  await page.getByLabel(/^Password/).fill('Secret#1');
  const login = page.getByRole('button', { name: 'Login', exact: true });
  await login.evaluate((button: HTMLButtonElement) => {
    button.disabled = false;
  });
  const sent = page.waitForRequest((request) => request.isNavigationRequest());
  await login.click();
  expect((await sent).url()).toMatch(/\/login$/);
});
