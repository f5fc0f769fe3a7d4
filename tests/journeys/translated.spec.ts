import { expect, type Locator, type Page, test } from '@playwright/test';
import { mainJob } from './mainJob.ts';

/** Replaces the texts as a browser's translation does, but keeps their words. Runs in the page. */
function translate(): void {
  const wrap = (text: Text): void => {
    if (text.data.trim() === '' || text.parentElement?.closest('font, script, style, title') !== null) return;
    const outer = document.createElement('font');
    outer.append(document.createElement('font'));
    outer.firstElementChild?.append(text.data);
    text.replaceWith(outer);
  };
  const wrapAll = (root: Node): void => {
    if (root instanceof Text) return wrap(root);
    const texts: Text[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
    for (const text of texts) wrap(text);
  };
  document.addEventListener('DOMContentLoaded', () => {
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes) for (const node of [...addedNodes, target]) wrapAll(node);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

const cards = (page: Page): Locator => page.getByRole('main').getByRole('article');

test('a card has the facts of its own product on a page that the browser translates', async ({ page, context }) => {
  await page.addInitScript(translate);
  await page.goto('/allproducts');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('main').getByRole('searchbox').fill('lenovo');
  await expect(page).toHaveURL('/allproducts?q=lenovo');
  await page
    .getByRole('group', { name: /^Condition/ })
    .getByLabel(/^Good/)
    .check();
  await expect(page).toHaveURL('/allproducts?q=lenovo&condition=Good');

  const untranslated = await context.newPage();
  await untranslated.goto(page.url());
  await expect(cards(untranslated).first()).toContainText('Lenovo');
  await expect(async () => {
    expect(await cards(page).allTextContents()).toEqual(await cards(untranslated).allTextContents());
  }).toPass();
  await untranslated.close();
});

test('the whole main job can be done on pages that the browser translates', async ({ page }) => {
  await page.addInitScript(translate);
  await mainJob(page, /^data:image\//);
});
