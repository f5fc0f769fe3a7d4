import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import Beasties from 'beasties';
import type { InlineHashes } from './hosting/InlineHashes.ts';
import { writeCompressed } from './writeCompressed.ts';

/** Scripts that run before or right after the first paint. They are small, so a request each would cost more. */
const inlineScript = /<script( type=module)? src=(\/assets\/(?:applyTheme|loadShop)\.[0-9a-f]+\.js)><\/script>/g;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The rules that a page's HTML needs, in either theme, minified: those of the shop's stylesheet, and those that load with
 * the code of pages.
 */
async function firstStyles(html: string, sheet: string, folder: string): Promise<readonly [string, string]> {
  const beasties = new Beasties({
    path: folder,
    publicPath: '/',
    pruneSource: false,
    reduceInlineStyles: false,
    mergeStylesheets: false,
    inlineFonts: false,
    preloadFonts: false,
    logLevel: 'silent',
  });
  // The link stands in a template, into which this tool does not look; applyTheme.ts adds the attributes.
  const others = readdirSync(join(folder, 'assets'))
    .filter((name) => name.endsWith('.css') && !sheet.includes(name))
    .map((name) => `<link rel=stylesheet href=/assets/${name}>`);
  const styled = html
    .replace(/<html\b/, '<html data-bs-theme=dark data-has-chosen class=is-known')
    .replace('<body>', `${[sheet, ...others].join('')}<body>`);
  const inlined = await beasties.process(styled);
  const [shop = '', ...pages] = [...inlined.matchAll(/<style>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  if (shop === '') throw new Error('The built HTML has no styles for its first paint.');
  return [fontFaces(sheet, folder) + shop.replaceAll(fontFace, ''), pages.join('')];
}

const fontFace = /@font-face\{[^}]*\}/g;

function sheetFile(sheet: string, folder: string): string {
  const [, address = ''] = /href=([^\s>]+)/.exec(sheet) ?? [];
  return join(folder, address);
}

/** The tool leaves out families that a variable names. */
function fontFaces(sheet: string, folder: string): string {
  const faces = readFileSync(sheetFile(sheet, folder), 'utf8').match(fontFace) ?? [];
  return faces.map((face) => face.replaceAll(/url\("?(?!\/)/g, '$&/assets/')).join('');
}

/**
 * When a later stylesheet names any font, Chromium looks for all of them again: an optional one that has come meanwhile
 * would move the text.
 */
function removeFontFaces(sheet: string, folder: string): void {
  const file = sheetFile(sheet, folder);
  writeCompressed(file, readFileSync(file, 'utf8').replaceAll(fontFace, ''));
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
  const [shop, pages] = styles;
  // src/loadShop.ts puts the whole stylesheet in the place of this <noscript>, because it comes before the pages' styles.
  const head = `<style>${shop}</style><noscript>${sheet}</noscript>${pages === '' ? '' : `<style>${pages}</style>`}`;
  return { html: scripted.replace('<body>', () => `${head}<body>`), scripts, files, styles, sheet };
}

/** Prepares the first paint of a build's HTML files. Answers what the policy must allow. */
export async function prepareFirstPaint(folder: string, names: readonly string[]): Promise<InlineHashes> {
  const scripts = new Set<string>();
  const styles = new Set<string>();
  const files = new Set<string>();
  const sheets = new Set<string>();
  for (const name of names) {
    const file = join(folder, name);
    const page = await withFirstPaint(readFileSync(file, 'utf8'), folder);
    writeCompressed(file, page.html);
    for (const script of page.scripts) scripts.add(hashOf(script));
    for (const part of page.styles) if (part !== '') styles.add(hashOf(part));
    for (const used of page.files) files.add(used);
    sheets.add(page.sheet);
  }
  for (const sheet of sheets) removeFontFaces(sheet, folder);
  // Nothing requests them any more.
  for (const name of files) for (const twin of ['', '.gz', '.br']) rmSync(join(folder, name + twin), { force: true });
  return { scripts: [...scripts], styles: [...styles] };
}
