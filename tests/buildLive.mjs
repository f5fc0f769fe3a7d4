// Builds the live entry for the live journeys, and keeps the bundler's output in dist/bundled, from which
// tests/live-journeys/aWrittenShop.ts makes a build with a catalogue.
import { spawnSync } from 'node:child_process';
import { cpSync, rmSync } from 'node:fs';
import { liveKeys } from './liveKeys.mjs';

function run(command, ...args) {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, ...liveKeys() },
  });
  if (status !== 0) process.exit(status ?? 1);
}

rmSync('dist/bundled', { recursive: true, force: true });
run('npm', 'run', '--silent', 'bundle');
cpSync('dist/live', 'dist/bundled', { recursive: true });
run('npm', 'run', '--silent', 'host');
