import { BrowserPaymentRecords } from '#adapters/browser/BrowserPaymentRecords.ts';
import { CachedSharedPhotos } from '#adapters/browser/CachedSharedPhotos.ts';
import { IndexedPictureStore } from '#adapters/browser/IndexedPictureStore.ts';
import { preparePicture } from '#adapters/browser/photo/preparePicture.ts';
import type { PageServices, ShopPorts } from '../Adapters.ts';

/** The device's ports for the pages beyond Home, live and in the demo. Payment records belong to each person. */
export function devicePorts({ session, clock, deviceStore }: PageServices): Omit<ShopPorts, 'imageHost'> {
  return {
    paymentRecords: new BrowserPaymentRecords({
      owner: () => session.actor?.account.email ?? null,
      clock,
      device: deviceStore,
    }),
    pictureStore: new IndexedPictureStore(),
    preparePicture,
    sharedPhotos: new CachedSharedPhotos(clock),
  };
}
