import { boolean, is, nullable, number, object, optional, string, unknown } from 'valibot';
import type { FoundPicture, PictureKey, PictureStore, StoredPicture } from '#domain/selling/PictureStore.ts';
import type { Timer } from '#domain/shared/within.ts';
import { browserTimer } from './browserTimer.ts';
import { inTable, type Table } from './inTable.ts';

/** Stored as bytes: browsers may lose the file behind a stored Blob, and some store no Blobs in private windows. */
const storedPicture = object({
  name: string(),
  type: string(),
  bytes: unknown(),
  url: nullable(string()),
  isRaw: optional(boolean()),
  savedAt: number(),
});

/** The name dates from when the table held only drafts' pictures. A new name would lose those. */
const table: Table = { database: 're-sale-shop', version: 1, name: 'draft-pictures' };

/** Pictures in IndexedDB. What it refuses lasts as long as the page, and no error is ever thrown. */
export class IndexedPictureStore implements PictureStore {
  readonly #unsaved = new Map<string, StoredPicture>();
  readonly #timer: Timer;

  constructor(timer: Timer = browserTimer) {
    this.#timer = timer;
  }

  async read(key: PictureKey): Promise<FoundPicture | null> {
    const unsaved = this.#unsaved.get(keyText(key));
    if (unsaved !== undefined) return { ...unsaved, isKept: false };
    let found: unknown;
    await this.#inTable('readonly', (pictures) => {
      const reading = pictures.get([...key]);
      reading.addEventListener('success', () => {
        found = reading.result;
      });
    });
    if (!is(storedPicture, found) || !(found.bytes instanceof ArrayBuffer)) return null;
    const { bytes, name, type, url, isRaw, savedAt } = found;
    return { file: new File([bytes], name, { type }), url, isRaw, savedAt, isKept: true };
  }

  async lacks(key: PictureKey): Promise<boolean> {
    if (this.#unsaved.has(keyText(key))) return false;
    let count = 0;
    const isKnown = await this.#inTable('readonly', (pictures) => {
      const counting = pictures.count([...key]);
      counting.addEventListener('success', () => {
        count = counting.result;
      });
    });
    return isKnown && count === 0;
  }

  async write(key: PictureKey, picture: StoredPicture): Promise<boolean> {
    const { file, url, isRaw, savedAt } = picture;
    this.#unsaved.set(keyText(key), picture);
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) return false;
    // Removed or replaced meanwhile.
    if (this.#unsaved.get(keyText(key)) !== picture) return true;
    const isSaved = await this.#inTable('readwrite', (pictures) =>
      pictures.put({ name: file.name, type: file.type, bytes, url, isRaw, savedAt }, [...key]),
    );
    if (isSaved && this.#unsaved.get(keyText(key)) === picture) this.#unsaved.delete(keyText(key));
    return isSaved;
  }

  async remove(key: PictureKey): Promise<void> {
    this.#unsaved.delete(keyText(key));
    await this.#inTable('readwrite', (pictures) => pictures.delete([...key]));
  }

  async removeAll(folder: string): Promise<void> {
    for (const key of this.#unsaved.keys()) if (JSON.parse(key)[0] === folder) this.#unsaved.delete(key);
    // IndexedDB sorts arrays after all strings, so this range covers every key that begins with the folder.
    await this.#inTable('readwrite', (pictures) => pictures.delete(IDBKeyRange.bound([folder], [folder, []])));
  }

  /** Answers whether the change survives a reload. */
  #inTable(mode: IDBTransactionMode, run: (pictures: IDBObjectStore) => unknown): Promise<boolean> {
    return inTable(table, mode, run, this.#timer);
  }
}

function keyText(key: PictureKey): string {
  return JSON.stringify(key);
}
