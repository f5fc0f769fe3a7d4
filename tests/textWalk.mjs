// Walks through every route, as every role, and every dialog and menu that a button of it opens, while it loads, without
// its lists and offline, with each text of the catalogues marked. Prints where it finds visible or accessible text that
// is neither marked nor data.
// Usage: npm run walk, after npm run build:fakes
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createDemoWorld } from '#fakes/seed/createDemoWorld.ts';
import { browserPath } from './browser.mjs';
import { markTexts, strayTexts } from './textMarks.mjs';

const people = { buyer: /, buyer$/, seller: /, seller$/, admin: /, admin$/ };
const size = 12;
const pages = JSON.parse(readFileSync('tests/pages.json', 'utf8'));
const words = process.argv.slice(2);

/** Every string of the demo world: what people wrote. */
function stringsIn(value) {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}
const world = createDemoWorld({ products: size, now: Date.now(), extensions: ['sales', 'paid', 'reports'] });
/** Names that are the same in every language. */
const sameEverywhere = [
  'Facebook',
  'Instagram',
  'YouTube',
  'LinkedIn',
  'Canon',
  'Apple',
  'Samsung',
  'Lenovo',
  'Dell',
  'HP',
];
/** The card form is the payment provider's. */
const inForm = [
  'A form for test cards: nothing is charged. 4242 4242 4242 4242 with any future date and any code succeeds.',
  'Card number',
  'Expiration date',
  'Security code',
  'MM/YY',
  'CVC',
  'Your card number is incomplete.',
];
/** The HTML's own title, until a page has one. */
const inHtml = ['Re-sale Shop: used electronics you can trust'];
/** Sellers are told the address of the product. */
const port = Number(process.env.SHOP_PORT ?? 4174);
const baseURL = `http://localhost:${port}`;
const addresses = world.marketplace.products.map(({ id }) => `${baseURL}/products/${id}`);
const data = [
  ...new Set([...addresses, ...sameEverywhere, ...inForm, ...inHtml, 'Nothing', ...stringsIn(world)]),
].filter((text) => /\p{L}/u.test(text));

const args = ['dist/fakes', '--single', '--quiet', '--host', 'localhost', '--port', String(port)];
const server = spawn(process.execPath, ['node_modules/sirv-cli/bin.js', ...args], { stdio: 'inherit' });
for (let isServed = false; !isServed;) isServed = (await fetch(baseURL).catch(() => null))?.ok ?? false;
const browser = await chromium.launch({ executablePath: browserPath() ?? undefined });
const rows = [];
const strays = new Map();

async function settle(page, timeout = 30_000) {
  await page.locator('main h1').waitFor({ timeout });
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await page.waitForFunction(
    () =>
      document.querySelector('main :is([aria-busy=true], .skel, .table-skeleton), .loading-page, .home-place') === null,
    undefined,
    { timeout },
  );
}

/** The demo controls do this to a page before it is opened, and afterwards. Their settings outlive a reload. */
const troubles = [
  ['loading', () => window.shopControl.setLatency(60_000), () => window.shopControl.setLatency(0)],
  [
    'failed',
    () => window.shopControl.failNext({ code: 'api/unavailable' }, 'any', 'always'),
    () => window.shopControl.forgetFailures(),
  ],
  ['offline', () => window.shopControl.goOffline(), () => window.shopControl.goOnline()],
];

for (const who of ['visitor', ...Object.keys(people)]) {
  const context = await browser.newContext({ baseURL, reducedMotion: 'reduce', locale: 'en-GB' });
  await context.addInitScript(markTexts, size);
  const page = await context.newPage();
  if (who !== 'visitor') {
    await page.goto('/login');
    await page
      .getByRole('button', { name: new RegExp(`${people[who].source.slice(0, -1)}`) })
      .first()
      .click();
    await page.waitForURL((url) => url.pathname === '/');
  }
  for (const { name, path, people: roles } of pages) {
    if (!roles.includes(who) || (words.length > 0 && !words.some((word) => name.includes(word)))) continue;
    const row = { page: name, role: who, states: 0, texts: 0, unmarked: 0 };
    const look = async (state) => {
      const { seen, stray } = await page.evaluate(strayTexts, data);
      row.states += 1;
      row.texts += seen;
      for (const text of stray) {
        row.unmarked += 1;
        strays.set(text, `${path} as ${who}, ${state}`);
      }
    };
    await page.goto(path);
    await settle(page);
    await look('opened');
    const buttons = page.locator('header button:visible, main button:visible:not([disabled])');
    const count = Math.min(await buttons.count(), 8);
    for (let place = 0; place < count; place += 1) {
      const button = buttons.nth(place);
      const label = (await button.textContent({ timeout: 500 }).catch(() => null)) ?? '';
      if (/Sign Out|Demo/.test(label)) continue;
      if (
        !(await button.click({ timeout: 700 }).then(
          () => true,
          () => false,
        ))
      )
        continue;
      // Google's window waits for a person.
      await settle(page, 3000).catch(() => {});
      await look(`after ${label.trim()}`);
      await page.keyboard.press('Escape');
      if (
        (await page.locator('[role=dialog]:visible, dialog[open]').count()) > 0 ||
        new URL(page.url()).pathname !== path.split('?')[0]
      ) {
        await page.goto(path);
        await settle(page);
      }
    }
    for (const [state, begin, end] of troubles) {
      await page.evaluate(begin);
      await page.goto(path);
      await page.locator('main').getByText(/\p{L}/u).first().waitFor();
      // Some pages have no heading without their lists.
      if (state !== 'loading') await settle(page, 3000).catch(() => {});
      await look(state);
      await page.evaluate(end);
    }
    rows.push(row);
  }
  await context.close();
}
await browser.close();
server.kill();
console.table(rows);
for (const [text, place] of strays) console.error(`“${text}”: ${place}`);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(`${rows.length} pages by role, ${sum('states')} states, ${sum('texts')} texts, ${strays.size} unmarked`);
process.exitCode = strays.size === 0 ? 0 : 1;
