import type { FoundPicture, PictureKey, PictureStore, StoredPicture } from '#domain/selling/PictureStore.ts';

export class InMemoryPictureStore implements PictureStore {
  readonly #pictures = new Map<string, FoundPicture>();
  /** Whether new pictures would survive a reload. */
  hasRoom = true;

  async read(key: PictureKey): Promise<FoundPicture | null> {
    return this.#pictures.get(JSON.stringify(key)) ?? null;
  }

  async lacks(key: PictureKey): Promise<boolean> {
    return !this.#pictures.has(JSON.stringify(key));
  }

  async write(key: PictureKey, picture: StoredPicture): Promise<boolean> {
    this.#pictures.set(JSON.stringify(key), { ...picture, isKept: this.hasRoom });
    return this.hasRoom;
  }

  async remove(key: PictureKey): Promise<void> {
    this.#pictures.delete(JSON.stringify(key));
  }

  async removeAll(folder: string): Promise<void> {
    for (const key of this.#pictures.keys()) if (JSON.parse(key)[0] === folder) this.#pictures.delete(key);
  }
}
