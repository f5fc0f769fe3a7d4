import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Links in a Markdown text to files that don't exist. Skips external addresses and code. */
export function brokenLinks(
  path: string,
  text: string,
  isThere: (path: string) => boolean = existsSync,
): readonly string[] {
  const prose = text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '');
  const links = [...prose.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g), ...prose.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm)];
  return links
    .map(([, target = '']) => target)
    .filter((target) => !/^([a-z]+:|#|\/\/)/i.test(target))
    .filter((target) => !isThere(join(dirname(path), decodeURIComponent(target.replace(/[?#].*$/, '')))));
}
