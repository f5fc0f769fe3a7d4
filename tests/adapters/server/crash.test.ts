import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { killWhileWriting } from '../../crash/killWhileWriting.ts';

test('a backend killed in the middle of writes loses nothing that it acknowledged', { timeout: 180_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-crash-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { acknowledged, lost, repeated } = await killWhileWriting({ file: join(folder, 'shop.db'), kills: 2 });
  expect({ lost, repeated }).toEqual({ lost: [], repeated: [] });
  expect(acknowledged).toBeGreaterThan(0);
});
