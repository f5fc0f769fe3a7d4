import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#ui/context/paths.ts';
import { app } from '#ui/texts/english/app.ts';
import type { Renderer } from '../render/openRenderer.tsx';
import { writeCompressed } from '../writeCompressed.ts';
import type { Site } from './Catalogue.ts';
import { robotsText, sitemap } from './forRobots.ts';
import { frameFile, pageFile } from './pageFile.ts';
import { missingPage, sitePages } from './sitePages.ts';
import { writeExamples, writeProducts } from './writeProducts.ts';

const nameOf = (path: string): string => {
  if (path === paths.home) return 'index.html';
  return path === paths.notFound ? '404.html' : `${path.slice(1)}.html`;
};

/**
 * Renders the pages that are the same for everybody into a build's folder, and the frame of all others (`app.html`).
 * Answers the files' names, for `prepareFirstPaint`.
 */
export async function renderPages(folder: string, site: Site, renderer: Renderer): Promise<readonly string[]> {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const [homeTemplate, appTemplate] = [read('index.html'), read('app.html')];
  const names: string[] = ['app.html', ...(await writeExamples(folder, site, renderer))];
  writeCompressed(join(folder, 'app.html'), frameFile(appTemplate, renderer.bar()));
  for (const page of [...sitePages(site), missingPage]) {
    const template = page.path === paths.home ? homeTemplate : appTemplate;
    const name = nameOf(page.path);
    const text = pageFile(template, page, await renderer.page(page), { shopName: app.shopName, origin: site.origin });
    writeCompressed(join(folder, name), text);
    names.push(name);
  }
  return names;
}

/** Writes the products' pages, robots.txt and the sitemap. Answers the paths of all public pages. */
export async function writePages(folder: string, site: Site, renderer: Renderer): Promise<readonly string[]> {
  const { origin } = site;
  const written = [...sitePages(site).map(({ path }) => path), ...(await writeProducts(folder, site, renderer))];
  writeCompressed(join(folder, 'robots.txt'), robotsText(origin));
  if (origin !== null) {
    writeCompressed(join(folder, 'sitemap.xml'), sitemap(written, origin));
  }
  return written;
}
