// Builds the live shop into dist/live. Usage: npm run build [-- --catalogue [URL]]
import { spawnSync } from 'node:child_process';
import { readBuildWords } from './buildWords.ts';
import { readKeys } from './keys.ts';

// Bundling takes half a minute, so mistakes are told before.
readBuildWords(process.argv.slice(2));
readKeys();
const { status } = spawnSync('npm', ['run', '--silent', 'bundle'], {
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);
await import('./writeHosting.ts');
