import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenLinks } from './brokenLinks.ts';

const pages = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.md'))
        .map((name) => join(folder, name))
    : [];

describe('a link of the documents', () => {
  it.each([...readdirSync('.').filter((name) => name.endsWith('.md')), ...pages('docs')])(
    'leads somewhere: %s',
    (page) => {
      expect(brokenLinks(page, readFileSync(page, 'utf8'))).toEqual([]);
    },
  );

  it('is caught when it leads nowhere', () => {
    const isThere = (path: string) => path === 'docs/there.md';
    const text =
      '[a](there.md#part) [b](gone.md) ![c](pictures/gone.webp "A shop") [d](https://a.example/b.md) [e](#part)\n\n[f]: ../gone.md\n';
    expect(brokenLinks('docs/page.md', text, isThere)).toEqual(['gone.md', 'pictures/gone.webp', '../gone.md']);
  });

  it('is not looked for in code', () => {
    expect(brokenLinks('page.md', '`[a](gone.md)`\n\n```ts\nrows[0](gone)\n```\n', () => false)).toEqual([]);
  });
});
