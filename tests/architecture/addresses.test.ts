import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { paths } from '#ui/context/paths.ts';
import { findIn, parse, placeOf, sourceFiles } from './sourceFiles.ts';

const firstParts = new Set(
  Object.values(paths)
    .flatMap((path) => path.split('/')[1] ?? [])
    .filter((part) => part !== ''),
);

/** Texts in any quotes that start like an address of the shop. */
function addresses(file: ts.SourceFile): readonly string[] {
  return findIn(file, (node) => {
    if (!ts.isStringLiteralLike(node) && !ts.isTemplateHead(node)) return undefined;
    const first = /^\/(\w+)/.exec(node.text)?.[1];
    return first !== undefined && firstParts.has(first) ? `${placeOf(node)} ${node.text}` : undefined;
  });
}

const outsidePaths = (file: ts.SourceFile): boolean => !file.fileName.endsWith('context/paths.ts');

describe('addresses', () => {
  it('are unknown to the domain', () => {
    expect(sourceFiles('src-domain').flatMap(addresses)).toEqual([]);
  });

  it('stand in one place of the UI', () => {
    expect(sourceFiles('src-ui').filter(outsidePaths).flatMap(addresses)).toEqual([]);
  });

  it.each([
    "const dashboard = '/dashboard';",
    'const page = `/products/${id}`;',
    'const link = <a href="/login">Login</a>;',
    "const table = { '/allproducts/advertise': 1 };",
  ])('are found in %s', (source) => {
    expect(addresses(parse('example.tsx', source))).toHaveLength(1);
  });

  it.each(["const unit = 'a/b';", "const pattern = '/1/upload';", 'const regex = /login/;'])(
    'are not found in %s',
    (source) => {
      expect(addresses(parse('example.tsx', source))).toEqual([]);
    },
  );
});
