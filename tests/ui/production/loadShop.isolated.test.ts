import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  document.head.replaceChildren();
});

const preloaded = (): (string | null)[] =>
  [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

async function open(path: string, extensions: string): Promise<void> {
  vi.stubEnv('SHOP_API_URL', 'https://api.example');
  vi.stubEnv('SHOP_EXTENSIONS', extensions);
  window.history.replaceState(null, '', path);
  await import('#src/loadShop.ts');
  await vi.waitFor(() => expect(document.querySelector('link')).not.toBeNull());
}

it('[G-SCALE-1] does not request the whole list ahead of a page whose marketplace can search', async () => {
  await open('/allproducts', 'sales, search');
  expect(preloaded()).toEqual([]);
});

it.each(['/allproducts', '/products/63e0b4c95ad2907b3c000004'])(
  'requests the list that %s reads ahead of its code',
  async (path) => {
    await open(path, 'sales');
    expect(preloaded()).toEqual(['https://api.example/allproducts']);
  },
);
