import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A live build of its own, for a marketplace with these extensions. */
export function buildWith(extensions) {
  const env = { ...process.env, SHOP_TEST_EXTENSIONS: extensions };
  const { status, stderr } = spawnSync(process.execPath, ['tests/buildLive.mjs'], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  const folder = mkdtempSync(join(tmpdir(), 'shop-build-'));
  cpSync('dist/firebase.json', join(folder, 'firebase.json'));
  cpSync('dist/live', join(folder, 'live'), { recursive: true });
  return { folder: join(folder, 'live'), remove: () => rmSync(folder, { recursive: true }) };
}
