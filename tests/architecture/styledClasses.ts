import { readFileSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Options, compile } from 'sass';

/** The stylesheets of a folder, compiled as the build compiles them; partials come along with who uses them. */
export function stylesOf(folder: string): readonly string[] {
  const options = JSON.parse(readFileSync('.sassrc.json', 'utf8')) as Options<'sync'>;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.s?css$/.test(name) && !basename(name).startsWith('_'))
    .map((name) => compile(join(folder, name), options).css);
}

function selectorsOf(css: string): readonly string[] {
  const bare = css.replaceAll(/\/\*.*?\*\/|"[^"]*"|'[^']*'|url\([^)]*\)/gs, '');
  return [...bare.matchAll(/[^{};]+(?=\{)/g)].map(([selector]) => selector.trim());
}

/** The classes that a stylesheet's selectors name. */
export function classesOf(css: string): readonly string[] {
  return selectorsOf(css).flatMap((selector) =>
    [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name),
  );
}

/** The selectors, relative to the root or the body, of an element that it must hold. */
const heldByRoot = /(?::root|\bhtml|\bbody)[^\s>+~,]*:has\(([^()]*(?:\([^()]*\)[^()]*)*)\)/g;
const namesEachStep = /^(\s*[>+]\s*[^\s>+]+)+\s*$/;

/** Selectors for which a browser searches the whole page whenever the style of its root changes. */
export function pageSearches(css: string): readonly string[] {
  return selectorsOf(css).filter((selector) =>
    [...selector.matchAll(heldByRoot)].some(([, held = '']) => !namesEachStep.test(held)),
  );
}
