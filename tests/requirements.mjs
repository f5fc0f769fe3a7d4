// Every row of docs/requirements.md with the tests that cite it. Usage: npm run requirements
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rows = [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([SG]-[A-Z0-9]+-\d+) \|/gm)].map(([, id]) => id);
const files = readdirSync('tests', { recursive: true }).map(String).filter((name) => /\.(test|spec)\.tsx?$|\.contract\.ts$/.test(name));

/** Row id → files with a title that cites it. */
const cited = new Map(rows.map((id) => [id, []]));
const unknown = [];
for (const file of files) {
  const ids = readFileSync(join('tests', file), 'utf8').matchAll(/\[([SG]-[A-Z0-9]+-\d+(?:[\s,]+[SG]-[A-Z0-9]+-\d+)*)\]/g);
  for (const id of new Set([...ids].flatMap(([, list]) => list.split(/[\s,]+/)))) {
    if (cited.has(id)) cited.get(id).push(file);
    // What goes beyond the specification has its row once it is whole.
    else if (id.startsWith('S-')) unknown.push(`${file} cites ${id}`);
  }
}

for (const [id, by] of cited) console.log(`${id.padEnd(12)} ${by.length === 0 ? 'NO TEST' : by.join(', ')}`);
for (const line of unknown) console.error(`${line}, which is no row`);
const missing = [...cited].filter(([, by]) => by.length === 0).length;
console.log(`\n${rows.length - missing} of ${rows.length} rows are held by a test`);
process.exitCode = missing === 0 && unknown.length === 0 ? 0 : 1;
