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
    const isCatalogue = (name: string) => name.startsWith('src-ui/texts/');
    const catalogues = files.filter(({ fileName }) => isCatalogue(fileName));
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
      const english = { title: 'Shop', forgotten: 'Nobody sees this', plural: { one: 'one', many: 'many' }, base: 'a' };
      export const shopTexts = catalogue(english, { ...english, title: english.base });
    `,
    );
    const page = parse('Page.tsx', 'const { title, plural } = useTexts(shopTexts); plural.one;');
    expect(unusedTexts([texts], [page])).toEqual(['texts.ts: forgotten', 'texts.ts: plural.many']);
  });
});
