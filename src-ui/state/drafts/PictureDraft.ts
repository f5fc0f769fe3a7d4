import { makeAutoObservable, observableRef } from 'mobx';
import type { ImageFile } from '#domain/selling/ImageHost.ts';
import type { PictureKey, PictureStore, StoredPicture } from '#domain/selling/PictureStore.ts';
import type { Clock } from '#domain/shared/Clock.ts';
import type { CancelSignal } from '#domain/shared/reading.ts';
import { type DraftName, draftKey, isStale } from './Draft.ts';

type PictureDraftParts = {
  readonly pictureStore: PictureStore;
  readonly clock: Clock;
  /** Aborts when the owner signs out. */
  readonly left: CancelSignal;
};

type Picture = Omit<StoredPicture, 'savedAt'>;

/** The picture of a form's draft. Its operations run in the order of their calls. */
export class PictureDraft {
  /** Writes in progress. */
  pending = 0;
  hasRoom = true;
  /** Whether a chosen picture is not ready to be kept. */
  isComing = false;
  readonly #key: PictureKey | null;
  readonly #parts: PictureDraftParts;
  /** The picture that another tab has chosen, null if it has removed it; undefined once the form shows it. */
  heard: StoredPicture | null | undefined = undefined;
  /** Whether another tab has removed the draft, with its picture, since this one saved it last. */
  isRemoved = false;
  /** Most forms have no picture, so nothing is read or removed. */
  #isUsed = false;
  /** The number of pictures kept or removed on this visit. */
  #changes = 0;
  #latest: Picture | null = null;
  /** When the stored picture was saved, as far as this tab knows; null without one. */
  #savedAt: number | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  /** `name`: null if nothing is to be saved. */
  constructor(parts: PictureDraftParts, name: DraftName | null) {
    this.#key = name === null ? null : draftKey(name);
    this.#parts = parts;
    makeAutoObservable(this, { heard: observableRef, isAbandoned: false, isRemoved: false });
  }

  /** The owner has signed out: nothing more is saved. */
  get isAbandoned(): boolean {
    return this.#parts.left.aborted;
  }

  /** Whether the picture would survive a reload now. */
  get isHeld(): boolean {
    return this.pending === 0 && this.hasRoom && !this.isComing;
  }

  /** The picture of an earlier visit; null if there is none, it is too old, or this visit has removed or replaced it. */
  async read(): Promise<StoredPicture | null> {
    if (this.#key === null) return null;
    this.#isUsed = true;
    const changes = this.#changes;
    const found = await this.#parts.pictureStore.read(this.#key);
    if (found === null || changes !== this.#changes) return null;
    if (isStale(found.savedAt, this.#parts.clock.now())) {
      await this.keep(null);
      return null;
    }
    this.#latest = found;
    this.#savedAt = found.savedAt;
    this.found(found.isKept);
    return found;
  }

  /** Another tab has saved the draft. A picture that was chosen here and is not stored yet stays. */
  async lookAgain(): Promise<void> {
    if (this.#key === null || !this.#isUsed || !this.isHeld) return;
    const changes = this.#changes;
    const found = await this.#parts.pictureStore.read(this.#key);
    // A device that does not answer takes no photo from the form.
    if (found === null && !(await this.#parts.pictureStore.lacks(this.#key))) return;
    if (changes !== this.#changes || this.isComing || this.#savedAt === (found?.savedAt ?? null)) return;
    this.#latest = found;
    this.#savedAt = found?.savedAt ?? null;
    this.hear(found);
  }

  hear(picture: StoredPicture | null | undefined): void {
    this.heard = picture;
  }

  /** Whether this is the picture that was saved or restored last. */
  holds(file: ImageFile | null, url: string | null): boolean {
    if (file === null) return this.#latest === null;
    return this.#latest?.file === file && this.#latest.url === url;
  }

  /** Saves the picture and its URL at the image host; null removes it. */
  async keep(file: ImageFile | null, url: string | null = null, isRaw = false): Promise<void> {
    this.#changes += 1;
    this.isRemoved = false;
    const key = this.#key;
    if (key === null || (file === null && !this.#isUsed)) return;
    if (file !== null && this.holds(file, url)) return;
    this.#isUsed = true;
    this.#latest = file === null ? null : { file, url, isRaw };
    this.begun();
    const isSaved = await this.#inTurn(async () => {
      if (this.isAbandoned) return true;
      this.#savedAt = file === null ? null : this.#parts.clock.now();
      if (file !== null && this.#savedAt !== null)
        return this.#parts.pictureStore.write(key, { file, url, isRaw, savedAt: this.#savedAt });
      await this.#parts.pictureStore.remove(key);
      return true;
    });
    this.done(isSaved);
  }

  /** Saves the latest picture once more if another tab has removed it. */
  keepAgain(): void {
    if (!this.isRemoved) return;
    const latest = this.#latest;
    this.#latest = null;
    if (latest !== null) void this.keep(latest.file, latest.url, latest.isRaw);
  }

  expect(isComing: boolean): void {
    this.isComing = isComing;
  }

  found(isKept: boolean): void {
    this.hasRoom = isKept;
  }

  begun(): void {
    this.pending += 1;
  }

  done(isSaved: boolean): void {
    this.pending -= 1;
    this.hasRoom = isSaved;
  }

  #inTurn(work: () => Promise<boolean>): Promise<boolean> {
    const turn = this.#queue.then(work);
    this.#queue = turn;
    return turn;
  }
}
