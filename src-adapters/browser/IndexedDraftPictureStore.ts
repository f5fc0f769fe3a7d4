import { is, nullable, number, object, string, unknown } from 'valibot';
import { type DraftName, draftKey } from '#domain/drafting/Draft.ts';
import type { DraftPicture, DraftPictureStore } from '#domain/drafting/DraftPictureStore.ts';
import { openDatabase } from './openDatabase.ts';

/** As bytes: a browser may lose the file behind a Blob that it keeps, and some keep none in a private window. */
const keptPicture = object({
  name: string(), type: string(), bytes: unknown(), url: nullable(string()), savedAt: number(),
});

const databaseName = 're-sale-shop';
const version = 1;
const table = 'draft-pictures';

/**
 * Pictures in IndexedDB, where there is room for them. What it will not take is remembered for as long as the
 * page is open, and nothing that is wrong with it ever throws.
 */
export class IndexedDraftPictureStore implements DraftPictureStore {
  readonly #unsaved = new Map<string, DraftPicture>();

  async read(name: DraftName): Promise<DraftPicture | null> {
    const unsaved = this.#unsaved.get(keyText(name));
    if (unsaved !== undefined) return unsaved;
    let found: unknown;
    await this.#inTable('readonly', (pictures) => {
      const reading = pictures.get([...draftKey(name)]);
      reading.addEventListener('success', () => {
        found = reading.result;
      });
    });
    if (!is(keptPicture, found) || !(found.bytes instanceof ArrayBuffer)) return null;
    return { file: new File([found.bytes], found.name, { type: found.type }), url: found.url, savedAt: found.savedAt };
  }

  async write(name: DraftName, picture: DraftPicture): Promise<boolean> {
    const { file, url, savedAt } = picture;
    this.#unsaved.set(keyText(name), picture);
    const bytes = await file.arrayBuffer().catch(() => null);
    if (bytes === null) return false;
    const isKept = await this.#inTable('readwrite', (pictures) =>
      pictures.put({ name: file.name, type: file.type, bytes, url, savedAt }, [...draftKey(name)]));
    if (isKept && this.#unsaved.get(keyText(name)) === picture) this.#unsaved.delete(keyText(name));
    return isKept;
  }

  async remove(name: DraftName): Promise<void> {
    this.#unsaved.delete(keyText(name));
    await this.#inTable('readwrite', (pictures) => pictures.delete([...draftKey(name)]));
  }

  async forget(owner: string): Promise<void> {
    const [address] = draftKey({ form: 'add-product', owner, subject: null });
    for (const key of this.#unsaved.keys()) if (JSON.parse(key)[0] === address) this.#unsaved.delete(key);
    // A list comes after every text: this is all that begins with the address.
    await this.#inTable('readwrite', (pictures) => pictures.delete(IDBKeyRange.bound([address], [address, []])));
  }

  /** Answers whether it is done for good. */
  async #inTable(mode: IDBTransactionMode, run: (pictures: IDBObjectStore) => unknown): Promise<boolean> {
    const database = await openDatabase(databaseName, version, table);
    if (database === null) return false;
    try {
      return await new Promise<boolean>((resolve, reject) => {
        const transaction = database.transaction(table, mode);
        transaction.addEventListener('complete', () => resolve(true));
        transaction.addEventListener('abort', () => reject(transaction.error));
        run(transaction.objectStore(table));
      });
    } catch {
      // No room, or a table of another shape.
      return false;
    } finally {
      database.close();
    }
  }
}

function keyText(name: DraftName): string {
  return JSON.stringify(draftKey(name));
}
