// Messages that come up by themselves or after several steps.
import { brokenBy } from './knownData.mjs';
import { settle } from './Visitor.mjs';

const picture = {
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

const payments = {
  name: 'payments',
  who: 'buyer',
  async walk({ page, look }) {
    const cards = ['4000 0000 0000 0002', '4000 0000 0000 9995', '4000 0000 0000 0077', '4242 4242 4242 4242'];
    for (const card of cards) {
      await page.goto('/dashboard/payment/63e0c7d13bf64e925d000001');
      await settle(page);
      const fields = page.locator('main input');
      if ((await fields.count()) < 3) break;
      await fields.nth(0).fill(card);
      await fields.nth(1).fill('12/39');
      await fields.nth(2).fill('123');
      await page.locator('main button[type=submit], main .btn-primary').first().click();
      await page.waitForTimeout(300);
      await settle(page);
      await look(`after paying with ${card}`);
    }
    await page.goto('/dashboard/payment/63e0c7d13bf64e925d000001?payment_intent=pi_1&redirect_status=succeeded');
    await settle(page);
    await look('a link of another payment');
    await page.goto('/dashboard');
    await settle(page);
    await look('bookings after paying');
  },
};

const suggestions = {
  name: 'search from the bar',
  who: 'buyer',
  async walk({ page, look }) {
    await page.goto('/blog');
    await settle(page);
    const field = page.locator('header input').first();
    await field.click();
    await look('field');
    for (const words of ['sam', 'ক্যামেরা', 'xyzxyz']) {
      await field.fill(words);
      await page.waitForTimeout(400);
      await look(`“${words}” typed`);
    }
    await field.fill('hp');
    await field.press('Enter');
    await settle(page);
    await look('found');
    await page.locator('header input').first().click();
    await page.waitForTimeout(200);
    await look('recent searches');
  },
};

const savedSearches = {
  name: 'saved searches',
  who: 'buyer',
  async walk(visitor) {
    const { page, look } = visitor;
    for (const query of ['q=hp', 'condition=Good', 'q=xyzxyz']) {
      await visitor.open(`/allproducts?${query}`);
      await page
        .getByRole('button', { name: /খোঁজ রাখুন/ })
        .first()
        .click({ timeout: 1000 })
        .catch(() => {});
      await look(`“${query}” saved`);
    }
    await visitor.open('/allproducts');
    for (const place of [0, 1, 2])
      await page
        .getByRole('button', { name: /পছন্দের তালিকায়/ })
        .nth(place)
        .click({ timeout: 1000 })
        .catch(() => {});
    await look('products saved');
    await visitor.open('/wishlist');
    await look('saved products and searches');
    await visitor.pressAll('main');
    await visitor.open('/allproducts?condition=Good&place=Dhaka&verified=1&max=50000');
    await look('filters');
    await visitor.pressAll('main');
  },
};

const listing = {
  name: 'a listing with a picture',
  who: 'seller',
  async walk(visitor) {
    const { page, look } = visitor;
    await visitor.open('/dashboard/addproducts');
    const file = page.locator('input[type=file]').first();
    await file.setInputFiles({ name: 'picture.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
    await page.waitForTimeout(300);
    await look('a file that is no picture');
    await file.setInputFiles(picture);
    await page.waitForTimeout(600);
    await look('a picture');
    await visitor.sendForms(page.locator('main'), 'form with a picture');
    await page.waitForTimeout(500);
    await look('posted');
    await visitor.open('/dashboard/addproducts');
    await page.locator('main input:visible').first().fill('words');
    await page.waitForTimeout(1500);
    await visitor.open('/dashboard/addproducts');
    await look('a draft');
    await visitor.open('/dashboard/sellersproducts');
    await look('drafts');
    await visitor.pressAll('main');
  },
};

/** Two rows are chosen, then everything is done to them that can be done. */
function severalRows(who, path) {
  return {
    name: 'several rows',
    who,
    async walk(visitor) {
      const { page, look } = visitor;
      for (const state of ['', 'failing, ']) {
        await visitor.open(path);
        if (state !== '')
          await page.evaluate(() => window.shopControl.failNext({ code: 'api/unavailable' }, 'any', 'always'));
        const bar = page.locator('.act-bar');
        for (let place = 0; place < 3; place += 1) {
          const boxes = page.locator('main tbody input[type=checkbox], main [role=row] input[type=checkbox]');
          for (const row of [2, 3])
            await boxes
              .nth(row)
              .check({ timeout: 1000, force: true })
              .catch(() => {});
          await look(`${state}rows chosen`);
          const button = bar.locator('.btn').nth(place);
          if ((await button.count()) === 0) break;
          await button.click({ timeout: 1000 }).catch(() => {});
          await look(`${state}action ${place}`);
          await page
            .locator('dialog[open] .modal-footer .btn')
            .last()
            .click({ timeout: 500 })
            .catch(() => {});
          await page.waitForTimeout(300);
          await look(`${state}action ${place}, decided`);
          await visitor.pressAll('.bulk, .act-bar', `${state}action ${place}, `);
        }
      }
    },
  };
}

const session = {
  name: 'a session that ends',
  who: 'buyer',
  async walk(visitor) {
    const { page, look } = visitor;
    await page.goto('/');
    await page.evaluate(() =>
      window.shopControl.failNext({ code: 'api/session-expired' }, 'bookings.ofBuyer', 'always'),
    );
    await page.goto('/dashboard');
    await page.waitForTimeout(1500);
    await look('session expired');
    await visitor.sendForms(page.locator('dialog[open]').last(), 'login again');
    await page.evaluate(() => window.shopControl.forgetFailures());
    await page.evaluate(() => window.shopControl.failNext({ code: 'api/unregistered' }, 'tokens.issue', 'always'));
    await page.goto('/login?from=/dashboard');
    await settle(page, 3000).catch(() => {});
    await page
      .getByRole('button', { name: /Nusrat/ })
      .first()
      .click({ timeout: 1000 })
      .catch(() => {});
    await page.waitForTimeout(800);
    await look('an account that the shop does not know');
    await page.evaluate(() => window.shopControl.forgetFailures());
    await page.goto('/');
    await settle(page);
    await page
      .getByRole('button', { name: /লগ আউট/ })
      .first()
      .click();
    await page.waitForTimeout(400);
    await look('signed out');
    await visitor.open('/login');
    await page
      .locator('main form a, main form button.link, main .link')
      .first()
      .click({ timeout: 1000 })
      .catch(() => {});
    await look('new password');
    await visitor.sendForms(page.locator('dialog[open]').last(), 'new password');
  },
};

const network = {
  name: 'network and installing',
  who: 'buyer',
  async walk(visitor) {
    const { page, look } = visitor;
    await visitor.open('/allproducts');
    for (const place of [0, 1])
      await page
        .getByRole('button', { name: /পছন্দের তালিকায়/ })
        .nth(place)
        .click({ timeout: 1000 })
        .catch(() => {});
    await page.context().setOffline(true);
    await page.waitForTimeout(800);
    await look('offline');
    await page.context().setOffline(false);
    await page.waitForTimeout(500);
    await look('online again');
    await page.evaluate(() =>
      localStorage.setItem(
        're-sale-shop:install-offer',
        JSON.stringify({ version: 1, value: { since: 0, isOffered: false } }),
      ),
    );
    await visitor.open('/allproducts');
    await page.evaluate(() => window.dispatchEvent(new Event('beforeinstallprompt')));
    await page.waitForTimeout(500);
    await look('offer to install');
  },
};

const error = {
  name: 'a page that breaks',
  who: 'buyer',
  async walk(visitor) {
    const { page, look } = visitor;
    await visitor.open('/blog');
    await page.evaluate((message) => {
      Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
        get() {
          throw new Error(message);
        },
      });
    }, brokenBy);
    await page
      .getByRole('link', { name: /সব পণ্য/ })
      .first()
      .click();
    await page.locator('main h1').waitFor();
    await page.waitForTimeout(500);
    await look('broken');
  },
};

export const momentScenes = [
  payments,
  suggestions,
  savedSearches,
  listing,
  severalRows('seller', '/dashboard/sellersproducts'),
  severalRows('admin', '/dashboard/allseller'),
  session,
  network,
  error,
];
