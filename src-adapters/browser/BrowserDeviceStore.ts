import { type DeviceStore, type StoredValue, valueOf } from '#domain/shared/DeviceStore.ts';
import { parseJson } from '#domain/shared/parseJson.ts';
import { BrowserStorage } from './BrowserStorage.ts';

/** Values in localStorage: JSON with a version, or the bare text. */
export class BrowserDeviceStore implements DeviceStore {
  readonly #texts: BrowserStorage;

  constructor(texts: BrowserStorage = new BrowserStorage('re-sale-shop:')) {
    this.#texts = texts;
  }

  read<T>(stored: StoredValue<T>): T | undefined {
    return decode(stored, this.#texts.read(stored.key));
  }

  write<T>(stored: StoredValue<T>, value: T): boolean {
    return this.#texts.write(stored.key, encode(stored, value));
  }

  remove({ key }: Pick<StoredValue<unknown>, 'key'>): void {
    this.#texts.remove(key);
  }

  onChangeElsewhere<T>(stored: StoredValue<T>, listener: (value: T | undefined) => void): () => void {
    return this.#texts.onChangeElsewhere(stored.key, (text) => listener(decode(stored, text)));
  }
}

function encode<T>({ version }: StoredValue<T>, value: T): string {
  return version === null ? String(value) : JSON.stringify({ version, value });
}

function decode<T>(stored: StoredValue<T>, text: string | null): T | undefined {
  if (text === null) return undefined;
  if (stored.version === null) return valueOf(stored, text, null);
  const content = parseJson(text);
  if (content === undefined) return undefined;
  return isEnvelope(content) ? valueOf(stored, content.value, content.version) : valueOf(stored, content, 0);
}

type Envelope = { readonly version: number; readonly value: unknown };

function isEnvelope(content: unknown): content is Envelope {
  return (
    typeof content === 'object' &&
    content !== null &&
    'version' in content &&
    'value' in content &&
    typeof content.version === 'number'
  );
}
