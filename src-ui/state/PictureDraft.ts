import { makeAutoObservable } from 'mobx';
import type { ImageFile } from '#domain/catalogue/ImageHost.ts';
import { type DraftName, isStale } from '#domain/drafting/Draft.ts';
import type { DraftPicture, DraftPictureStore } from '#domain/drafting/DraftPictureStore.ts';
import type { Clock } from '#domain/shared/Clock.ts';

/** The picture of a form's draft. What is asked of it is done in the order in which it was asked. */
export class PictureDraft {
  /** Writings that are under way. */
  pending = 0;
  hasRoom = true;
  readonly #name: DraftName | null;
  readonly #pictures: DraftPictureStore;
  readonly #clock: Clock;
  #isAbandoned = false;
  /** Most forms have no picture: nothing is looked for, and nothing removed. */
  #isUsed = false;
  #latest: { readonly file: ImageFile; readonly url: string | null } | null = null;
  #queue: Promise<unknown> = Promise.resolve();

  /** Without a name nothing is kept. */
  constructor(name: DraftName | null, pictures: DraftPictureStore, clock: Clock) {
    this.#name = name;
    this.#pictures = pictures;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Whether the picture would survive a reload now. */
  get isHeld(): boolean {
    return this.pending === 0 && this.hasRoom;
  }

  /** What an earlier visit left; null when nothing did, or too long ago. */
  async read(): Promise<DraftPicture | null> {
    if (this.#name === null) return null;
    this.#isUsed = true;
    const found = await this.#pictures.read(this.#name);
    if (found === null) return null;
    if (isStale(found.savedAt, this.#clock.now())) {
      await this.keep(null);
      return null;
    }
    this.#latest = found;
    return found;
  }

  /** Keeps the picture, and where it is already; null when there is none any more. */
  async keep(file: ImageFile | null, url: string | null = null): Promise<void> {
    const name = this.#name;
    if (name === null || (file === null && !this.#isUsed)) return;
    if (file !== null && this.#latest?.file === file && this.#latest.url === url) return;
    this.#isUsed = true;
    this.#latest = file === null ? null : { file, url };
    this.begun();
    const isKept = await this.#inTurn(async () => {
      if (this.#isAbandoned) return true;
      if (file !== null) return this.#pictures.write(name, { file, url, savedAt: this.#clock.now() });
      await this.#pictures.remove(name);
      return true;
    });
    this.done(isKept);
  }

  /** Nothing more is kept; what is under way ends first. */
  abandon(): Promise<unknown> {
    this.#isAbandoned = true;
    return this.#queue;
  }

  begun(): void {
    this.pending += 1;
  }

  done(isKept: boolean): void {
    this.pending -= 1;
    this.hasRoom = isKept;
  }

  #inTurn(work: () => Promise<boolean>): Promise<boolean> {
    const turn = this.#queue.then(work);
    this.#queue = turn;
    return turn;
  }
}
