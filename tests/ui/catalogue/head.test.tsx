import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Product } from '#domain/catalogue/Product.ts';
import { listing } from '#domain/shared/reading.ts';
import { ok } from '#domain/shared/Result.ts';
import { ProductPage } from '#ui/features/catalogue/ProductPage.tsx';
import { DocumentHead } from '#ui/parts/head/DocumentHead.tsx';
import { frameMark } from '#ui/parts/head/headTags.ts';
import { aThinkPad } from '../../builders/aProduct.ts';
import { aFrame } from '../app/aFrame.tsx';
import { aShop } from '../search/aShop.tsx';

afterEach(() => {
  // The page takes its own tags out first.
  cleanup();
  document.head.replaceChildren();
});

const id = '0000000000000000000000d1';
const of = (selector: string): string | null => document.head.querySelector(selector)?.getAttribute('content') ?? null;
const data = (): unknown =>
  JSON.parse(document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? 'null') as unknown;

async function open(parts: Partial<Product>, offered = true): Promise<void> {
  const product = aThinkPad({ id, ...parts });
  const shop = aShop({ products: { all: async () => ok(listing(offered ? [product] : [])) } });
  shop.open(`/products/${id}?from=chat`, <ProductPage params={{ id }} />);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).not.toBe('Product'));
}

describe('[G-SEO-1] what a product’s page says to link previews and search engines', () => {
  it('is its name, facts, picture and address, without the query', async () => {
    await open({ image: 'https://pictures.example/a.webp' });
    expect(of('meta[name="description"]')).toMatch(/^Used, \w+, 38,500 tk, Mirpur, Dhaka\. A sturdy laptop\./);
    expect(of('meta[property="og:title"]')).toBe('ThinkPad T480');
    expect(of('meta[property="og:image"]')).toBe('https://pictures.example/a.webp');
    expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
      `${location.origin}/products/${id}`,
    );
    expect(of('meta[name="robots"]')).toBeNull();
  });

  it.each([
    ['sold', 'https://schema.org/SoldOut'],
    ['reserved', 'https://schema.org/Reserved'],
    ['available', 'https://schema.org/InStock'],
  ] as const)('says that it is %s in schema.org’s words', async (status, availability) => {
    await open({ status });
    expect(data()).toMatchObject({ '@graph': [{ '@type': 'Product', offers: { availability } }, {}] });
  });

  it('cuts a long description after a whole word', async () => {
    await open({ description: 'word '.repeat(80) });
    expect(of('meta[name="description"]')).toMatch(/ word…$/);
    expect(of('meta[name="description"]')?.length).toBeLessThanOrEqual(200);
  });

  it('asks search engines to leave out a product that is gone, and describes none', async () => {
    await open({}, false);
    expect(of('meta[name="robots"]')).toBe('noindex');
    expect(of('meta[name="description"]')).toBeNull();
    expect(data()).toBeNull();
  });

  it('replaces what the HTML said of the page that it was written for, and goes with the page', async () => {
    document.head.innerHTML = '<meta name="description" content="Another page" data-written="">';
    await open({});
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    cleanup();
    expect(document.head.querySelectorAll('meta[name="description"], script')).toHaveLength(0);
  });

  it('replaces what the HTML of pages that the build does not render says of the shop', async () => {
    document.head.innerHTML = `<meta ${frameMark} name=description content="Used phones, laptops, cameras and drones">`;
    await open({});
    expect(document.head.querySelectorAll('meta[name="description"]')).toHaveLength(1);
    expect(of('meta[name="description"]')).toMatch(/^Used, \w+, 38,500 tk/);
  });
});

it.each([
  ['/blog', '/blog'],
  ['/blog/', '/blog'],
  ['//', '/'],
  ['//:80', '//:80'],
])('[G-SEO-1] the canonical link of %s leads to %s of this site', (path, canonical) => {
  aFrame().draw(path, <DocumentHead title="Blog" description="Four questions." />);
  expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(location.origin + canonical);
});
