import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';
import { forgetPictures, pictureCache } from '#adapters/browser/pictureCache.ts';
import { pictureHosts } from '../pictureHosts.ts';
import { dropOldest } from './dropOldest.ts';
import { keptOr } from './keptOr.ts';

/** About 10 MB of products' pictures. */
const limit = 200;

const hosts = new Set(pictureHosts(process.env['SHOP_IMAGE_HOST_URL'] ?? ''));

export const isKeptPicture: RouteMatchCallback = ({ request, url, sameOrigin }) =>
  request.destination === 'image' && (sameOrigin || hosts.has(url.origin));

/** Opaque answers count as several megabytes each, so pictures are asked for with CORS. */
const strategy = new NetworkFirst({
  cacheName: pictureCache,
  plugins: [
    {
      // A host may answer with a page in place of a picture.
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 && response.headers.get('Content-Type')?.startsWith('image/') ? response : null,
      requestWillFetch: async ({ request }) => new Request(request.url, { mode: 'cors', credentials: 'omit' }),
      cacheDidUpdate: () => dropOldest(pictureCache, limit),
    },
  ],
});

registerQuotaErrorCallback(forgetPictures);

/** A picture whose host knows no CORS is shown and not kept. */
export const openPicture: RouteHandlerCallback = ({ request, event }) =>
  keptOr(caches.match(request, { cacheName: pictureCache }), () =>
    strategy.handle({ request, event }).catch(() => fetch(request)),
  );
