import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ImageFailure, ImageFile } from '#domain/selling/ImageHost.ts';
import { checkChosenPicture } from '#domain/selling/pictureRules.ts';
import type { PreparePicture, UnfitPicture } from '#domain/selling/PreparePicture.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';
import { tellDefect } from '../../state/defects.ts';

/** The photo of a form: chosen, prepared, and kept until it is uploaded. */
export class PhotoChoice {
  /** The picture ready for upload. */
  picture: ImageFile | null = null;
  /** The fault of the latest file. It is shown at once, and an earlier picture stays. */
  unfit: UnfitPicture | null = null;
  /** The photo in preparation. */
  raw: ImageFile | null = null;
  work: AbortController | null = null;
  /** How many photos were chosen. */
  chosen = 0;
  done: Promise<void> = Promise.resolve();
  readonly #prepare: PreparePicture;

  constructor(prepare: PreparePicture) {
    this.#prepare = prepare;
    makeAutoObservable(this, {
      picture: observableRef,
      raw: observableRef,
      unfit: observableRef,
      work: false,
      chosen: false,
      done: false,
    });
  }

  /** The name of the photo in preparation. */
  get preparing(): string | null {
    return this.raw?.name ?? null;
  }

  choose(file: ImageFile): Promise<void> {
    this.cancel();
    this.chosen += 1;
    this.unfit = checkChosenPicture(file);
    if (this.unfit !== null) return this.done;
    this.done = this.#makeReady(file).catch((error: unknown) => {
      this.cancel();
      tellDefect(error);
    });
    return this.done;
  }

  /** The device is being asked for a picture of an earlier visit or another app. Nothing is posted before it answers. */
  expect(reading: Promise<unknown>): void {
    this.done = Promise.all([this.done, reading]).then(() => {});
  }

  /** Restores a picture prepared on an earlier visit. */
  restore(picture: ImageFile): void {
    this.picture = picture;
  }

  remove(): void {
    this.cancel();
    this.picture = null;
    this.unfit = null;
  }

  /** Cancels the preparation of a photo; an earlier picture stays. */
  cancel(): void {
    this.work?.abort();
    this.work = null;
    this.raw = null;
  }

  /**
   * The picture to upload, once it is ready; null if none was chosen. A failure if the preparation fails or only
   * invalid files were chosen, so that nobody posts a product without its picture by accident.
   */
  async settled(): Promise<Result<ImageFile | null, ImageFailure>> {
    // A photo that comes during the wait has to be prepared first.
    let [work, done] = [this.work, this.done];
    await done;
    while (done !== this.done) {
      [work, done] = [this.work, this.done];
      await done;
    }
    if (work !== null && work.signal.aborted) return fail({ code: 'image/cancelled' });
    if (this.unfit === null || (this.picture !== null && work === null)) return ok(this.picture);
    return fail({ code: this.unfit.code === 'image/too-large' ? 'image/too-large' : 'image/not-an-image' });
  }

  async #makeReady(file: ImageFile): Promise<void> {
    const work = new AbortController();
    this.work = work;
    this.raw = file;
    const prepared = await this.#prepare(file, { signal: work.signal });
    runInAction(() => {
      if (this.work !== work) return;
      this.work = null;
      this.raw = null;
      if (prepared.ok) this.picture = prepared.value;
      else if (prepared.failure.code !== 'image/cancelled') this.unfit = prepared.failure;
    });
  }
}
