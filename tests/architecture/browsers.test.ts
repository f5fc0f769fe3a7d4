import { describe, expect, it } from 'vitest';
import { parse, sourceFiles } from './sourceFiles.ts';
import { unsupportedBuiltIns } from './unsupportedBuiltIns.ts';

describe('code for browsers', () => {
  it.each(['src', 'src-domain', 'src-adapters', 'src-ui', 'fakes'])(
    'uses nothing that the oldest supported browsers lack: %s',
    (folder) => {
      const shipped = sourceFiles(folder).filter(({ fileName }) => !/^(fakes\/server|src\/build)\//.test(fileName));
      expect(shipped.flatMap(unsupportedBuiltIns)).toEqual([]);
    },
  );

  it.each([
    'products.toSorted()',
    'Object.groupBy(products, byCategory)',
    'list.with(0, product)',
    'const query = new URLSearchParams(search); query.size',
    '/(?<!x)y/.test(text)',
    '/(?<=x)y/.test(text)',
  ])('is refused with %s', (source) => {
    expect(unsupportedBuiltIns(parse('example.ts', source))).toHaveLength(1);
  });

  it.each([
    '[...products].sort()',
    'products.at(-1)',
    'products.findLast(isNew)',
    'wishList.size',
    '/(?<word>x)/.exec(text)',
  ])('is not refused with %s', (source) => {
    expect(unsupportedBuiltIns(parse('example.ts', source))).toEqual([]);
  });
});
