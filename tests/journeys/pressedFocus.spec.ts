import { expect, test } from '@playwright/test';
import { settled } from './everyPage.ts';
import { demoAdmin, demoBuyer, logIn } from './people.ts';

/** Takes the focus from what the mouse presses, as Safari does. Runs in the page. */
function focusAsInSafari(): void {
  document.addEventListener(
    'mouseup',
    () => {
      const pressed = document.activeElement;
      const around = pressed?.matches('button, a') === true ? pressed.parentElement?.closest('[tabindex]') : null;
      if (around instanceof HTMLElement) around.focus({ preventScroll: true });
    },
    { capture: true },
  );
}

test.beforeEach(({ page }) => page.addInitScript(focusAsInSafari));

test('[G-A11Y-1] a dialog that the mouse opened gives the focus back to its button, in Safari too', async ({
  page,
}) => {
  await page.goto('/login?from=/categories/HP');
  await logIn(page, demoBuyer);
  const opener = page.getByRole('button', { name: /^Book Now/ }).first();
  await opener.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Phone')).toBeFocused();
  await dialog.getByRole('button', { name: 'Close' }).first().click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('[G-ADM-1] [G-A11Y-1] an admin who deletes a person by mouse goes on at the next row, in Safari too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await page.goto('/login?from=/dashboard/allseller');
  await logIn(page, demoAdmin);
  await settled(page);
  const rows = page.getByRole('row');
  const row = rows.nth(-3);
  const next = (await rows.nth(-2).getByText('@').textContent()) ?? '';
  await row.getByRole('button', { name: /^Delete/ }).scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(0);
  await row.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('button', { name: 'Confirm Delete' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(rows.filter({ has: page.locator(':focus') })).toContainText(next);
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(place / 2);
});
