import { expect, type Page } from '@playwright/test';
import { notices } from '#ui/texts/bangla/notices.ts';
import { collectTexts, markTexts } from '../walk/marks.ts';
import { textAttributes } from '../textAttributes.ts';
import { test } from './aDeployedShop.ts';
import { registerAtOnce, untilInstalled } from './untilInstalled.ts';

test.use({ serviceWorkers: 'allow' });
test.beforeEach(({ context }) => registerAtOnce(context));

const namesInTheFooter = ['Facebook', 'Instagram', 'YouTube', 'LinkedIn'];

/** Everything that was shown since the page opened, without the texts of the catalogues, which are marked. */
const unmarkedTexts = async (page: Page): Promise<readonly string[]> => {
  const texts = await page.evaluate(() => window.shownTexts());
  return texts.map((text) => text.replace(/⟦.*⟧/gu, '')).filter((text) => /\p{L}/u.test(text));
};

test('[G-I18N-1] the notices about the network, installing and a new release are in Bangla', async ({
  page,
  context,
  shop,
}) => {
  await context.addInitScript(markTexts, 0);
  await context.addInitScript(collectTexts, textAttributes);
  await context.addInitScript(() => {
    const store = (key: string, value: unknown): void =>
      localStorage.setItem(`re-sale-shop:${key}`, JSON.stringify({ version: 1, value }));
    store('install-offer', { since: 0, isOffered: false });
    store('wish-list', [
      { productId: '63e0b4c95ad2907b3c000001', savedAt: 0 },
      { productId: '63e0b4c95ad2907b3c000002', savedAt: 0 },
    ]);
  });
  const shows = (text: string): Promise<void> => expect(page.getByText(text).first()).toBeVisible();
  await page.goto(`${shop.url}/blog`);
  await untilInstalled(page);
  await expect(page.locator('.first-screen')).toHaveCount(0);

  await context.setOffline(true);
  await shows(notices.offline);
  await context.setOffline(false);
  await shows(notices.back);
  await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
  await shows(notices.install);
  shop.deploy();
  // The shop looks for a release when somebody comes back to its tab after some minutes.
  await page.evaluate(() => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + 6 * 60_000;
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await shows(notices.newRelease);
  expect(await unmarkedTexts(page)).toEqual(namesInTheFooter);
});
