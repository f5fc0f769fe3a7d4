import { forgetPictures } from '#adapters/browser/pictureCache.ts';
import { addPlugins, cleanupOutdatedCaches, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import type { PrecachedFile } from './PrecachedFile.ts';
import type { WorkerMessage } from './WorkerMessage.ts';
import { isKeptFile, keptPage, openFile } from './keptFiles.ts';
import { isLanguageFile, openLanguageFile } from './keptLanguages.ts';
import { isKeptPicture, openPicture } from './keptPictures.ts';
import { isPage, openPage } from './openPage.ts';
import { isOnDemand } from './onDemand.ts';
import { dropOldPhoto, isSharing, openShared } from './sharedPhotos.ts';
import { ofItsKind } from './ofItsKind.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** The build writes the release's files here: src/build/fillServiceWorker.ts. */
  readonly __WB_MANIFEST: readonly PrecachedFile[];
};

const files: readonly PrecachedFile[] = self.__WB_MANIFEST;

addPlugins([ofItsKind]);
precache([...files]);
cleanupOutdatedCaches();
registerRoute(isKeptFile, openFile);
registerRoute(isPage, openPage(keptPage));
registerRoute(isSharing, openShared(forgetPictures), 'POST');
registerRoute(isKeptPicture, openPicture);
registerRoute(isLanguageFile, openLanguageFile);

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  // Sharing a photo replaces the earlier one itself.
  if (event.request.mode === 'navigate' && event.request.method === 'GET') event.waitUntil(dropOldPhoto());
});

self.addEventListener('message', (event) => {
  const { type, loaded } = event.data as WorkerMessage;
  if (type === 'take-over') event.waitUntil(takeOver(loaded));
});

/**
 * A waiting worker replaces the old one only for a single tab that already shows the worker's release. Other tabs may
 * show the old release and need its files.
 */
async function takeOver(loaded: readonly string[]): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const addresses = new Set(files.map(({ url }) => url));
  if (tabs.length === 1 && loaded.every((address) => addresses.has(address) || isOnDemand(address)))
    await self.skipWaiting();
}
