import type { ImageFile } from '#domain/selling/ImageHost.ts';
import type { SharedPhotos } from '#domain/selling/SharedPhotos.ts';

export class InMemorySharedPhotos implements SharedPhotos {
  /** The photo that another app has shared. */
  photo: ImageFile | null = null;

  async read(): Promise<ImageFile | null> {
    return this.photo;
  }

  async remove(): Promise<void> {
    this.photo = null;
  }
}
