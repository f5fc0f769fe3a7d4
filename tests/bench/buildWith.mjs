import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const without = 'SHOP_EXTENSIONS:""';

/** A copy of the live build, configured for a marketplace with these extensions. */
export function buildWith(extensions) {
  const folder = mkdtempSync(join(tmpdir(), 'shop-build-'));
  cpSync('dist/firebase.json', join(folder, 'firebase.json'));
  const live = join(folder, 'live');
  cpSync('dist/live', live, { recursive: true });
  const assets = join(live, 'assets');
  const main = readdirSync(assets).find((name) => /^main\.[0-9a-f]{8}\.js$/.test(name));
  const script = readFileSync(join(assets, main), 'utf8');
  if (!script.includes(without)) throw new Error('Run npm run build:live-test first.');
  writeFileSync(join(assets, main), script.replace(without, `SHOP_EXTENSIONS:"${extensions}"`));
  return { folder: live, remove: () => rmSync(folder, { recursive: true }) };
}
