// Everything that must hold, in the order in which it fails fastest. Usage: npm test [-- name …]
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { browserPath, noBrowser } from './browser.mjs';

const bin = (name) => `node_modules/.bin/${name}`;
const vitest = (...projects) => [
  bin('vitest'), 'run', ...projects.flatMap((project) => ['--project', project]),
  '--reporter=default', '--reporter=json', `--outputFile.json=reports/${projects[0]}.json`,
];

const steps = {
  types: [bin('tsc'), '-p', '.'],
  'domain types': [bin('tsc'), '-p', 'src-domain'],
  lint: [bin('oxlint'), '--type-aware'],
  requirements: ['node', 'tests/requirements.mjs'],
  domain: vitest('domain'),
  architecture: vitest('architecture'),
  contracts: vitest('contracts', 'adapters'),
  ui: vitest('ui'),
  start: ['node', 'tests/start.mjs'],
  'build on fakes': ['npm', 'run', '--silent', 'build:fakes'],
  'live build': ['npm', 'run', '--silent', 'build:live-test'],
  'live output': ['node', 'tests/liveOutput.mjs'],
  journeys: [bin('playwright'), 'test'],
  'stand-ins': ['npm', 'run', '--silent', 'build:stand-ins'],
  'live journeys': [bin('playwright'), 'test', '-c', 'playwright.live.config.ts'],
};

/** Vitest and Playwright each write their counts as JSON. */
function counts(step) {
  const file = `reports/${step.replace(' ', '-')}.json`;
  try {
    const report = JSON.parse(readFileSync(file, 'utf8'));
    if (report.stats) return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky };
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  } catch {
    return null;
  }
}

rmSync('reports', { recursive: true, force: true });
mkdirSync('reports', { recursive: true });
const wanted = process.argv.slice(2);
const chosen = Object.entries(steps).filter(([name]) => wanted.length === 0 || wanted.includes(name));
const rows = [];
let passed = 0;
let failed = 0;

for (const [name, [command, ...args]] of chosen) {
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  if (name.endsWith('journeys')) {
    const path = browserPath();
    if (path === null) {
      console.error(noBrowser);
      rows.push({ step: name, result: 'FAILED', seconds: 0 });
      failed += 1;
      continue;
    }
    env.CHROMIUM_PATH = path;
  }
  console.log(`\n── ${name}`);
  const began = performance.now();
  const { status } = spawnSync(command, args, { stdio: 'inherit', env, shell: process.platform === 'win32' });
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const counted = counts(name) ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  passed += counted.passed;
  failed += counted.failed;
  if (status !== 0 && counted.failed === 0) failed += 1;
  rows.push({ step: name, result: status === 0 ? 'ok' : 'FAILED', checks: counted.passed, seconds });
}

console.log();
console.table(Object.fromEntries(rows.map(({ step, ...row }) => [step, row])));
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 && rows.every((row) => row.result === 'ok') ? 0 : 1;
