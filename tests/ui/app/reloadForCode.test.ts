import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearReloadMark, reloadForCodeOnce } from '#ui/context/reloadForCode.ts';

let reloads = 0;
let isOnline = true;

beforeEach(() => {
  reloads = 0;
  isOnline = true;
  window.sessionStorage.clear();
  vi.spyOn(window.location, 'reload').mockImplementation(() => {
    reloads += 1;
  });
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response('');
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('missing code', () => {
  it('[G-UPDATE-1] reloads the page by itself once, and again only after a page was drawn', async () => {
    expect(await reloadForCodeOnce()).toBe(true);
    expect(await reloadForCodeOnce()).toBe(false);
    expect(reloads).toBe(1);
    clearReloadMark();
    expect(await reloadForCodeOnce()).toBe(true);
    expect(reloads).toBe(2);
  });

  it('[G-UPDATE-1] reloads the page once for two parts that are missing at the same time', async () => {
    expect(await Promise.all([reloadForCodeOnce(), reloadForCodeOnce()])).toEqual([true, true]);
    expect(reloads).toBe(1);
  });

  it('[G-FAULT-1] leaves the page alone while offline, and may try again later', async () => {
    isOnline = false;
    expect(await reloadForCodeOnce()).toBe(false);
    expect(reloads).toBe(0);
    isOnline = true;
    expect(await reloadForCodeOnce()).toBe(true);
  });

  it('[G-UPDATE-1] never reloads by itself on a device that cannot remember a reload', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    expect(await reloadForCodeOnce()).toBe(false);
    expect(reloads).toBe(0);
  });
});
