/** The cache in which the service worker keeps pictures that were seen. */
export const pictureCache = 'pictures';

/** A page does this itself: after a reload past the cache, no worker listens to it. */
export async function forgetPictures(): Promise<void> {
  try {
    await caches.delete(pictureCache);
  } catch {
    // Forbidden, or not available without HTTPS: then nothing was kept there, either.
  }
}
