// Pictures every route × role × width × theme, and one sheet of them all, in screenshots/ (outside git).
// Usage: npm run screenshots [-- --built] [--bangla] [word …]
// word: only pictures whose file name contains one of the words; --built: uses dist/fakes as it is; --bangla: in Bangla.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import { endWith, readWords } from '#src/build/oneLine.mjs';
import { browserPath, noBrowser } from './browser.mjs';
import { needFakesBuild } from './scriptWords.mjs';
import { serveFakes } from './serveFakes.mjs';

const folder = 'screenshots';
const widths = { 360: 740, 768: 1024, 1440: 900 };
const schemes = ['light', 'dark'];
const pagesAtOnce = 2;
/** Browsers cannot draw a list of hundreds of products in one picture. */
const tallest = 6000;
const demoPeople = { buyer: /, buyer$/, seller: /, seller$/, admin: /, admin$/ };

const pages = JSON.parse(readFileSync('tests/pages.json', 'utf8'));
const { values, positionals: words } = readWords('Usage: npm run screenshots [-- --built] [--bangla] [word …]', {
  options: { built: { type: 'boolean', default: false }, bangla: { type: 'boolean', default: false } },
  allowPositionals: true,
});

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, 'localhost', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** Signs in once for each person; every shot of theirs starts there. */
async function signedIn(browser, baseURL, who) {
  if (who === 'visitor') return undefined;
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await page.goto('/login');
  await page.getByRole('button', { name: demoPeople[who] }).click();
  await page.waitForURL('/');
  const stored = await context.storageState();
  await context.close();
  return stored;
}

/** Waits for the lists and all pictures of the page. Home loads its lower sections on scrolling. */
async function settle(page) {
  await page.locator('main h1').waitFor();
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await page.waitForFunction(() => document.querySelector('[aria-busy=true], .loading-page, .home-place') === null);
  await page.evaluate(async (tallest) => {
    const isWanted = (image) => image.checkVisibility() && image.getBoundingClientRect().top < tallest;
    const images = [...document.images].filter(isWanted);
    for (const image of images) image.loading = 'eager';
    await Promise.all([document.fonts.ready, ...images.map((image) => image.decode().catch(() => {}))]);
  }, tallest);
}

function shotsOf(name, path, who) {
  const all = schemes.flatMap((scheme) =>
    Object.entries(widths).map(([width, height]) => ({
      file: `${name}.${who}.${width}.${scheme}.jpeg`,
      label: `${path} · ${who} · ${width} · ${scheme}`,
      width: Number(width),
      height,
      scheme,
    })),
  );
  return words.length === 0 ? all : all.filter(({ file }) => words.some((word) => file.includes(word)));
}

function sheet(shots) {
  const figure = ({ file, label }) =>
    `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${label}</figcaption></figure>`;
  return `<!doctype html><meta charset="utf-8"><title>Re-sale Shop: every page</title>
<style>body{font:14px system-ui;margin:24px;background:#ccc}main{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:16px}
figure{margin:0}img{width:100%;height:340px;object-fit:cover;object-position:top;background:#fff}</style>
<main>${shots.map(figure).join('\n')}</main>`;
}

const visits = pages
  .flatMap(({ name, path, people }) => people.map((who) => ({ path, who, shots: shotsOf(name, path, who) })))
  .filter((visit) => visit.shots.length > 0);
if (visits.length === 0) endWith(`No picture is named like '${words.join("' or '")}'.`);

const executablePath = browserPath();
if (executablePath === null) endWith(noBrowser);
if (values.built) {
  needFakesBuild();
} else {
  const build = spawnSync('npm', ['run', '--silent', 'build:fakes'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
}
if (words.length === 0) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

const port = await freePort();
// The browser comes first: if it does not start, no server is left running.
const browser = await chromium.launch({ executablePath });
const server = await serveFakes(port);
const baseURL = `http://localhost:${port}`;
const shots = [];
const stored = {};

async function shoot(page, { file, width, height, scheme }) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme: scheme });
  await settle(page);
  const tall = await page.evaluate(() => document.documentElement.scrollHeight);
  const clip = { x: 0, y: 0, width, height: Math.min(tall, tallest) };
  await page.screenshot({ path: `${folder}/${file}`, type: 'jpeg', quality: 70, fullPage: true, clip });
}

async function work() {
  for (let visit = visits.shift(); visit !== undefined; visit = visits.shift()) {
    const context = await browser.newContext({
      baseURL,
      reducedMotion: 'reduce',
      storageState: stored[visit.who],
      locale: 'en-GB',
      timezoneId: 'Asia/Dhaka',
    });
    if (values.bangla) await context.addInitScript(() => localStorage.setItem('re-sale-shop:language', 'bangla'));
    const page = await context.newPage();
    await page.goto(visit.path);
    // A picture of the whole page would lack what browsers draw only near the window.
    await page.addStyleTag({ content: '* { content-visibility: visible !important }' });
    for (const shot of visit.shots) {
      await shoot(page, shot);
      shots.push(shot);
    }
    await context.close();
  }
}

try {
  for (const who of ['visitor', ...Object.keys(demoPeople)]) stored[who] = await signedIn(browser, baseURL, who);
  await Promise.all(Array.from({ length: pagesAtOnce }, work));
} finally {
  await browser.close();
  server.kill();
}
shots.sort((a, b) => a.file.localeCompare(b.file, 'en', { numeric: true }));
writeFileSync(`${folder}/index.html`, sheet(shots));
console.log(`${shots.length} pictures: ${folder}/index.html`);
