import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Links of a Markdown text to files that are not there; addresses elsewhere and code are not looked at. */
export function brokenLinks(path: string, text: string, isThere: (path: string) => boolean = existsSync): readonly string[] {
  const prose = text.replaceAll(/^```.*?^```/gms, '').replaceAll(/`[^`\n]*`/g, '');
  const links = [...prose.matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g), ...prose.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm)];
  return links
    .map(([, target = '']) => target)
    .filter((target) => !/^([a-z]+:|#|\/\/)/i.test(target))
    .filter((target) => !isThere(join(dirname(path), decodeURIComponent(target.replace(/[?#].*$/, '')))));
}
