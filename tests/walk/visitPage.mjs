import { settle } from './Visitor.mjs';

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

/** Restores the device's storage as it was when the person had signed in. */
function restore(stored) {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
}

/** Everything that one page has to say. `known` are the kinds of buttons that this person has seen fail. */
export async function visitPage(visitor, { path, stored, known }) {
  const { page, look } = visitor;
  if (page.url().startsWith('http')) await page.evaluate(restore, stored);
  await visitor.open(path);
  await look('opened');
  await page.setViewportSize({ width: 360, height: 740 });
  await look('narrow');
  if (path === '/') await visitor.pressAll('header, footer', 'narrow, ');
  await visitor.pressAll('.phone-bar, .buy-bar, .dash__main', 'narrow, ');
  await page.setViewportSize({ width: 1280, height: 900 });
  if (path === '/') await visitor.pressAll('header, footer');
  await visitor.pressAll('main');
  await visitor.open(path);
  await visitor.sendForms(page.locator('main'), 'form');

  await page.evaluate(restore, stored);
  await visitor.open(path);
  await page.evaluate(() => window.shopControl.failNext({ code: 'api/unavailable' }, 'any', 'always'));
  await visitor.pressAll('main', 'failing, ', (kind) => known.has(kind) || known.add(kind) === null);
  await page.evaluate(restore, stored);

  for (const [state, begin, end] of troubles) {
    await page.goto(path);
    await page.evaluate(begin);
    await page.goto(path);
    await page.locator('main').getByText(/\p{L}/u).first().waitFor();
    // Some pages have no heading without their lists.
    if (state !== 'loading') await settle(page, 3000).catch(() => {});
    await look(state);
    await page.evaluate(end);
  }
}
