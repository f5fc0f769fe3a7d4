// The live output holds no byte of the fakes, names only chunks that exist, and its chunks are listed. Usage: node tests/liveOutput.mjs
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = 'dist/live';
/** Texts that only the fakes have: people, places, passwords, test cards, the control panel. */
const onlyInFakes = [
  'Second#Owner1', 'nusrat.jahan', 'Nusrat Jahan', 'Rahim Uddin', '4242424242424242',
  '4000000000000002', 'createDemoWorld', 'FakeMarketplaceApi', 'FakeAuthProvider',
];

const files = readdirSync(folder).filter((name) => /\.(js|html|css|json|txt|map)$/.test(name));
const found = [];
const rows = [];
for (const name of files) {
  const bytes = readFileSync(join(folder, name));
  const text = bytes.toString('utf8');
  for (const word of onlyInFakes) if (text.includes(word)) found.push(`${name} holds “${word}”`);
  if (/\.(js|css)$/.test(name)) rows.push({ chunk: name, 'KB gzip': Math.round(gzipSync(bytes, { level: 9 }).length / 102.4) / 10 });
}
rows.sort((one, other) => other['KB gzip'] - one['KB gzip']);
console.table(rows);
const named = JSON.parse(/id=page-chunks>(\{.*?\})</.exec(readFileSync(join(folder, 'app.html'), 'utf8'))?.[1] ?? '{}');
for (const [path, chunks] of Object.entries({ '/login': [], '/allproducts': [], ...named })) {
  if (chunks.length === 0) found.push(`app.html names no chunk of ${path}`);
  for (const chunk of chunks) if (!files.includes(chunk.slice(1))) found.push(`app.html names ${chunk}, which is not there`);
}
if (files.length === 0) found.push(`${folder} is empty`);
for (const line of found) console.error(line);
if (found.length === 0) console.log('The live output holds no byte of the fakes, and every chunk that it names.');
process.exitCode = found.length === 0 ? 0 : 1;
