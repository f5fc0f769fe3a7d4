// Walks through the shop in Bangla with each text of the catalogues marked: every page as every role, wide and narrow,
// every kind of button with the dialogs, panels and menus that it opens, forms sent empty and filled in, each page
// loading, failing, offline and without data, a deal in every state, and what only comes up at times. Prints visible or
// accessible text that is neither marked nor data, and Latin digits that no person wrote.
// Usage: npm run walk [-- word …], after npm run build:fakes
// word: only pages and scenes whose name contains one of the words
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { endWith, readWords } from '#src/build/oneLine.mjs';
import { browserPath, noBrowser } from '../browser.mjs';
import { needFakesBuild } from '../scriptWords.mjs';
import { serveFakes } from '../serveFakes.mjs';
import { textAttributes } from '../textAttributes.ts';
import { knownData, worldSize } from './knownData.mjs';
import { collectTexts, markTexts } from './marks.ts';
import { scenes } from './scenes/index.mjs';
import { strayTextsIn } from './strayTexts.mjs';
import { visitPage } from './visitPage.mjs';
import { Visitor } from './Visitor.mjs';

const people = { buyer: /Nusrat/, seller: /Rahim/, admin: /Lubna/ };
const pages = JSON.parse(readFileSync('tests/pages.json', 'utf8'));
const asked = readWords('Usage: npm run walk [-- word …]', { allowPositionals: true }).positionals;
const isAsked = (name) => asked.length === 0 || asked.some((word) => name.includes(word));
const unknown = asked.find((word) => ![...pages, ...scenes].some(({ name }) => name.includes(word)));
if (unknown !== undefined) endWith(`No page and no scene is named like '${unknown}'.`);
needFakesBuild();
const executablePath = browserPath();
if (executablePath === null) endWith(noBrowser);

const port = Number(process.env.SHOP_PORT ?? 4174);
const baseURL = `http://localhost:${port}`;
// The browser comes first: if it does not start, no server is left running.
const browser = await chromium.launch({ executablePath });
// Unchanged files come from the browser's memory.
const server = await serveFakes(port, '--maxage', '3600');

const straysIn = strayTextsIn(knownData(baseURL));
const rows = [];
const strays = new Map();

/** A new window with somebody signed in, and a way to count what is seen in it. */
async function windowOf(who, { world, size = worldSize, extensions } = {}) {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Dhaka',
    viewport: { width: 1280, height: 900 },
  });
  await context.addInitScript(markTexts, size);
  await context.addInitScript(collectTexts, textAttributes);
  if (world !== undefined) await context.addInitScript((seed) => Object.assign(window, { shopSeed: seed }), world);
  if (extensions !== undefined)
    await context.addInitScript((names) => {
      if (window === window.top) localStorage.setItem('demo-extensions', names);
    }, extensions);
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  if (who !== 'visitor') {
    await page.goto('/login');
    await page.getByRole('button', { name: people[who] }).first().click();
    await page.waitForURL((url) => url.pathname === '/');
  }
  return { context, page };
}

/** Walks through a page or a scene, and adds its row to the table. */
async function count(name, who, page, walk) {
  const row = { page: name, role: who, states: 0, texts: 0, unmarked: 0 };
  const look = async (state) => {
    const texts = await page.evaluate(() => window.shownTexts());
    row.states += 1;
    row.texts += texts.length;
    for (const text of straysIn(texts)) {
      row.unmarked += 1;
      if (!strays.has(text)) strays.set(text, `${name} as ${who}, ${state}`);
    }
  };
  const visitor = new Visitor(page, look);
  try {
    await walk(visitor);
  } catch (error) {
    row.unmarked += 1;
    strays.set(`The walk ended: ${String(error).split('\n')[0]}`, `${name} as ${who}`);
  }
  rows.push(row);
  console.error(`${name} as ${who}: ${row.states} states, ${row.texts} texts, ${row.unmarked} unmarked`);
}

try {
  for (const who of ['visitor', ...Object.keys(people)]) {
    const mine = pages.filter(({ name, people: roles }) => roles.includes(who) && isAsked(name));
    if (mine.length === 0) continue;
    const { context, page } = await windowOf(who);
    const stored = await page.evaluate(() => (location.protocol === 'about:' ? {} : { ...localStorage }));
    const known = new Set();
    for (const { name, path } of mine)
      await count(name, who, page, (visitor) => visitPage(visitor, { path, stored, known }));
    await context.close();
  }
  for (const scene of scenes.filter(({ name }) => isAsked(name))) {
    const { context, page } = await windowOf(scene.who, scene.setting);
    await count(scene.name, scene.who, page, (visitor) => scene.walk(visitor));
    await context.close();
  }
} finally {
  await browser.close();
  server.kill();
}

console.table(rows);
for (const [text, place] of strays) console.error(`“${text}”: ${place}`);
const sum = (key) => rows.reduce((total, row) => total + row[key], 0);
console.log(
  `${rows.length} pages and scenes by role, ${sum('states')} states, ${sum('texts')} texts, ${strays.size} unmarked`,
);
process.exitCode = strays.size === 0 ? 0 : 1;
