import { addProduct } from '#ui/texts/bangla/addProduct.ts';
import { administration } from '#ui/texts/bangla/administration.ts';
import { desk } from '#ui/texts/bangla/desk.ts';
import { digits } from '#ui/texts/bangla/digits.ts';
import { drafts } from '#ui/texts/bangla/drafts.ts';

const picture = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const listing = {
  name: 'a listing with a picture',
  who: 'seller',
  async walk(visitor) {
    const { page, look } = visitor;
    const main = page.locator('main');
    await visitor.open('/dashboard/addproducts');
    const file = main.locator('input[type=file]').first();
    await file.setInputFiles({ name: 'picture.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
    await visitor.shows(addProduct.unfit['image/not-an-image']);
    await look('a file that is no picture');
    await file.setInputFiles(picture);
    await visitor.shows(addProduct.chooseOther);
    await look('a picture');
    await visitor.sendForms(main, 'form with a picture');
    await main.getByLabel(addProduct.originalPrice).fill('2000');
    await main.getByLabel(addProduct.resalePrice).fill('1000');
    await main.getByLabel(addProduct.email).fill('rahim.uddin@example.com');
    await visitor.press(addProduct.submit);
    await page.waitForURL(/sellersproducts/);
    await look('posted');
    await visitor.open('/dashboard/addproducts');
    await main.getByLabel(addProduct.productName).first().fill('words');
    await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('words'));
    await visitor.open('/dashboard/addproducts');
    await visitor.shows(drafts.title);
    await look('a draft');
    await visitor.open('/dashboard/sellersproducts');
    await look('drafts');
    await visitor.pressAll('main');
  },
};

/** The boxes of rows. The one of the whole table chooses all. */
const ofRow = new RegExp(`(?<!সব )${desk.choose('').trim()}`, 'u');

const toVerify = new RegExp(administration.filters.unverified, 'u');

/** Two rows are chosen, then everything is done to them that can be done, also while the marketplace fails. */
function severalRows(who, path, show = async () => {}) {
  return {
    name: 'several rows',
    who,
    async walk(visitor) {
      const { page, look } = visitor;
      const actions = page.locator('.act-bar .btn');
      for (const state of ['', 'failing, ']) {
        for (let place = 0, count = 1; place < count; place += 1) {
          await visitor.open(path);
          await show(visitor);
          if (state !== '')
            await page.evaluate(() => window.shopControl.failNext({ code: 'api/unavailable' }, 'any', 'always'));
          const boxes = page.getByRole('checkbox', { name: ofRow });
          for (const row of [1, 2]) await boxes.nth(row).check({ force: true });
          await visitor.shows(desk.chosen(digits(2)));
          await look(`${state}rows chosen`);
          count = await actions.count();
          const name = `${state}action ${place}`;
          await actions.nth(place).click();
          await page.locator('.bulk, dialog[open]').first().waitFor();
          await visitor.lookInDialog(name);
          await page.locator('.bulk').first().waitFor();
          await look(`${name}, decided`);
          await visitor.pressAll('.bulk, .act-bar', `${name}, `);
        }
      }
    },
  };
}

export const deskScenes = [
  listing,
  severalRows('seller', '/dashboard/sellersproducts'),
  severalRows('admin', '/dashboard/allseller', (visitor) => visitor.press(toVerify)),
];
