import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '#domain/catalogue/Product.ts';
import { facetKey } from '#domain/search/facetKey.ts';
import { priceGuidance } from '#domain/search/priceGuidance.ts';
import { isId } from '#domain/shared/isId.ts';
import { app } from '#ui/texts/english/app.ts';
import type { Renderer } from '../render/openRenderer.tsx';
import { writeCompressed, writeGzipped } from '../writeCompressed.ts';
import type { Site } from './Catalogue.ts';
import { examplesFile, pageFile } from './pageFile.ts';
import { productPage } from './productPage.ts';
import type { PublicPage } from './PublicPage.ts';
import { pricesAsOf } from './sitePages.ts';

/** The newest products get a page each; the others a frame that the script fills. */
const maxProducts = 10_000;

/** The HTML of examples, beside the build's pages. Its styles are those of all products' pages. */
const examples = 'product-examples.html';

/** Unlike each other in everything that has a style of its own. */
function examplesOf(product: Product): readonly Product[] {
  return [
    { ...product, description: '', originalPrice: product.price * 2, phone: '01712345678' },
    { ...product, image: '', advertised: true, originalPrice: product.price, phone: '?' },
    { ...product, image: 'https://shop.invalid/picture.webp', status: 'available', phone: '' },
    { ...product, status: 'reserved' },
    { ...product, status: 'sold' },
  ];
}

const guidance = { median: 20, lowest: 10, highest: 30, count: 5, modelWords: ['word'] };

/**
 * Writes a page of examples for `prepareFirstPaint`, which would take minutes for each product's own. Answers its name;
 * none if no product gets a page.
 */
export async function writeExamples(folder: string, site: Site, renderer: Renderer): Promise<readonly string[]> {
  const { origin, catalogue } = site;
  const [first] = catalogue?.products ?? [];
  if (origin === null || catalogue === null || first === undefined) return [];
  const rendered: string[] = [];
  for (const product of examplesOf({ ...first, id: 'example' }))
    rendered.push(await renderer.page(productPage({ product, guidance, pricesAsOf: pricesAsOf(catalogue) }, origin)));
  const template = readFileSync(join(folder, 'app.html'), 'utf8');
  writeCompressed(join(folder, examples), examplesFile(template, rendered.join('')));
  return [examples];
}

/** The products that get a page: one for each id that the shop opens, and the newest if a marketplace repeats an id. */
function productsOfPages(products: readonly Product[]): readonly Product[] {
  const byId = new Map<string, Product>();
  for (const product of products) if (isId(product.id) && !byId.has(product.id)) byId.set(product.id, product);
  return [...byId.values()].slice(0, maxProducts);
}

/** Prices are compared within a kind, so that a large catalogue is not read again for each product. */
const kindOf = ({ categoryName, condition }: Product): string => `${condition} ${facetKey(categoryName)}`;

/** Writes the products' pages one after another, so that few are in memory. Answers their paths. */
export async function writeProducts(folder: string, site: Site, renderer: Renderer): Promise<readonly string[]> {
  const { origin, catalogue } = site;
  const file = join(folder, examples);
  if (origin === null || catalogue === null || catalogue.products.length === 0) return [];
  const template = readFileSync(file, 'utf8');
  for (const twin of ['', '.gz', '.br']) rmSync(file + twin);
  const alike = new Map<string, Product[]>();
  for (const product of catalogue.products) {
    const kind = kindOf(product);
    const others = alike.get(kind);
    if (others === undefined) alike.set(kind, [product]);
    else others.push(product);
  }
  const written: string[] = [];
  for (const product of productsOfPages(catalogue.products)) {
    const facts = {
      product,
      guidance: priceGuidance(alike.get(kindOf(product)) ?? [], product),
      pricesAsOf: pricesAsOf(catalogue),
    };
    const page: PublicPage = productPage(facts, origin);
    const text = pageFile(template, page, await renderer.page(page), { shopName: app.shopName, origin });
    writeGzipped(join(folder, `${page.path.slice(1)}.html`), text);
    written.push(page.path);
  }
  return written;
}
