import { makeAutoObservable } from 'mobx';
import type { SharedPhotos } from '#domain/selling/SharedPhotos.ts';
import type { PhotoChoice } from './PhotoChoice.ts';
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
  async take(share: Share, form: Pick<PhotoChoice, 'expect' | 'choose' | 'chosen' | 'done'>): Promise<boolean> {
    const isThere = share === 'kept' || share === 'first';
    const reading = isThere ? this.#photos.read() : Promise.resolve(null);
    const before = form.chosen;
    form.expect(reading);
    const photo = await reading;
    this.tell(isThere && photo === null ? 'lost' : share);
    // A photo that was chosen before the device answered stays.
    if (photo !== null) await (form.chosen === before ? form.choose(photo) : form.done);
    if (this.isHere) await this.#photos.remove();
    return this.isHere;
  }

  tell(share: Share): void {
    this.news = share === 'kept' ? null : share;
  }
}
