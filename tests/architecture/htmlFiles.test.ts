import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const pages = ['src/index.html', 'src/app.html', 'fakes/index.html', 'fakes/live/index.html'];

/** Files that the HTML loads. An address that starts at the root, such as a link's, is a page's own. */
const loadedBy = (html: string): readonly string[] =>
  [...html.matchAll(/<(?:link|script|img|source)\b[^>]*?\s(?:href|src|srcset)="([^"]+)"/g)].map(
    // `data-url:` puts the file itself into the HTML.
    ([, address = '']) => address.replace(/^data-url:/, ''),
  );

const missing = (page: string, html: string): readonly string[] =>
  loadedBy(html).filter((address) => !existsSync(join(dirname(page), address)));

describe('the HTML', () => {
  // Parcel treats an address that starts with # as a place in the page and leaves it alone, so an alias would load
  // nothing.
  it.each(pages)('%s loads files that are there', (page) => {
    const html = readFileSync(page, 'utf8');
    expect(loadedBy(html).length).toBeGreaterThan(2);
    expect(missing(page, html)).toEqual([]);
  });

  it('may not name a file by its alias', () => {
    expect(missing('src/index.html', '<link rel="stylesheet" href="#ui/kit/theme/theme.scss">')).toEqual([
      '#ui/kit/theme/theme.scss',
    ]);
  });
});
