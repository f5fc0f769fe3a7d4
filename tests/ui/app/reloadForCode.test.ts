import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearReloadMark, reloadForCode, reloadForCodeOnce } from '#ui/context/reloadForCode.ts';

const site = window.location.origin;
const missing = new TypeError(`Failed to fetch dynamically imported module: ${site}/assets/BlogPage.deadbeef.js`);

let asked: string[] = [];
let reloads = 0;
let isOnline = true;

beforeEach(() => {
  asked = [];
  reloads = 0;
  isOnline = true;
  window.sessionStorage.clear();
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    reloads += 1;
  });
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(
    () =>
      [
        { name: `${site}/assets/main.11111111.js` },
        { name: `${site}/assets/hero.22222222.webp` },
        { name: 'https://js.stripe.com/assets/x.js' },
      ] as PerformanceEntryList,
  );
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', cache }: RequestInit) => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    asked.push(`${method} ${cache} ${address.replace(site, '')}`);
    return new Response('');
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('missing code', () => {
  it('[G-UPDATE-1] is requested past the cache, with the shop’s other scripts, before the page reloads', async () => {
    expect(await reloadForCode(missing)).toBe(true);
    expect(asked.slice(1)).toEqual(['GET reload /assets/BlogPage.deadbeef.js', 'GET reload /assets/main.11111111.js']);
    expect(reloads).toBe(1);
  });

  it('[G-UPDATE-1] reloads the page by itself once, and again only after a page was drawn', async () => {
    expect(await reloadForCodeOnce(missing)).toBe(true);
    expect(await reloadForCodeOnce(missing)).toBe(false);
    expect(reloads).toBe(1);
    clearReloadMark();
    expect(await reloadForCodeOnce(missing)).toBe(true);
    expect(reloads).toBe(2);
  });

  it('[G-UPDATE-1] reloads the page once for two parts that are missing at the same time', async () => {
    expect(await Promise.all([reloadForCodeOnce(missing), reloadForCodeOnce(missing)])).toEqual([true, true]);
    expect(reloads).toBe(1);
  });

  it('[G-FAULT-1] leaves the page alone while offline, and may try again later', async () => {
    isOnline = false;
    expect(await reloadForCodeOnce(missing)).toBe(false);
    expect(reloads).toBe(0);
    isOnline = true;
    expect(await reloadForCodeOnce(missing)).toBe(true);
  });

  it('[G-UPDATE-1] never reloads by itself on a device that cannot remember a reload', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    expect(await reloadForCodeOnce(missing)).toBe(false);
    expect(reloads).toBe(0);
  });
});
