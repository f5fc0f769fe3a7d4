// Runs all checks, three steps at a time. Usage: npm test [-- name …]
import { spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { browserPath, noBrowser } from './browser.mjs';
import { inLanes } from './inLanes.mjs';
import { counts, failedTitles } from './reports.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
const vitest = (...projects) => [
  bin('vitest'),
  'run',
  ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=reports/${projects[0]}.json`,
];

/**
 * Three at a time, because one step seldom fills a core. Builds come first, because most steps wait for them. Journeys come
 * last and fill almost two cores (`lanes`); before them the longest steps come first, so that all lanes end at about the
 * same time. `after`: steps whose output this one reads or overwrites.
 */
const steps = [
  // Parcel's builds share one cache, so they run one after another.
  { name: 'build on fakes', run: ['npm', 'run', '--silent', 'build:fakes'] },
  { name: 'types', run: ['npm', 'run', '--silent', 'types'] },
  { name: 'layout', run: [bin('oxfmt'), '--check'] },
  { name: 'lint', run: [bin('oxlint'), '--type-aware'] },
  { name: 'live build', run: ['npm', 'run', '--silent', 'build:live-test'], after: ['build on fakes'] },
  { name: 'stand-ins', run: ['npm', 'run', '--silent', 'build:stand-ins'], after: ['live build'] },
  {
    name: 'live journeys',
    run: [bin('playwright'), 'test', '-c', 'playwright.live.config.ts'],
    after: ['live build', 'stand-ins'],
  },
  { name: 'domain', run: vitest('domain') },
  { name: 'requirements', run: ['node', 'tests/requirements.mjs'] },
  { name: 'plant table', run: ['node', 'tests/plant/run.mjs', '--check'] },
  { name: 'unused', run: ['npm', 'run', '--silent', 'unused'] },
  { name: 'live output', run: ['node', 'tests/liveOutput.mjs'], after: ['live build'] },
  { name: 'ui', run: vitest('ui', 'ui-isolated') },
  { name: 'contracts', run: vitest('contracts', 'adapters', 'adapters-isolated') },
  { name: 'ui-faults', run: vitest('ui-faults') },
  { name: 'start', run: ['node', 'tests/start.mjs'], after: ['stand-ins'] },
  { name: 'architecture', run: vitest('architecture') },
  { name: 'journeys', run: [bin('playwright'), 'test'], after: ['build on fakes'], lanes: 2 },
];

/** Resolves to the command's success and output. */
function execute([command, ...args], env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env, shell: process.platform === 'win32' });
    const output = [];
    child.stdout.on('data', (chunk) => output.push(chunk));
    child.stderr.on('data', (chunk) => output.push(chunk));
    child.on('error', (error) => resolve({ ok: false, output: `${error.message}\n` }));
    child.on('close', (code) => resolve({ ok: code === 0, output: Buffer.concat(output).toString() }));
  });
}

async function check({ name, run }) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  const began = performance.now();
  console.log(`   ${name} …`);
  if (name.endsWith('journeys')) {
    const path = browserPath();
    if (path === null) {
      console.error(noBrowser);
      return { name, ok: false, passed: 0, failed: 1, seconds: 0 };
    }
    env.CHROMIUM_PATH = path;
  }
  const { ok, output } = await execute(run, env);
  // Prints a step's output when it ends, so that steps never mix their lines.
  console.log(`\n── ${name}\n${output}`);
  const { passed, failed } = counts(name) ?? { passed: ok ? 1 : 0, failed: 0 };
  return { name, ok, passed, failed: ok || failed > 0 ? failed : 1, seconds: (performance.now() - began) / 1000 };
}

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`No step is named ${unknown.join(', ')}. The steps: ${steps.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports', { recursive: true });
const began = performance.now();
const results = await inLanes(
  steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name)),
  check,
  3,
);

console.log();
console.table(
  Object.fromEntries(
    results.map(({ name, ok, passed, seconds }) => [
      name,
      { result: ok ? 'ok' : 'FAILED', checks: passed, seconds: Math.round(seconds * 10) / 10 },
    ]),
  ),
);
// The output of a step that failed may be far above.
for (const { name, ok } of results) if (!ok) console.log([`\nFailed: ${name}`, ...failedTitles(name)].join('\n  '));
const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
console.log(
  `\n${total('passed')} passed, ${total('failed')} failed, ${Math.round((performance.now() - began) / 1000)} s`,
);
process.exitCode = results.every(({ ok, failed }) => ok && failed === 0) ? 0 : 1;
