// Compares the search in Groonga with the shop's own. Usage: npm run test:engine
import { spawnSync } from 'node:child_process';

if (spawnSync('groonga', ['--version']).status === 0) {
  const { status } = spawnSync('node_modules/.bin/vitest', ['run', '--project', 'groonga'], { stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else {
  console.error(
    'Groonga is not installed: apt-get install groonga-bin (Debian, Ubuntu), or brew install groonga (macOS).',
  );
  process.exitCode = 1;
}
