import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';
import type { InlineHashes } from './hosting/InlineHashes.ts';
import { writeCompressed } from './writeCompressed.ts';

/** Scripts that run before or right after the first paint. They are small, so a request each would cost more. */
const inlineScript = /<script( type=module)? src=(\/assets\/(?:applyTheme|loadShop)\.[0-9a-f]+\.js)><\/script>/g;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The rules of a page's stylesheet that its HTML needs, in either theme, minified. */
async function firstStyles(html: string, sheet: string, folder: string): Promise<string> {
  const beasties = new Beasties({
    path: folder,
    publicPath: '/',
    pruneSource: false,
    reduceInlineStyles: false,
    inlineFonts: true,
    preloadFonts: false,
    logLevel: 'silent',
  });
  // The link stands in a template, into which this tool does not look; applyTheme.ts adds the attributes.
  const styled = html
    .replace(/<html\b/, '<html data-bs-theme=dark class=has-chosen')
    .replace('<body>', `${sheet}<body>`);
  const inlined = await beasties.process(styled);
  const styles = [...inlined.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('');
  if (styles === '') throw new Error('The built HTML has no styles for its first paint.');
  // Fonts are fetched with the whole stylesheet. The fallback is on the device.
  return styles.replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '');
}

/**
 * Writes into a built page's HTML what its first paint needs, so that it waits for no other file: the small scripts, and
 * the styles of what the HTML shows. The whole stylesheet follows with the shop's script (src/loadShop.ts), or at once
 * where JavaScript is switched off.
 */
export async function withFirstPaint(html: string, folder: string) {
  const scripts: string[] = [];
  const files: string[] = [];
  const scripted = html.replaceAll(inlineScript, (_tag, type: string = '', address: string) => {
    const source = readFileSync(join(folder, address), 'utf8').trim();
    if (source.includes('</script')) throw new Error(`${address} can't stand in HTML.`);
    scripts.push(source);
    files.push(address);
    return `<script${type}>${source}</script>`;
  });
  const [sheet] = /<link rel=stylesheet href=[^>]+>/.exec(html) ?? [];
  if (scripts.length !== 2 || sheet === undefined) throw new Error('The built HTML lacks its scripts or stylesheet.');
  const styles = await firstStyles(html, sheet, folder);
  const page = scripted.replace('<body>', () => `<style>${styles}</style><noscript>${sheet}</noscript><body>`);
  return { html: page, scripts, files, styles };
}

/** Prepares the first paint of both HTML files of a build. Answers what the policy must allow. */
export async function prepareFirstPaint(folder: string): Promise<InlineHashes> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const files = new Set<string>();
  for (const name of ['index.html', 'app.html']) {
    const file = join(folder, name);
    const page = await withFirstPaint(readFileSync(file, 'utf8'), folder);
    writeCompressed(file, page.html);
    for (const script of page.scripts) scripts.add(hashOf(script));
    styles.add(hashOf(page.styles));
    for (const used of page.files) files.add(used);
  }
  // Nothing requests them any more.
  for (const name of files) for (const twin of ['', '.gz', '.br']) rmSync(join(folder, name + twin), { force: true });
  return { scripts: [...scripts], styles: [...styles] };
}
