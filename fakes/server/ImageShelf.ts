import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export type KeptImage = { readonly type: string; readonly bytes: Uint8Array<ArrayBuffer> };

/** Signatures of the formats that a browser shows as pictures. */
const formats: readonly (readonly [type: string, extension: string, begins: RegExp])[] = [
  ['image/jpeg', 'jpg', /^\xFF\xD8\xFF/],
  ['image/png', 'png', /^\x89PNG/],
  ['image/gif', 'gif', /^GIF8/],
  ['image/webp', 'webp', /^RIFF[^]{4}WEBP/],
];

/** Pictures by their name: in memory, and in a folder where there is one. */
export class ImageShelf {
  readonly #folder: string | null;
  readonly #kept = new Map<string, KeptImage>();

  constructor(folder: string | null) {
    this.#folder = folder;
    if (folder !== null) mkdirSync(folder, { recursive: true });
  }

  /** Answers the picture's name; null for what is no picture. The same picture has one name. */
  keep(bytes: Uint8Array<ArrayBuffer>): string | null {
    const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1');
    const format = formats.find(([, , begins]) => begins.test(head));
    if (format === undefined) return null;
    const [type, extension] = format;
    const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${extension}`;
    this.#kept.set(name, { type, bytes });
    if (this.#folder !== null) writeFileSync(join(this.#folder, name), bytes);
    return name;
  }

  find(name: string): KeptImage | undefined {
    const kept = this.#kept.get(name);
    if (kept !== undefined || this.#folder === null) return kept;
    const format = formats.find(([, extension]) => name.endsWith(`.${extension}`));
    // Only names that this shelf gives: a name may come from anywhere.
    if (format === undefined || !/^[0-9a-f]{24}\.[a-z]+$/.test(name)) return undefined;
    const file = join(this.#folder, name);
    return existsSync(file) ? { type: format[0], bytes: new Uint8Array(readFileSync(file)) } : undefined;
  }
}
