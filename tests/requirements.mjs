// Prints every row of docs/requirements.md with the tests that cite it. Usage: npm run requirements
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rows = [
  ...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([SG]-[A-Z0-9]+-\d+) \|( planned \|)?/gm),
].map(([, id, planned]) => ({ id, state: planned === undefined ? 'held' : 'planned' }));
const files = readdirSync('tests', { recursive: true })
  .map(String)
  .filter((name) => /\.(test|spec)\.tsx?$|\.contract\.ts$/.test(name));

/** Row id → files with a title that cites it. */
const cited = new Map(rows.map(({ id }) => [id, []]));
const problems = rows
  .filter(({ id }, at) => rows.findIndex((other) => other.id === id) !== at)
  .map(({ id }) => `${id} has two rows`);
for (const file of files) {
  const ids = readFileSync(join('tests', file), 'utf8').matchAll(
    /\[([SG]-[A-Z0-9]+-\d+(?:[\s,]+[SG]-[A-Z0-9]+-\d+)*)\]/g,
  );
  for (const id of new Set([...ids].flatMap(([, list]) => list.split(/[\s,]+/)))) {
    if (cited.has(id)) cited.get(id).push(file);
    else problems.push(`${file} cites ${id}, which has no row`);
  }
}

for (const { id, state } of rows) {
  const by = cited.get(id);
  if (state === 'held' && by.length === 0) problems.push(`${id} is held by no test`);
  console.log(`${id.padEnd(12)} ${state.padEnd(7)} ${by.join(', ') || '-'}`);
}
for (const problem of problems) console.error(problem);
const held = rows.filter(({ state }) => state === 'held').length;
console.log(
  `\n${rows.length} rows: ${held} held, ${rows.length - held} planned${problems.length === 0 ? '' : `, ${problems.length} problems`}`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
