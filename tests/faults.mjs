// Prints every call × fault: what the adapter answers, and what the screen says. Usage: npm run faults
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';

const files = ['tests/adapters/marketplace-rest/faults.test.ts', 'tests/ui/faults/faultMatrix.test.tsx'];
const tables = ['wire', 'screens'].map((name) => `reports/faults-${name}.md`);
for (const table of tables) rmSync(table, { force: true });
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--silent=true', ...files],
  {
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
for (const table of tables) if (existsSync(table)) console.log(readFileSync(table, 'utf8'));
process.exitCode = status ?? 1;
