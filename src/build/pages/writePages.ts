import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '#domain/catalogue/Product.ts';
import { paths } from '#ui/context/paths.ts';
import { app } from '#ui/texts/english/app.ts';
import type { Renderer } from '../render/openRenderer.tsx';
import { writeCompressed } from '../writeCompressed.ts';
import { robotsText, sitemap } from './forRobots.ts';
import { frameFile, pageFile } from './pageFile.ts';
import { hasFile, productPage } from './productPage.ts';
import { missingPage, sitePages } from './sitePages.ts';

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

const nameOf = (path: string): string => {
  if (path === paths.home) return 'index.html';
  return path === paths.notFound ? '404.html' : `${path.slice(1)}.html`;
};

/**
 * Renders the pages that are the same for everybody into a build's folder, and the frame of all others (`app.html`).
 * Answers the files' names.
 */
export async function renderPages(folder: string, site: Site, renderer: Renderer): Promise<readonly string[]> {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const [homeTemplate, appTemplate] = [read('index.html'), read('app.html')];
  const names: string[] = ['app.html'];
  writeCompressed(join(folder, 'app.html'), frameFile(appTemplate, renderer.bar()));
  for (const page of [...sitePages(site), missingPage]) {
    const template = page.path === paths.home ? homeTemplate : appTemplate;
    const rendered = await renderer.page(page.path);
    const name = nameOf(page.path);
    writeCompressed(join(folder, name), pageFile(template, { ...page, rendered }, app.shopName, site.origin));
    names.push(name);
  }
  return names;
}

/** Writes the products' pages, robots.txt and the sitemap. Answers the paths of all public pages. */
export function writePages(folder: string, site: Site): readonly string[] {
  const { origin, products, asOf } = site;
  const template = readFileSync(join(folder, 'app.html'), 'utf8');
  const ofProducts =
    origin === null
      ? []
      : products
          .filter(hasFile)
          .slice(0, mostProducts)
          .map((product) => productPage(product, origin, asOf));
  for (const page of ofProducts)
    writeCompressed(join(folder, nameOf(page.path)), pageFile(template, page, app.shopName, origin));
  const written = [...sitePages(site), ...ofProducts].map(({ path }) => path);
  writeCompressed(join(folder, 'robots.txt'), robotsText(origin));
  if (origin !== null) {
    writeCompressed(join(folder, 'sitemap.xml'), sitemap(written, origin));
  }
  return written;
}
