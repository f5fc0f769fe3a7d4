import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageTypeOf } from '../images/imageTypeOf.ts';

export type StoredImage = { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'image/webp': 'webp',
};

/** Pictures by name, in memory and, if there is one, in a folder. */
export class ImageStore {
  readonly #folder: string | null;
  readonly #images = new Map<string, StoredImage>();

  constructor(folder: string | null) {
    this.#folder = folder;
    if (folder !== null) mkdirSync(folder, { recursive: true });
  }

  /** Answers the picture's name; null if it is not a picture. Equal pictures have one name. */
  keep(bytes: Uint8Array<ArrayBuffer>): string | null {
    const type = imageTypeOf(bytes);
    if (type === null) return null;
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${extensions[type]}`;
    this.#images.set(name, { type, bytes });
    if (this.#folder !== null) writeFileSync(join(this.#folder, name), bytes);
    return name;
  }

  find(name: string): StoredImage | undefined {
    const known = this.#images.get(name);
    if (known !== undefined || this.#folder === null) return known;
    // Accepts only names that this store gave out, because a name may come from anywhere.
    if (!/^[0-9a-f]{24}\.[a-z]+$/.test(name)) return undefined;
    const file = join(this.#folder, name);
    if (!existsSync(file)) return undefined;
    const bytes = new Uint8Array(readFileSync(file));
    const type = imageTypeOf(bytes);
    return type === null ? undefined : { type, bytes };
  }
}
