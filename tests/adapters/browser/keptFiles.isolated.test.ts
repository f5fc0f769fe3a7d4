import { expect, test, vi } from 'vitest';

const drawings = 'https://shop.example/assets/icons.1a2b3c.svg';

/** A worker as far as Workbox needs it, whose cache has the file of all drawings. */
function aWorker(): void {
  const cache = { match: async (address: string) => (address === drawings ? new Response('kept') : undefined) };
  const scope = { registration: { scope: 'https://shop.example/' }, addEventListener: () => {} };
  vi.stubGlobal('self', Object.assign(globalThis, scope));
  vi.stubGlobal('location', new URL('https://shop.example/serviceWorker.js'));
  vi.stubGlobal('caches', { open: async () => cache });
  for (const name of ['ExtendableEvent', 'FetchEvent']) vi.stubGlobal(name, Event);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
}

test('[G-OFFLINE-1] a drawing that is named by its fragment comes from the kept file of all of them', async () => {
  aWorker();
  const { precache } = await import('workbox-precaching');
  const { isKeptFile, openFile } = await import('#src/worker/keptFiles.ts');
  precache([{ url: '/assets/icons.1a2b3c.svg', revision: null }]);
  const asked = (address: string) => {
    const url = new URL(address, drawings);
    return {
      request: new Request(url),
      event: Object.assign(new Event('fetch'), { waitUntil: () => {} }),
      url,
      sameOrigin: true,
    };
  };
  expect([isKeptFile(asked('/assets/other.svg#heart')), isKeptFile(asked('/'))]).toEqual([false, false]);
  expect(isKeptFile(asked(`${drawings}#heart`))).toBe(true);
  expect(await (await openFile(asked(`${drawings}#heart`))).text()).toBe('kept');
});
