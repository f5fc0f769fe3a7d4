import type { Clock } from '#domain/shared/Clock.ts';
import type { ImageFile } from '#domain/selling/ImageHost.ts';
import type { SharedPhotos } from '#domain/selling/SharedPhotos.ts';
import { type Timer, within } from '#domain/shared/within.ts';
import { browserTimer } from './browserTimer.ts';
import { isFresh, sharedPhotoCache } from './sharedPhotoCache.ts';

const { name, address, fileName } = sharedPhotoCache;

/** Milliseconds. A browser whose storage is broken may never answer. */
const limit = 3000;

/** The photo that the service worker left in the browser's cache. */
export class CachedSharedPhotos implements SharedPhotos {
  readonly #clock: Clock;
  readonly #timer: Timer;

  constructor(clock: Clock, timer: Timer = browserTimer) {
    this.#clock = clock;
    this.#timer = timer;
  }

  read(): Promise<ImageFile | null> {
    return within(limit, this.#read(), () => null, this.#timer);
  }

  remove(): Promise<void> {
    return within(limit, this.#remove(), () => {}, this.#timer);
  }

  async #read(): Promise<ImageFile | null> {
    try {
      const photo = await caches.match(address, { cacheName: name });
      if (photo === undefined || !isFresh(photo, this.#clock.now())) return null;
      const content = await photo.blob();
      return new File([content], decodeURIComponent(photo.headers.get(fileName) ?? ''), { type: content.type });
    } catch {
      // Forbidden, or not available without HTTPS.
      return null;
    }
  }

  async #remove(): Promise<void> {
    try {
      await caches.delete(name);
    } catch {
      // Then nothing was left there, either.
    }
  }
}
