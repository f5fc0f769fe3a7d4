import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isOnDemand } from '../worker/onDemand.ts';
import type { PrecachedFile } from '../worker/PrecachedFile.ts';

/**
 * Code, styles, the font and the icons, and the texts of English. Pictures and other languages stay on the device only
 * after they were seen. No page's code is left out, because the bundler names what several pages share after one of them.
 */
const isPrecached = (name: string): boolean => /\.(js|css|svg|woff2)$/.test(name);

/** The files that make the shop of a build open without a network. */
export function precacheOf(folder: string): readonly PrecachedFile[] {
  const assets = readdirSync(join(folder, 'assets'))
    .filter(isPrecached)
    .filter((name) => !isOnDemand(`/assets/${name}`))
    .sort();
  const pages = ['index.html', 'app.html'].map((name) => ({
    url: `/${name}`,
    revision: createHash('sha256')
      .update(readFileSync(join(folder, name)))
      .digest('hex')
      .slice(0, 8),
  }));
  return [...pages, ...assets.map((name) => ({ url: `/assets/${name}`, revision: null }))];
}

/** Moves the service worker to the root, which sets its scope, and writes the release's files into it. */
export function fillServiceWorker(folder: string): void {
  const source = readFileSync(join(folder, 'worker', 'serviceWorker.js'), 'utf8');
  const filled = source.replace('self.__WB_MANIFEST', JSON.stringify(precacheOf(folder)));
  if (filled === source) throw new Error('The service worker has no place for its list of files.');
  rmSync(join(folder, 'worker'), { recursive: true });
  const target = join(folder, 'serviceWorker.js');
  writeFileSync(target, filled);
  writeFileSync(`${target}.gz`, gzipSync(filled, { level: 9 }));
  writeFileSync(`${target}.br`, brotliCompressSync(filled));
}
