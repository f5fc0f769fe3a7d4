import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ImageFailure, ImageFile } from '#domain/catalogue/ImageHost.ts';
import { checkChosenPicture } from '#domain/catalogue/pictureRules.ts';
import type { PreparePicture, UnfitPicture } from '#domain/catalogue/PreparePicture.ts';
import { type Result, fail, ok } from '#domain/shared/Result.ts';

/** The photo of a form: chosen, made ready, kept until it is sent. */
export class PhotoChoice {
  /** What will be sent: made ready already. */
  picture: ImageFile | null = null;
  /** What is wrong with the file chosen last; it is said at once, and an earlier picture stays. */
  unfit: UnfitPicture | null = null;
  /** The name of the photo that is being made ready. */
  preparing: string | null = null;
  work: AbortController | null = null;
  done: Promise<void> = Promise.resolve();
  readonly #prepare: PreparePicture;

  constructor(prepare: PreparePicture) {
    this.#prepare = prepare;
    makeAutoObservable(this, { picture: observableRef, unfit: observableRef, work: false, done: false });
  }

  choose(file: ImageFile): Promise<void> {
    this.cancel();
    this.unfit = checkChosenPicture(file);
    if (this.unfit !== null) return this.done;
    this.done = this.#makeReady(file);
    return this.done;
  }

  /** One that was made ready at an earlier visit. */
  restore(picture: ImageFile): void {
    this.picture = picture;
  }

  remove(): void {
    this.cancel();
    this.picture = null;
    this.unfit = null;
  }

  /** The photo being made ready is dropped; an earlier one stays. */
  cancel(): void {
    this.work?.abort();
    this.work = null;
    this.preparing = null;
  }

  /**
   * The picture to be sent, once it is ready; null when none was chosen. A failure where the one that is waited for
   * comes to nothing, or where all that was chosen is no picture: nobody should miss it only when it is posted.
   */
  async settled(): Promise<Result<ImageFile | null, ImageFailure>> {
    const { work } = this;
    await this.done;
    if (work !== null && work.signal.aborted) return fail({ code: 'image/cancelled' });
    if (this.unfit === null || (this.picture !== null && work === null)) return ok(this.picture);
    return fail({ code: this.unfit.code === 'image/too-large' ? 'image/too-large' : 'image/not-an-image' });
  }

  async #makeReady(file: ImageFile): Promise<void> {
    const work = new AbortController();
    this.work = work;
    this.preparing = file.name;
    const prepared = await this.#prepare(file, { signal: work.signal });
    runInAction(() => {
      if (this.work !== work) return;
      this.work = null;
      this.preparing = null;
      if (prepared.ok) this.picture = prepared.value;
      else if (prepared.failure.code !== 'image/cancelled') this.unfit = prepared.failure;
    });
  }
}
