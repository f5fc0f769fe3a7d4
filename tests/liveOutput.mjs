// Checks that the live output holds no byte of the fakes, names only chunks that exist, and that Home keeps to its size
// limits; lists the chunks. Usage: node tests/liveOutput.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = 'dist/live';
/** Texts that only the fakes contain: people, places, passwords, test cards, the control panel. */
const onlyInFakes = [
  'Second#Owner1',
  'nusrat.jahan',
  'Nusrat Jahan',
  'Rahim Uddin',
  '4242424242424242',
  '4000000000000002',
  'createDemoWorld',
  'FakeMarketplaceApi',
  'FakeAuthProvider',
];

/** KB gzip. tests/live-journeys/first-screen.spec.ts holds that Home loads no other script before somebody scrolls. */
const limits = { "Home's JavaScript": 138.5, 'the first stylesheet': 12 };

const all = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
const files = all.filter((name) => /\.(js|html|css|json|txt|map)$/.test(name));
/** All other files have a hash and lie under assets/, which hosts cache for a year. */
const besideAssets =
  /^(((index|app|404|blog|login|signup|categories|allproducts|allproducts\/advertise)\.html|robots\.txt|manifest\.webmanifest|serviceWorker\.js)(\.gz|\.br)?|_headers|_redirects)$/;
const found = [];
const rows = [];
const kilobytes = (name) => gzipSync(readFileSync(join(folder, name)), { level: 9 }).length / 1024;
const rounded = (number) => Math.round(number * 10) / 10;
for (const name of files) {
  const bytes = readFileSync(join(folder, name));
  const text = bytes.toString('utf8');
  for (const word of onlyInFakes) if (text.includes(word)) found.push(`${name} holds “${word}”`);
  // A script with such an expression does not run at all in the oldest supported Safari (browserslist in package.json).
  if (name.endsWith('.js') && /\(\?<[=!]/.test(text)) found.push(`${name} looks behind in a regular expression`);
  // Parcel leaves an address that starts with # as it is: it is a place in the page.
  for (const [address, place] of name.endsWith('.html') ? text.matchAll(/ (?:href|src|srcset)="?#([^"\s>]*)/g) : [])
    if (!text.includes(` id="${place}"`)) found.push(`${name} leads nowhere:${address}`);
  // The minifier drops an empty address, and then the link cannot be followed.
  if (name.endsWith('.html') && /<a\b(?![^>]* href=)/.test(text)) found.push(`${name} has a link without an address`);
  if (name.endsWith('.html') && !/<link rel=stylesheet href=\/assets\/[\w.-]+\.css>/.test(text))
    found.push(`${name} has no stylesheet`);
  // Parcel adds a script to every page if the main one uses a file that other pages share (package.json).
  const scripts = name.endsWith('.html') ? text.match(/<script\b[^>]* src=/g) : null;
  if (scripts !== null && scripts.length > 1) found.push(`${name} loads ${scripts.length} scripts at once`);
  // A browser requests the tab's icon while the first screen is painted.
  if (name.endsWith('.html') && !name.includes('404') && !text.includes('<link rel=icon href=data:image/svg'))
    found.push(`${name} requests a file for the tab's icon`);
  if (/\.(js|css)$/.test(name)) rows.push({ chunk: name, 'KB gzip': rounded(kilobytes(name)) });
}
rows.sort((one, other) => other['KB gzip'] - one['KB gzip']);
console.table(rows);
const pageChunks = JSON.parse(
  /id=page-chunks>(\{.*?\})</.exec(readFileSync(join(folder, 'app.html'), 'utf8'))?.[1] ?? '{}',
);
for (const [path, chunks] of Object.entries({ '/login': [], '/allproducts': [], '/products/:id': [], ...pageChunks })) {
  if (chunks.length === 0) found.push(`app.html names no chunk of ${path}`);
  for (const chunk of chunks)
    if (!files.includes(chunk.slice(1))) found.push(`app.html names ${chunk}, which is not there`);
}
for (const name of all) {
  if (!besideAssets.test(name) && !/^assets\/[\w-]+\.[0-9a-f]{8}\.\w+(\.gz|\.br)?$/.test(name))
    found.push(`${name} is no hashed asset`);
}
const home = readFileSync(join(folder, 'index.html'), 'utf8');
const sum = (names) => names.reduce((total, name) => total + kilobytes(name), 0);
const named = (pattern) => [...home.matchAll(pattern)].map(([, address]) => address.slice(1));
const inlined = (tag) =>
  [...home.matchAll(new RegExp(`<${tag}(?: type=module)?>(.*?)</${tag}>`, 'gs'))].map(([, text]) => text);
const inlineSize = (tag) => gzipSync(inlined(tag).join(''), { level: 9 }).length / 1024;
if (inlined('script').length !== 2 || inlined('style').length === 0) found.push('index.html lacks its inline parts');
const scripts = named(/<script[^>]* src=([^>\s]+)/g);
/** The first of each language's chunks holds the texts of the frame and Home. */
const languageChunks = JSON.parse(/id=language-chunks>(\{.*?\})</.exec(home)?.[1] ?? '{}');
if (Object.keys(languageChunks).length === 0) found.push('index.html names no texts');
for (const [language, chunks] of Object.entries(languageChunks)) {
  const own = chunks.map((chunk) => chunk.slice(1)).filter((chunk) => !chunk.includes('shopGroup'));
  if (own.length === 0 || own.length === chunks.length) found.push(`index.html does not name the texts in ${language}`);
  console.log(
    `Home's JavaScript in ${language}: ${rounded(inlineSize('script') + sum([...scripts, ...own]))} KB gzip, ${rounded(sum(own))} KB of it texts`,
  );
}
const measured = {
  "Home's JavaScript":
    inlineSize('script') + sum(scripts) + kilobytes(languageChunks.english?.[0]?.slice(1) ?? scripts[0]),
  'the first stylesheet': sum([...new Set(named(/<link rel=stylesheet href=([^>\s]+)/g))]),
};
for (const [what, limit] of Object.entries(limits)) {
  const size = rounded(measured[what]);
  console.log(`${what}: ${size} KB gzip, at most ${limit}`);
  // A page that names neither would weigh nothing.
  if (size === 0 || size > limit) found.push(`${what} is ${size} KB gzip; the limit is ${limit}`);
}
console.log(
  `Inline in Home's HTML: ${rounded(inlineSize('script'))} KB gzip of scripts, ${rounded(inlineSize('style'))} of styles`,
);
const later = files.filter((name) => /^assets\/(HomeSections|keptTransport)\.\w+\.js$/.test(name));
console.log(`Home's JavaScript once somebody scrolls: ${rounded(sum([...scripts, ...later]))} KB gzip`);
const worker = readFileSync(join(folder, 'serviceWorker.js'), 'utf8');
const precached = [...worker.matchAll(/"url":"\/([^"]+)"/g)].map(([, name]) => name);
const raw = precached.reduce((total, name) => total + readFileSync(join(folder, name)).length, 0) / 1024;
const workerSize = rounded(kilobytes('serviceWorker.js'));
const precacheSize = rounded(sum(precached));
console.log(
  `The service worker: ${workerSize} KB gzip; it keeps ${precached.length} files, ${rounded(raw)} KB, ${precacheSize} KB gzip`,
);
// The font is compressed already.
if (workerSize > 10) found.push(`the service worker is ${workerSize} KB gzip; the limit is 10`);
if (precached.length < 20 || precacheSize > 660)
  found.push(`the service worker keeps ${precacheSize} KB; the limit is 660`);
if (files.length === 0) found.push(`${folder} is empty`);
for (const line of found) console.error(line);
if (found.length === 0) console.log('The live output holds no byte of the fakes, and every chunk that it names.');
process.exitCode = found.length === 0 ? 0 : 1;
