import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

function run(script: string, words: readonly string[], { cwd = '.', env = {} } = {}) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', resolve('src/build/typescript.mjs'), resolve('tests', script), ...words],
    { cwd, encoding: 'utf8', env: { ...process.env, ...env }, timeout: 20_000 },
  );
  return { status, lines: stderr.trim().split('\n') };
}

const benchOfEngines =
  'Usage: node --expose-gc --import ./src/build/typescript.mjs tests/bench/engines.mjs FOLDER [ENGINE [PRODUCTS]]';
const benchOfFinding = 'Usage: node --expose-gc --import ./src/build/typescript.mjs tests/bench/finding.mjs [size …]';
const benchOfScale =
  'Usage: npm run bench:scale [-- [--engine [--groonga] | --browser [--own | --search]] [--folder FOLDER] [size …]], or with --people 1,10,50,200 [--seconds 20]';

it.each([
  ['bench/pages.mjs', 'foo', "'foo' is no whole number from 1 on. Usage: npm run bench:pages [-- rounds]"],
  ['bench/suggestions.mjs', '0', "'0' is no whole number from 1 on. Usage: npm run bench:suggestions [-- size …]"],
  ['bench/scale.mjs', 'foo', `'foo' is no whole number from 1 on. ${benchOfScale}`],
  ['bench/scale.mjs', '--people=foo', `'foo' is no whole number from 1 on. ${benchOfScale}`],
  ['bench/scale.mjs', '--engine --browser 240', `--engine and --browser leave nothing to measure. ${benchOfScale}`],
  ['bench/scale.mjs', '--own --search 240', `--own and --search leave nothing to measure. ${benchOfScale}`],
  ['bench/scale.mjs', '--engin', `Unknown option '--engin'. ${benchOfScale}`],
  [
    'mutation/run.mjs',
    'foo',
    "No area is named 'foo'. The areas: domain, rest, caching, services, firebase, browser, state.",
  ],
  ['crash/backend.ts', 'foo', "'foo' is no whole number from 1 on. Usage: npm run crash:backend [-- KILLS]"],
  ['walk/run.mjs', 'nothing', "No page and no scene is named like 'nothing'."],
  ['plant/run.mjs', 'xyz', "No fault is named like 'xyz'."],
  ['screenshots.mjs', 'nothing', "No picture is named like 'nothing'."],
  [
    'screenshots.mjs',
    '--bangle',
    "Unknown option '--bangle'. Usage: npm run screenshots [-- --built] [--bangla] [word …]",
  ],
  ['bench/finding.mjs', 'foo', `'foo' is no whole number from 1 on. ${benchOfFinding}`],
  ['bench/engines.mjs', 'folder foo', "No engine is named 'foo'. The engines: own, MiniSearch, Orama, FlexSearch."],
  ['bench/engines.mjs', 'folder own 0', `'0' is no whole number from 1 on. ${benchOfEngines}`],
])('%s refuses the words %s in one line', (script, words, line) => {
  expect(run(script, words.split(' '))).toEqual({ status: 1, lines: [line] });
});

it('the bench of engines asks in one line for the folder of the libraries', () => {
  const lines = [`Give the folder in which the libraries are installed. ${benchOfEngines}`];
  expect(run('bench/engines.mjs', [])).toEqual({ status: 1, lines });
});

it('the bench of scale says in one line that there is no browser', () => {
  const { status, lines } = run('bench/scale.mjs', ['--browser', '10'], {
    env: { CHROMIUM_PATH: resolve('no-browser') },
  });
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^No Chrome or Chromium was found/)]);
});

it('the check of the start leaves no server behind when the browser does not start', () => {
  // The pipe of a server that goes on stays open, and the check does not end in time.
  expect(run('start.mjs', [], { env: { CHROMIUM_PATH: process.execPath } }).status).toBe(1);
});

it.each(['browse', 'photo'])('the bench of %s says in one line that it needs a build', (name) => {
  const empty = mkdtempSync(join(tmpdir(), 'shop-'));
  try {
    expect(run(`bench/${name}.mjs`, [], { cwd: empty })).toEqual({
      status: 1,
      lines: ['dist/fakes is missing: run npm run build:fakes first.'],
    });
  } finally {
    rmSync(empty, { recursive: true });
  }
});

it('[G-DEV-3] the check of a backend refuses an option that it does not know in one line', () => {
  const { status, lines } = run('conformance/backend/run.mjs', ['--api', 'http://localhost', '--extension', 'sales']);
  expect(status).toBe(1);
  expect(lines).toEqual([expect.stringMatching(/^Unknown option '--extension'\. Usage: npm run conformance -- /)]);
});

it('[G-DEV-3] the check of a backend refuses an address without http in one line', () => {
  const { status, lines } = run('conformance/backend/run.mjs', ['--api', 'localhost:4180']);
  expect(status).toBe(1);
  expect(lines).toEqual([
    expect.stringMatching(
      /^--api names 'localhost:4180', which is not an http\(s\) URL\. Usage: npm run conformance -- /,
    ),
  ]);
});
