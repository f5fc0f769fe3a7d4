import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { CacheFirst } from 'workbox-strategies';
import { pictureHosts } from '../pictureHosts.ts';
import { dropOldest } from './dropOldest.ts';

const cacheName = 'pictures';
/** About 10 MB of products' pictures. */
const limit = 200;

const hosts = new Set(pictureHosts(process.env['SHOP_IMAGE_HOST_URL'] ?? ''));

export const isKeptPicture: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  request.destination === 'image' && (sameOrigin || hosts.has(url.origin));

/** Opaque answers count as several megabytes each, so pictures are asked for with CORS. */
const strategy = new CacheFirst({
  cacheName,
  plugins: [
    {
      // A host may answer with a page in place of a picture.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && response.headers.get('Content-Type')?.startsWith('image/') ? response : null,
      requestWillFetch: async ({ request }) => new Request(request.url, { mode: 'cors', credentials: 'omit' }),
      cacheDidUpdate: () => dropOldest(cacheName, limit),
    },
  ],
});

registerQuotaErrorCallback(forgetPictures);

/** A picture whose host knows no CORS is shown and not kept. */
export const openPicture: RouteHandlerCallback = async ({ request, event }) => {
  try {
    return await strategy.handle({ request, event });
  } catch {
    return fetch(request);
  }
};

export async function forgetPictures(): Promise<void> {
  await caches.delete(cacheName);
}
