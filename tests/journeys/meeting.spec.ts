import { expect, test } from '@playwright/test';
import { openPage, settled, useOnce, windowOf } from './everyPage.ts';
import { Keys } from './Keys.ts';
import { toast, withoutExtensions } from './people.ts';

test('[G-TELL-1] [G-HAND-1] a buyer books a phone, tells the seller, checks the phone and prints the receipt', async ({
  browser,
}) => {
  const context = await windowOf(browser, 'buyer', { permissions: ['clipboard-read', 'clipboard-write'] });
  await withoutExtensions(context);
  const page = await context.newPage();
  const main = page.getByRole('main');
  const keys = new Keys(page);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));

  await openPage(page, '/categories/Smart%20Phone');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Book Now/ }) })
    .nth(1);
  const product = await card.getByRole('heading').innerText();
  await card.getByRole('button', { name: /^Book Now/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Phone').fill('01812 345678');
  await dialog.getByLabel('Meeting location').fill('North End Coffee, Banani');
  await dialog.getByRole('button', { name: 'Book this product' }).click();

  await test.step('the message is ready, and can be copied', async () => {
    const told = main.getByRole('region', { name: 'Booked. Now tell the seller' });
    await expect(told.getByRole('group', { name: 'Message' })).toContainText(`I booked your ${product} for`);
    await expect(told.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', /^sms:\+880\d{10}\?&body=Hello%20/);
    await expect(told.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/880\d{10}\?/,
    );
    await expect(told.getByRole('link', { name: 'Email' })).toHaveAttribute('href', /^mailto:[^?]+@[^?]+\?subject=/);
    await told.getByRole('button', { name: 'Copy' }).click();
    await expect(toast(page, 'Message copied')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.replaceAll('\r\n', '\n').split('\n')).toEqual([
      expect.stringMatching(/^Hello \w/),
      expect.stringContaining(`I booked your ${product} for`),
      'Can we meet at North End Coffee, Banani?',
      'Nusrat Jahan, 01812 345678',
      expect.stringMatching(/^http:\/\/localhost:\d+\/products\/[0-9a-f]{24}$/),
    ]);
    await told.getByRole('button', { name: 'Done' }).click();
    await expect(told).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('the checks are ticked by keyboard, and survive a reload', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await main.getByRole('link', { name: `Meet the seller of ${product}` }).click();
    await settled(page);
    await expect(main.getByRole('region', { name: 'The meeting' })).toContainText('North End Coffee, Banani');
    await keys.choose(main.getByRole('button', { name: 'Go to the checks' }));
    await expect(main.getByRole('heading', { name: 'Check the phone' })).toBeFocused();
    const call = main.getByRole('checkbox', { name: /^A call works/ });
    await call.focus();
    await keys.press('Space');
    await expect(main.getByText('1 of 11 checked')).toBeVisible();
    await page.reload();
    await settled(page);
    await expect(call).toBeChecked();
  });

  await test.step('the IMEI is checked on the page, and is not sent', async () => {
    const field = main.getByLabel('IMEI, 15 digits');
    await useOnce(page);
    const before = sent.length;
    await field.fill('49 015420 323751 7');
    await expect(main.getByText('Please look again')).toBeVisible();
    await field.fill('49 015420 323751 8');
    await expect(main.getByText('The check digit is right')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Ask by SMS' })).toHaveAttribute(
      'href',
      'sms:16002?&body=KYD%20490154203237518',
    );
    expect(sent.slice(before)).toEqual([]);
    const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, history.state]));
    expect(stored).not.toContain('4901542');
    expect(page.url()).not.toContain('4901542');
  });

  await test.step('only the receipt is printed, with lines to sign', async () => {
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '');
    });
    await main.getByRole('button', { name: 'Print' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed', '');
    await page.emulateMedia({ media: 'print' });
    await expect(main.getByRole('region', { name: 'What was booked' })).toContainText(product);
    await expect(main.getByText('Seller’s signature')).toBeVisible();
    for (const hidden of ['Check the phone', 'Tell the seller', 'Check its number', 'Add the meeting to your calendar'])
      await expect(main.getByText(hidden, { exact: true })).toBeHidden();
    await expect(main.getByRole('button')).toHaveCount(0);
  });
  await context.close();
});
