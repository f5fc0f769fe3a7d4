import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FakeStorage } from '../control/FakeStorage.ts';

/** Stores texts in one file, so that a server restart loses nothing. */
export class FileStorage implements FakeStorage {
  readonly #file: string;
  readonly #texts: Map<string, string>;

  constructor(file: string) {
    this.#file = file;
    mkdirSync(dirname(file), { recursive: true });
    this.#texts = new Map(
      existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>) : [],
    );
  }

  read(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }

  write(key: string, text: string): boolean {
    this.#texts.set(key, text);
    this.#save();
    return true;
  }

  remove(key: string): void {
    if (this.#texts.delete(key)) this.#save();
  }

  /** Only one process uses the file, so nobody else changes it. */
  onExternalChange(): () => void {
    return () => undefined;
  }

  /** Writes a second file first and renames it, so that a killed process never leaves half a file. */
  #save(): void {
    const draft = `${this.#file}.new`;
    writeFileSync(draft, JSON.stringify(Object.fromEntries(this.#texts)));
    renameSync(draft, this.#file);
  }
}
