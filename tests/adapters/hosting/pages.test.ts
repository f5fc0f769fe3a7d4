import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Window } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import type { Catalogue } from '#src/build/pages/Catalogue.ts';
import { readCatalogue } from '#src/build/pages/readCatalogue.ts';
import { pricesAsOf } from '#src/build/pages/sitePages.ts';
import { renderPages, writePages } from '#src/build/pages/writePages.ts';
import type { Renderer } from '#src/build/render/openRenderer.tsx';
import { frameMark } from '#ui/parts/head/headTags.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { ScriptedServer } from '../ScriptedServer.ts';

const origin = 'https://shop.example';
const asOf = Date.parse('2026-11-22T10:00:00Z');
const built =
  '<!DOCTYPE html><html lang=en><meta charset=utf-8><title>Shop</title><meta name=description content="Any page."><body><div id=root><noscript><div class=page><p>No script.</p></div></noscript></div><template id=shop-files></template><script type=module src=/assets/main.js></script>';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pages-'));
  for (const name of ['index.html', 'app.html']) writeFileSync(join(folder, name), built);
});

afterEach(() => rmSync(folder, { recursive: true }));

const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

/** The parts of a written page that a reader without JavaScript finds. */
function parsed(name: string) {
  const { document } = new Window({ url: `${origin}/` });
  document.write(read(name));
  const content = (selector: string): string | null =>
    document.querySelector(selector)?.getAttribute('content') ?? null;
  const body = new Window().document;
  body.write(/<noscript>(.*)<\/noscript>/s.exec(read(name))?.[1] ?? '');
  return {
    title: document.title,
    description: content('meta[name="description"]'),
    descriptions: document.querySelectorAll('meta[name="description"]').length,
    openGraph: (property: string) => content(`meta[property="og:${property}"]`),
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? null,
    data: JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null') as unknown,
    scripts: document.querySelectorAll('script').length,
    body: body.body,
  };
}

/** Stands in for the shop's components. */
const renderer: Renderer = {
  page: async ({ path, pattern = path }) => `<header></header><main data-route="${pattern}"><h1>Page</h1></main>`,
  bar: () => '<header>Bar</header>',
};

const catalogueOf = (products: readonly Product[]): Catalogue => ({ products, advertised: [], categories: [], asOf });

async function write(...products: readonly Product[]): Promise<readonly string[]> {
  const site = { origin, catalogue: catalogueOf(products) };
  await renderPages(folder, site, renderer);
  return writePages(folder, site, renderer);
}

describe('[G-SEO-1] the pages that the build writes', () => {
  it.each([
    ['2026-11-22T17:59:59Z', 'Prices as of 22 Nov 2026.'],
    ['2026-11-22T18:00:00Z', 'Prices as of 23 Nov 2026.'],
  ])('tell prices of %s as of the day in Dhaka', (moment, words) => {
    expect(pricesAsOf({ ...catalogueOf([]), asOf: Date.parse(moment) })).toBe(words);
  });

  it('say of a product what a link preview shows, before any script runs', async () => {
    await write(aThinkPad({ id: '64b1c0a2b3d4e5f601234567', image: 'https://pictures.example/t480.webp' }));
    const page = parsed('products/64b1c0a2b3d4e5f601234567.html');
    expect(page.title).toBe('ThinkPad T480 · Re-sale Shop');
    expect(page.description).toMatch(/^Used, \w+, 38,500 tk, Mirpur, Dhaka\. A sturdy laptop/);
    expect(page.descriptions).toBe(1);
    expect(page.canonical).toBe('https://shop.example/products/64b1c0a2b3d4e5f601234567');
    expect(page.openGraph('type')).toBe('product');
    expect(page.openGraph('image')).toBe('https://pictures.example/t480.webp');
    expect(page.openGraph('url')).toBe(page.canonical);
  });

  it('tell people without JavaScript which parts need it', async () => {
    await write(aThinkPad({ id: '64b1c0a2b3d4e5f601234567' }));
    for (const name of ['products/64b1c0a2b3d4e5f601234567.html', 'login.html'])
      expect(parsed(name).body.textContent).toContain('need JavaScript');
    expect(parsed('allproducts.html').body.textContent).not.toContain('need');
    expect(parsed('categories.html').body.textContent).toContain('This list needs JavaScript');
  });

  it('describe a used product and the way to it in schema.org’s words, without a guess at its availability', async () => {
    await write(aThinkPad({ id: '64b1c0a2b3d4e5f601234567' }));
    expect(parsed('products/64b1c0a2b3d4e5f601234567.html').data).toMatchObject({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Product',
          itemCondition: 'https://schema.org/UsedCondition',
          offers: { price: 38_500, priceCurrency: 'BDT', seller: { '@type': 'Person' } },
        },
        { '@type': 'BreadcrumbList', itemListElement: [{ position: 1 }, { position: 2 }, { name: 'ThinkPad T480' }] },
      ],
    });
    expect(read('products/64b1c0a2b3d4e5f601234567.html')).not.toContain('availability');
    expect(parsed('index.html').data).toMatchObject({
      '@graph': [
        {
          '@type': 'WebSite',
          potentialAction: { target: { urlTemplate: 'https://shop.example/allproducts?q={search_term_string}' } },
        },
      ],
    });
  });

  it('[G-SEC-1] keep hostile text text, in attributes and in JSON-LD', async () => {
    const hostile = '"><script>alert(1)</script></noscript><img src=x onerror=alert(1)>\'&';
    await write(
      aThinkPad({
        id: '64b1c0a2b3d4e5f601234567',
        productName: hostile,
        description: hostile,
        location: hostile,
        image: 'javascript:1',
      }),
    );
    const page = parsed('products/64b1c0a2b3d4e5f601234567.html');
    expect(page.scripts).toBe(2);
    expect(page.title).toBe(`${hostile} · Re-sale Shop`);
    expect(page.openGraph('image')).toBeNull();
    expect(page.data).toMatchObject({ '@graph': [{ name: hostile }, {}] });
  });

  it('give no file to an id that the shop takes for a typing error, and skip it in the sitemap', async () => {
    const paths = await write(
      ...['../../etc', 'a/b', '.', 'a b', 'good-1', '64b1c0a2b3d4e5f601234567'].map((id) => aThinkPad({ id })),
    );
    expect(paths.filter((path) => path.startsWith('/products/'))).toEqual(['/products/64b1c0a2b3d4e5f601234567']);
    expect(readdirSync(join(folder, 'products')).toSorted()).toEqual([
      '64b1c0a2b3d4e5f601234567.html',
      '64b1c0a2b3d4e5f601234567.html.gz',
    ]);
  });

  it('are one for each id, of the newest product, if a marketplace repeats it', async () => {
    await write(
      aThinkPad({ id: '64b1c0a2b3d4e5f601234567' }),
      aThinkPad({ id: '64b1c0a2b3d4e5f601234567', productName: 'An older one' }),
    );
    expect(parsed('products/64b1c0a2b3d4e5f601234567.html').title).toBe('ThinkPad T480 · Re-sale Shop');
    expect(read('sitemap.xml').match(/\/products\//g)).toHaveLength(1);
  });

  it('name no picture of the shop’s own host if a product’s address of it is relative', async () => {
    await write(aThinkPad({ id: '64b1c0a2b3d4e5f601234567', image: '/t480.webp' }));
    expect(parsed('products/64b1c0a2b3d4e5f601234567.html').openGraph('image')).toBeNull();
    expect(read('products/64b1c0a2b3d4e5f601234567.html')).not.toContain('t480.webp');
  });

  it('are all in the sitemap, which robots.txt names; the dashboard is kept out', async () => {
    const paths = await write(aThinkPad({ id: '64b1c0a2b3d4e5f601234567' }));
    const listed = [...read('sitemap.xml').matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
    expect(listed).toEqual(paths.map((path) => origin + path));
    expect(listed).toContain('https://shop.example/products/64b1c0a2b3d4e5f601234567');
    expect(read('robots.txt')).toContain('Sitemap: https://shop.example/sitemap.xml\n');
    expect(read('robots.txt')).toContain('Disallow: /dashboard\n');
  });

  it('have compressed twins with the same text', async () => {
    await write();
    for (const name of ['index.html', 'blog.html', 'robots.txt'])
      expect(gunzipSync(readFileSync(join(folder, `${name}.gz`))).toString()).toBe(read(name));
  });

  it('name no address while nobody knows where the shop will be', async () => {
    const site = { origin: null, catalogue: catalogueOf([aThinkPad({ id: '64b1c0a2b3d4e5f601234567' })]) };
    await renderPages(folder, site, renderer);
    await writePages(folder, site, renderer);
    expect(parsed('blog.html').canonical).toBeNull();
    expect(readdirSync(folder)).not.toContain('sitemap.xml');
    expect(readdirSync(folder)).not.toContain('products');
    expect(read('robots.txt')).not.toContain('Sitemap');
  });

  it('hold what the shop first draws, with words for people without a script in it', async () => {
    await write();
    expect(read('blog.html')).toContain(
      '<div id=root><div class="first-screen" data-rendered="/blog"><header></header><main data-route="/blog"><h1>Page</h1><noscript>',
    );
    expect(read('allproducts/advertise.html')).toContain('data-rendered="/allproducts/advertise"');
    expect(read('app.html')).toContain('<div id=root><div class="first-screen"><header>Bar</header></div><noscript>');
    expect(read('app.html')).toContain(`<meta ${frameMark} name=description content="Any page.">`);
  });

  it('keep the page about missing ones out of search engines', async () => {
    await write();
    expect(read('404.html')).toContain('<meta name="robots" content="noindex" data-written="">');
    expect(read('404.html')).not.toContain('canonical');
  });

  it('fail the build if the bundler wrote other HTML than expected', async () => {
    writeFileSync(join(folder, 'app.html'), '<!DOCTYPE html><p>Something else');
    await expect(write()).rejects.toThrow(/has no/);
  });
});

describe('the catalogue that a build reads', () => {
  const row = (id: string, postTime: string, more = {}) => ({
    _id: id,
    sellerName: 'Tanvir',
    email: 'tanvir@example.com',
    productName: 'Phone',
    price: '900',
    originalPrice: 1000,
    condition: 'Good',
    categoryName: 'Phone',
    postTime,
    status: 'sold',
    ...more,
  });

  it('[G-SEO-1] is the newest products first and the categories, without rows that cannot be read', async () => {
    const server = await ScriptedServer.start();
    server.answer(
      { json: [row('old', '2026-01-02'), { _id: 7 }, row('new', '2026-05-02')] },
      { json: [row('old', '2026-01-02')] },
      { json: [{ _id: 1, categoryName: 'Phone', img: '' }, {}] },
    );
    const { products, advertised, categories } = await readCatalogue(`${server.url}/`, []);
    expect(products.map(({ id, status }) => `${id} ${status}`)).toEqual(['new undefined', 'old undefined']);
    expect(advertised.map(({ id }) => id)).toEqual(['old']);
    expect(categories.map(({ categoryName }) => categoryName)).toEqual(['Phone']);
    await server.stop();
  });

  it('[G-SEO-1] says of a marketplace with sales what is sold', async () => {
    const server = await ScriptedServer.start();
    server.answer({ json: [row('1', '2026-01-02')] }, { json: [] }, { json: [] });
    expect((await readCatalogue(server.url, ['sales'])).products.map(({ status }) => status)).toEqual(['sold']);
    await server.stop();
  });

  it.each([
    ['answers an error', { status: 503, json: {} }, /answered 503/],
    ['answers HTML', { text: '<!doctype html>', type: 'text/html' }, /JSON/],
    ['answers no list', { json: { message: 'no' } }, /no list/],
    ['drops the line', 'reset', /fetch failed/],
  ] as const)('[G-SEO-1] stops the build if the marketplace %s', async (_what, answer, why) => {
    const server = await ScriptedServer.start();
    server.answer(answer);
    const read = readCatalogue(server.url, []);
    await expect(read).rejects.toThrow(why);
    await expect(read).rejects.toThrow(`${server.url}/allproducts `);
    await server.stop();
  });
});
