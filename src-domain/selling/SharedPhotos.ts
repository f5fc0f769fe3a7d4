import type { ImageFile } from './ImageHost.ts';

/** The photo that another app on this device shared with the shop. There is at most one, and it waits for a day. */
export interface SharedPhotos {
  read(): Promise<ImageFile | null>;
  remove(): Promise<void>;
}
