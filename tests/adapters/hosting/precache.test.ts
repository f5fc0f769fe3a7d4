import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { precacheOf } from '#src/build/fillServiceWorker.ts';
import { pictureHosts } from '#src/pictureHosts.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'precache-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of ['index.html', 'app.html']) writeFileSync(join(folder, name), name);
});
afterEach(() => rmSync(folder, { recursive: true }));

const put = (...names: readonly string[]): void => {
  for (const name of names) writeFileSync(join(folder, 'assets', name), '');
};
const addresses = (): readonly string[] => precacheOf(folder).map(({ url }) => url);

describe('[G-OFFLINE-1] the files that a release keeps on a device', () => {
  it('are its two pages, code, styles, font and icons', () => {
    put('main.11111111.js', 'theme.11111111.css', 'icons.11111111.svg', 'inter.11111111.woff2');
    expect(addresses()).toEqual([
      '/index.html',
      '/app.html',
      '/assets/icons.11111111.svg',
      '/assets/inter.11111111.woff2',
      '/assets/main.11111111.js',
      '/assets/theme.11111111.css',
    ]);
  });

  it('are neither pictures nor compressed copies', () => {
    put('hero.11111111.webp', 'main.11111111.js.br', 'main.11111111.js.gz');
    expect(addresses()).toEqual(['/index.html', '/app.html']);
  });

  it('are no texts and no font of a language that most people never read', () => {
    put('bangla.11111111.js', 'bangla-shopGroup.11111111.js', 'original.11111111.js', 'shopGroup.11111111.js');
    put('noto-sans-bengali-wght-normal.11111111.woff2', 'offerBangla.11111111.js');
    expect(addresses()).toEqual([
      '/index.html',
      '/app.html',
      '/assets/offerBangla.11111111.js',
      '/assets/shopGroup.11111111.js',
    ]);
  });

  it('change with the content of a page, and with the name of an asset', () => {
    put('main.11111111.js');
    const [before] = precacheOf(folder);
    writeFileSync(join(folder, 'index.html'), 'another');
    const [after] = precacheOf(folder);
    expect(before?.revision).not.toBe(after?.revision);
    expect(precacheOf(folder).at(-1)).toEqual({ url: '/assets/main.11111111.js', revision: null });
  });
});

describe('[G-OFFLINE-1] pictures that were seen', () => {
  it.each([
    ['https://api.imgbb.com/1/upload', ['https://i.ibb.co']],
    ['https://images.example/upload', ['https://images.example']],
    ['', []],
  ])('stay on the device where the image host %j serves them', (url, hosts) => {
    expect(pictureHosts(url)).toEqual(hosts);
  });
});
