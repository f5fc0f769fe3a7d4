// Puts one fault at a time into a copy of the project and reports which test notices it.
// Usage: npm run plant [-- part of a fault's name …]; --check only checks that each fault still fits the code
import { availableParallelism } from 'node:os';
import { endWith, readWords } from '#src/build/oneLine.mjs';
import { Copy } from './Copy.mjs';
import { plants } from './plants.mjs';

const { values, positionals: wanted } = readWords('Usage: npm run plant [-- [--check] part of a name …]', {
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const chosen = plants.filter(
  ({ name }) => wanted.length === 0 || wanted.some((part) => name.startsWith(part) || name.includes(` ${part}`)),
);
if (chosen.length === 0) endWith(`No fault is named like '${wanted.join("' or '")}'.`);

/** Checks without running a test that each text to replace is in its file exactly once. */
const original = new Copy('.');
const outdated = chosen.flatMap((plant) => original.problemsOf(plant));
if (outdated.length > 0) {
  console.error(outdated.join('\n'));
  process.exit(1);
}
if (values.check) {
  console.log(`${chosen.length} faults can be put in`);
  process.exit(0);
}

const workers = Number(process.env.PLANT_WORKERS ?? Math.min(2, availableParallelism()));
const copies = Array.from({ length: workers }, () => Copy.make());
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(1));
process.on('exit', () => copies.forEach((copy) => copy.remove()));

/** Processes every item, one at a time in each copy. */
function inCopies(items, work) {
  const queue = items.entries();
  return Promise.all(
    copies.map(async (copy) => {
      for (const [place, item] of queue) await work(copy, item, place);
    }),
  );
}

const files = [...new Set(chosen.flatMap(({ tests }) => tests))];
/** Failures of these tests say nothing about a fault. */
const unsound = new Set();
await inCopies(files, async (copy, file) => {
  const { passed, failed, output } = await copy.test([file]);
  if (failed.length === 0 && passed > 0) return;
  unsound.add(file);
  console.error(`Without any fault, ${file} fails already:\n${failed.join('\n') || output}`);
});
console.log(`${files.length - unsound.size} files of tests pass without a fault.\n`);

const rows = [];
await inCopies(chosen, async (copy, plant, place) => {
  const tests = plant.tests.filter((file) => !unsound.has(file));
  const { failed, output } =
    tests.length === 0 ? { failed: [], output: 'Its tests fail already.' } : await copy.tryOut({ ...plant, tests });
  rows[place] = { ...plant, failed };
  console.log(
    `${failed.length > 0 ? 'noticed  ' : 'UNNOTICED'} ${plant.name}${failed.length > 0 ? '' : `\n${output}`}`,
  );
});

console.log('\n| fault | in | noticed by |\n|---|---|---|');
for (const { name, file, failed } of rows) {
  const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
  console.log(`| ${name} | ${file} | ${failed.length === 0 ? '**nothing**' : failed[0].replaceAll('|', '/') + more} |`);
}
const unnoticed = rows.filter(({ failed }) => failed.length === 0).length;
console.log(`\n${rows.length - unnoticed} of ${rows.length} faults noticed`);
process.exitCode = unnoticed === 0 ? 0 : 1;
