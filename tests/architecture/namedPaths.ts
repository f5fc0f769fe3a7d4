import { readdirSync } from 'node:fs';

/**
 * A path in backticks below one of the project's folders. `<feature>` stands for any name, and for the same name each
 * time.
 */
const inBackticks = /`((?:src|src-domain|src-adapters|src-ui|fakes|tests|docs)\/[^`\s]*)`/g;

export function namedPaths(text: string): readonly string[] {
  return [...text.matchAll(inBackticks)].map(([, path = '']) => path);
}

function patternOf(path: string): RegExp {
  const literal = path
    .replace(/\/$/, '')
    .split(/<[^>]+>/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return new RegExp(`^${literal.join('[^/]+')}$`);
}

/** Paths that match no file or folder. */
export function missingPaths(paths: readonly string[], existing: readonly string[]): readonly string[] {
  return paths.filter((path) => !existing.some((other) => patternOf(path).test(other)));
}

/** All files and folders below these folders. */
export function everythingBelow(folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => [
    folder,
    ...readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  ]);
}
