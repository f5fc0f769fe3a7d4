import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '#domain/catalogue/Product.ts';
import { paths } from '#ui/context/paths.ts';
import { app } from '#ui/texts/english/app.ts';
import { writeCompressed } from '../writeCompressed.ts';
import { robotsText, sitemap } from './forRobots.ts';
import { pageFile } from './pageFile.ts';
import { hasFile, productPage } from './productPage.ts';
import { sitePages } from './sitePages.ts';

/** The newest products get a page each; the others a frame that the script fills. */
const mostProducts = 10_000;

export type Site = {
  /** The shop's origin, such as `https://shop.example`; null while nobody knows it. */
  readonly origin: string | null;
  /** Newest first; empty without a catalogue. */
  readonly products: readonly Product[];
  /** When they were read. Milliseconds since 1970-01-01T00:00Z. */
  readonly asOf: number;
};

/** Writes public pages, robots.txt and the sitemap into a build's folder. Answers the pages' paths. */
export function writePages(folder: string, site: Site): readonly string[] {
  const { origin, products, asOf } = site;
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const [homeTemplate, appTemplate] = [read('index.html'), read('app.html')];
  const ofProducts =
    origin === null
      ? []
      : products
          .filter(hasFile)
          .slice(0, mostProducts)
          .map((product) => productPage(product, origin, asOf));
  const pages = [...sitePages(site), ...ofProducts];
  for (const page of pages) {
    const isHome = page.path === paths.home;
    const file = join(folder, isHome ? 'index.html' : `${page.path.slice(1)}.html`);
    writeCompressed(file, pageFile(isHome ? homeTemplate : appTemplate, page, app.shopName, origin));
  }
  const written = pages.map(({ path }) => path);
  writeCompressed(join(folder, 'robots.txt'), robotsText(origin));
  if (origin !== null) {
    writeCompressed(join(folder, 'sitemap.xml'), sitemap(written, origin));
  }
  return written;
}
