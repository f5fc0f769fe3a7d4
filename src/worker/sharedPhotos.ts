import type { RouteHandlerCallback, RouteMatchCallback } from 'workbox-core/types.js';
import { isFresh, sharedPhotoCache } from '#adapters/browser/sharedPhotoCache.ts';
import { formAddress, type Share, shareAddress } from '../build/hosting/shareAddress.ts';
import { after } from './after.ts';

const { name, address, fileName, sharedAt } = sharedPhotoCache;

/** Bytes. The form accepts no larger photo. */
const largest = 32_000_000;

/** Milliseconds. A browser whose storage is broken may never answer, and the form would not open. */
const limit = 10_000;

export const isSharing: RouteMatchCallback = ({ url, sameOrigin }) => sameOrigin && url.pathname === shareAddress;

/**
 * Keeps a shared photo, in place of an earlier one, and opens the form that takes it up. `makeRoom` removes what can be
 * fetched again.
 */
export function openShared(makeRoom: () => Promise<void>): RouteHandlerCallback {
  return async ({ request, url }) => {
    const share = await Promise.race([keep(request, makeRoom), after(limit, 'lost' as const)]);
    return Response.redirect(new URL(formAddress(share), url).href, 303);
  };
}

async function keep(request: Request, makeRoom: () => Promise<void>): Promise<Share> {
  try {
    await caches.delete(name);
    const given = (await request.formData()).getAll('photo');
    const photos = given.filter((one): one is File => typeof one !== 'string' && one.size > 0);
    const [photo] = photos;
    if (photo === undefined) return 'lost';
    if (photo.size > largest) return 'too-large';
    await put(photo).catch(async () => {
      await makeRoom();
      await put(photo);
    });
    return photos.length === 1 ? 'kept' : 'first';
  } catch {
    // No room, no storage, or a request that cannot be read.
    return 'lost';
  }
}

async function put(photo: File): Promise<void> {
  const headers = {
    'Content-Type': photo.type,
    [fileName]: encodeURIComponent(photo.name),
    [sharedAt]: String(Date.now()),
  };
  const cache = await caches.open(name);
  await cache.put(address, new Response(photo, { headers }));
}

/** Removes a photo that nobody took up for a day. */
export async function dropOldPhoto(): Promise<void> {
  try {
    const photo = await caches.match(address, { cacheName: name });
    if (photo !== undefined && !isFresh(photo, Date.now())) await caches.delete(name);
  } catch {
    // A worker without storage has no photo.
  }
}
