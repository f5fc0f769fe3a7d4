// Kills a backend on a database in the middle of writes, and counts what it has lost. Usage: npm run crash:backend [-- KILLS]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numberIn } from '../scriptWords.mjs';
import { killWhileWriting } from './killWhileWriting.ts';

const kills = numberIn('Usage: npm run crash:backend [-- KILLS]', 100);
const folder = mkdtempSync(join(tmpdir(), 'shop-crash-'));
try {
  const { acknowledged, lost, repeated, unanswered } = await killWhileWriting({
    file: join(folder, 'shop.db'),
    kills,
    onKill: (kill, stored) => {
      if (kill % 10 === 0) console.log(`${kill} of ${kills} kills, ${stored} products`);
    },
  });
  console.log(`${acknowledged} products acknowledged, ${lost.length} lost, ${repeated.length} ids given twice.`);
  console.log(`${unanswered} were stored but not answered: killed between the commit and the answer.`);
  if (lost.length + repeated.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
