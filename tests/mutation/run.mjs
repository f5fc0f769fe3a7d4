// Changes the code and asks whether a test notices. Usage: npm run test:mutation [-- area …] [-- Stryker's options]
import { spawnSync } from 'node:child_process';
import { endWith } from '#src/build/oneLine.mjs';
import { areas } from './areas.mjs';

const args = process.argv.slice(2);
const first = args.findIndex((arg) => arg.startsWith('-'));
const named = first === -1 ? args : args.slice(0, first);
const options = (first === -1 ? [] : args.slice(first)).filter((arg) => arg !== '--');
const unknown = named.find((name) => !(name in areas));
if (unknown !== undefined) endWith(`No area is named '${unknown}'. The areas: ${Object.keys(areas).join(', ')}.`);

const results = (named.length === 0 ? Object.keys(areas) : named).map((name) => {
  const { status } = spawnSync('node_modules/.bin/stryker', ['run', 'tests/mutation/stryker.config.mjs', ...options], {
    stdio: 'inherit',
    env: { ...process.env, MUTATION_AREA: name },
    shell: process.platform === 'win32',
  });
  return status;
});
process.exitCode = results.every((status) => status === 0) ? 0 : 1;
