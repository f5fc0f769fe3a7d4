import { expect } from '@playwright/test';
import { test } from './livePage.ts';

const secret = 'pi_1_secret_2';
const back = `/dashboard/payment/64b0c0ffee64b0c0ffee64b0?payment_intent=pi_1&payment_intent_client_secret=${secret}&redirect_status=succeeded`;

for (const [what, address, clean] of [
  ['that a bank sent somebody back to', back, '/dashboard/payment/64b0c0ffee64b0c0ffee64b0'],
  [
    'of a login that remembers one',
    `/login?from=${encodeURIComponent(back)}`,
    '/login?from=%2Fdashboard%2Fpayment%2F64b0c0ffee64b0c0ffee64b0',
  ],
] as const) {
  test(`[G-PAY-1] the address ${what} is without the payment’s secret before the shop’s own script runs`, async ({
    page,
    baseURL,
  }) => {
    await page.route(/\/assets\/main\.\w+\.js$/, (route) => route.abort());
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page).toHaveURL(`${baseURL}${clean}`);
  });

  test(`[G-PAY-1] no request of the page ${what} contains it`, async ({ page }) => {
    const told: string[] = [];
    let requests = 0;
    page.on('request', async (request) => {
      if (request.isNavigationRequest()) return;
      requests += 1;
      const headers = await request.allHeaders().catch(() => ({ referer: request.headers()['referer'] }));
      if (`${request.url()} ${headers['referer'] ?? ''}`.includes('secret')) told.push(request.url());
    });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(requests).toBeGreaterThan(5);
    expect(told).toEqual([]);
    expect(page.url()).not.toContain('secret');
  });
}
