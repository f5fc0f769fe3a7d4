import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withAssets } from '#src/build/render/withAssets.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'built-'));
  mkdirSync(join(folder, 'assets'));
  for (const file of ['photo.abc.svg', 'hero.1.avif', 'hero-wide.2.avif'])
    writeFileSync(join(folder, 'assets', file), '');
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('[G-SEO-1] a rendered page', () => {
  test.each([
    ['<img src="file:///shop/kit/photo.svg" alt="">', '<img src="/assets/photo.abc.svg" alt="">'],
    ['<use href="file:///shop/kit/photo.svg#quality"/>', '<use href="/assets/photo.abc.svg#quality"/>'],
    [
      '<source srcSet="file:///shop/hero.avif 640w, file:///shop/hero-wide.avif 1280w">',
      '<source srcSet="/assets/hero.1.avif 640w, /assets/hero-wide.2.avif 1280w">',
    ],
  ])('has the built address of the shop’s own picture: %s', (html, built) => {
    expect(withAssets(folder)(html)).toBe(built);
  });

  test.each([
    'https://img.example/p?u=file://x/y.png',
    'https://img.example/file://c/photo.svg',
    'https://img.example/a, file:///shop/photo.svg',
  ])('leaves a seller’s picture as it is: %s', (address) => {
    const html = `<img alt="" src="${address}">`;
    expect(withAssets(folder)(html)).toBe(html);
  });

  test('is not built with a picture that is missing', () => {
    expect(() => withAssets(folder)('<img src="file:///shop/gone.svg">')).toThrow('The build has 0 files');
  });
});
