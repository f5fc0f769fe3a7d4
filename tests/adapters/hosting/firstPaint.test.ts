import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { prepareFirstPaint } from '#src/build/firstPaint.ts';

const pages = ['index.html', 'app.html'];
const built =
  '<!DOCTYPE html><html lang=en><title>Shop</title><script src=/assets/applyTheme.00000001.js></script><body><h1 class=hero>Hi</h1><template><link rel=stylesheet href=/assets/theme.00000001.css><script type=module src=/assets/main.00000001.js></script></template><script type=module src=/assets/loadShop.00000001.js></script>';
const sheet = `@font-face{font-family:Far;font-display:swap;src:url(far.woff2)}@font-face{font-family:Near;src:local(Arial)}@font-face{font-family:Maybe;font-display:optional;src:url(maybe.woff2)}
:root{--font:Far,Near}.hero{color:red;font-family:var(--font)}.dialog{color:blue}[data-bs-theme=dark] .hero{color:white}[data-has-chosen] .hero{visibility:hidden}`;

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'paint-'));
  mkdirSync(join(folder, 'assets'));
  for (const name of pages) writeFileSync(join(folder, name), built);
  writeFileSync(join(folder, 'assets/applyTheme.00000001.js'), 'theme()\n');
  writeFileSync(join(folder, 'assets/loadShop.00000001.js'), 'load()\n');
  writeFileSync(join(folder, 'assets/theme.00000001.css'), sheet);
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (): string => readFileSync(join(folder, 'index.html'), 'utf8');
const styles = (): string => /<style>(.*?)<\/style>/s.exec(read())?.[1] ?? '';

describe('[G-PERF-1] the first paint of a built page', () => {
  it('waits for no script and no stylesheet', async () => {
    await prepareFirstPaint(folder, pages);
    const [before] = read().split('<template>');
    // A font that comes too late is not waited for.
    expect(before?.replaceAll(/<noscript>.*?<\/noscript>|@font-face\{.*?\}/gs, '')).not.toContain('/assets/');
    expect(read()).toContain('<noscript><link rel=stylesheet href=/assets/theme.00000001.css></noscript>');
  });

  it('has the styles of what the HTML shows, in both themes, and of nothing else', async () => {
    await prepareFirstPaint(folder, pages);
    expect(styles()).toContain('.hero{color:red');
    expect(styles()).toContain('[data-bs-theme=dark] .hero');
    expect(styles()).not.toContain('.dialog');
  });

  it('[G-I18N-1] hides the HTML’s words from people who chose another language or theme', async () => {
    await prepareFirstPaint(folder, pages);
    expect(styles()).toContain('[data-has-chosen] .hero{visibility:hidden}');
  });

  it('has the styles that load with a page’s code after the shop’s own, as they stand later', async () => {
    writeFileSync(join(folder, 'assets/Page.00000001.css'), '.hero{margin:0}.other{margin:1px}');
    await prepareFirstPaint(folder, pages);
    expect(read()).toMatch(/<\/style><noscript>.*?<\/noscript><style>\.hero\{margin:0\}<\/style><body>/);
  });

  it('names all fonts, because a stylesheet that names one later would move the text', async () => {
    await prepareFirstPaint(folder, pages);
    for (const source of ['url(/assets/far.woff2)', 'local(Arial)', 'url(/assets/maybe.woff2)'])
      expect(styles()).toContain(source);
    expect(readFileSync(join(folder, 'assets/theme.00000001.css'), 'utf8')).not.toContain('@font-face');
  });

  it('[G-SEC-1] is allowed by the hashes of exactly what stands in it', async () => {
    const hashes = await prepareFirstPaint(folder, pages);
    const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(hashes).toEqual({ scripts: [hash('theme()'), hash('load()')], styles: [hash(styles())] });
    expect(readdirSync(join(folder, 'assets'))).toEqual([
      'theme.00000001.css',
      'theme.00000001.css.br',
      'theme.00000001.css.gz',
    ]);
    for (const script of ['theme()', 'load()']) expect(read()).toContain(`>${script}</script>`);
  });

  it('is the same on a host that serves the compressed twins', async () => {
    for (const name of pages) writeFileSync(join(folder, `${name}.gz`), gzipSync(built));
    await prepareFirstPaint(folder, pages);
    for (const name of pages) {
      const page = readFileSync(join(folder, name), 'utf8');
      expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(page);
      expect(brotliDecompressSync(readFileSync(join(folder, `${name}.br`))).toString()).toBe(page);
    }
  });

  it('fails the build if the bundler wrote other HTML than expected', async () => {
    writeFileSync(join(folder, 'app.html'), '<!DOCTYPE html><body>');
    await expect(prepareFirstPaint(folder, pages)).rejects.toThrow(/lacks/);
  });
});
