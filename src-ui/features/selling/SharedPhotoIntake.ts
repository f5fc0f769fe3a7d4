import { makeAutoObservable } from 'mobx';
import type { ImageFile } from '#domain/selling/ImageHost.ts';
import type { SharedPhotos } from '#domain/selling/SharedPhotos.ts';
import type { Share } from './shareOf.ts';

/** Hands a photo that another app shared to the form. */
export class SharedPhotoIntake {
  /** The news for the person; null if the photo is simply there. */
  news: Exclude<Share, 'kept'> | null = null;
  isHere = true;
  readonly #photos: SharedPhotos;

  constructor(photos: SharedPhotos) {
    this.#photos = photos;
    makeAutoObservable(this, { isHere: false });
  }

  start(): void {
    this.isHere = true;
  }

  stop(): void {
    this.isHere = false;
  }

  /** Answers whether it is done. A photo stays for the next visit if the form closes before it is ready. */
  async take(share: Share, choose: (photo: ImageFile) => Promise<void>): Promise<boolean> {
    const isThere = share === 'kept' || share === 'first';
    const photo = isThere ? await this.#photos.read() : null;
    this.tell(isThere && photo === null ? 'lost' : share);
    if (photo !== null) await choose(photo);
    if (this.isHere) await this.#photos.remove();
    return this.isHere;
  }

  tell(share: Share): void {
    this.news = share === 'kept' ? null : share;
  }
}
