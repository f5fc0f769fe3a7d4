import { type GenericSchema, literal, object, safeParse, unknown } from 'valibot';
import { BrowserStorage } from './BrowserStorage.ts';

/** What is kept under one key: its name, the version of its shape, and the shape. */
export type Shelf<T> = {
  readonly key: string;
  readonly version: number;
  readonly schema: GenericSchema<unknown, T>;
};

/**
 * Values kept on this device as JSON with a version. What another version wrote, what is damaged
 * and what cannot be read is as good as absent: the product starts without it.
 */
export class DeviceStorage {
  readonly #storage: BrowserStorage;

  constructor(storage: BrowserStorage = new BrowserStorage('re-sale-shop:')) {
    this.#storage = storage;
  }

  read<T>(shelf: Shelf<T>): T | undefined {
    const text = this.#storage.read(shelf.key);
    if (text === null) return undefined;
    const envelope = safeParse(object({ version: literal(shelf.version), value: unknown() }), parseJson(text));
    if (!envelope.success) return undefined;
    const value = safeParse(shelf.schema, envelope.output.value);
    return value.success ? value.output : undefined;
  }

  /** Answers whether the value will survive a reload. */
  write<T>(shelf: Shelf<T>, value: T): boolean {
    return this.#storage.write(shelf.key, JSON.stringify({ version: shelf.version, value }));
  }

  remove(shelf: Shelf<unknown>): void {
    this.#storage.remove(shelf.key);
  }

  /** Calls when another tab changed the value; answers how to stop. */
  onChangeElsewhere(shelf: Shelf<unknown>, listener: () => void): () => void {
    return this.#storage.onChangeElsewhere(shelf.key, listener);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
