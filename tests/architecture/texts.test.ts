import { describe, expect, it } from 'vitest';
import { parse, sourceFiles } from './sourceFiles.ts';
import { unusedTexts } from './unusedTexts.ts';

describe('a text', () => {
  it('is used on some screen', () => {
    const files = [
      ...sourceFiles('src-ui'),
      ...sourceFiles('src-domain'),
      ...sourceFiles('src'),
      ...sourceFiles('fakes'),
    ];
    const isCatalogue = (name: string) => /^src-ui\/texts\/\w+\//.test(name);
    const catalogues = files.filter(({ fileName }) => fileName.startsWith('src-ui/texts/english/'));
    expect(catalogues.length).toBeGreaterThan(20);
    expect(
      unusedTexts(
        catalogues,
        files.filter(({ fileName }) => !isCatalogue(fileName)),
      ),
    ).toEqual([]);
  });

  it('is reported when nothing uses it', () => {
    const texts = parse(
      'texts.ts',
      `
      export const shop = { title: 'Shop', forgotten: 'Nobody sees this', plural: { one: 'one', many: 'many' } };
    `,
    );
    const page = parse('Page.tsx', 'const { title, plural } = useTexts(shopTexts); plural.one;');
    expect(unusedTexts([texts], [page])).toEqual(['texts.ts: forgotten', 'texts.ts: plural.many']);
  });
});
